# Words on moves

remarks-title = この手へのひとこと
remarks-none = まだ誰も何も言っていません。
remarks-players = 書けるのはプレイヤーだけです。
remarks-explained = 終了後は全員がすべて読めます。「終了後に」は、それまで自分だけが読めます。観戦者がプレイヤーに話すこともありえます。
remarks-partners = 味方どうしは終了まで話せないので、書いたものは終了後に表示されます。
remarks-praised = 反応のあった手
remark-said = { $player }「{ $text }」
remark-earlier = { $player }（前の手に）「{ $text }」
remark-form = この手へのひとこと
remark-to-all = すぐに全員に表示されます
remark-to-watchers = 今は観戦者に、終了後はプレイヤーにも表示されます
remark-to-later = 終了後、全員に表示されます
remark-remove = ひとことを消す
reaction-bravo = お見事
reaction-ha = 笑った
reaction-wow = びっくり
reaction-hm = うーん
reaction-luck = 強運

# Managing a server

manage-remarks = 手へのひとこと：有効。プレイヤーは手にひとことや反応を残せます。
manage-no-remarks = 手へのひとこと：無効。新しく残すことはできません。

# Buttons

button-remarks = ひとこと
button-remark = 書く
button-remark-all = 全員に
button-remark-watchers = 観戦者に
button-remark-later = 終了後に
button-allow-remarks = 手へのひとことを有効にする
button-forbid-remarks = 手へのひとことを無効にする

# Menu of a message

menu-remark = この手へのひとこと

# Errors

error-remark-empty = 読める文字がないので、何も保存しませんでした。
error-remark-partners = この対戦には味方がいて、味方どうしは終了まで話せません。「終了後に」で書いてください。
error-remarks-on-move = この手にはもう{ $most }件書きました。ほかの手にどうぞ。
error-remarks-in-match = この対戦ではもう{ $most }件書きました。一つ消せば、また書けます。
error-reactions-in-match = この対戦ではもう{ $most }件反応しました。一つ取り消せば、また残せます。
error-remarks-off = このサーバーの管理者が、手へのひとことを無効にしています。
