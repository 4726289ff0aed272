# Words on moves

remarks-title = Words on this move
remarks-none = Nobody has said anything about it yet.
remarks-players = Only players write here.
remarks-explained = After the end, everybody reads everything. Until then, nobody but you reads what is for later. A spectator could tell a player.
remarks-partners = Partners must not talk before the end, so what you write appears then.
remarks-praised = Moves that got a reaction
remark-said = { $player }: { $text }
remark-earlier = { $player }, on an earlier move: { $text }
remark-form = Words on this move
remark-to-all = Everybody sees it at once
remark-to-watchers = Spectators now, players after the end
remark-to-later = Everybody sees it after the end
remark-remove = Remove a remark
reaction-bravo = Bravo
reaction-ha = Ha
reaction-wow = Wow
reaction-hm = Hm
reaction-luck = Lucky

# Managing a server

manage-remarks = Words on moves: on. Players can leave remarks and reactions.
manage-no-remarks = Words on moves: off. Nobody can leave new ones.

# Buttons

button-remarks = Words
button-remark = Write
button-remark-all = For everybody
button-remark-watchers = For spectators
button-remark-later = For later
button-allow-remarks = Turn words on moves on
button-forbid-remarks = Turn words on moves off

# Menu of a message

menu-remark = Words on this move

# Errors

error-remark-empty = There is nothing to read in it, so nothing was saved.
error-remark-partners = You have a partner in this match, and partners must not talk before the end. Write something for later.
error-remarks-on-move = You have left { $most } remarks on this move. Say more about another one.
error-remarks-in-match = You have left { $most } remarks in this match. Remove one to write another.
error-reactions-in-match = You have left { $most } reactions in this match. Take one back to leave another.
error-remarks-off = Those who manage this server have turned words on moves off.
