game-name = Fox
game-pitch = One hides in the wood, the others search it together.

option-rounds = Rounds
option-rounds-8 = 8
option-rounds-12 = 12

ask-SneakAway = Where do you sneak?
turn-SneakAway = The fox sneaks.
ask-WalkOn = Where does the hound go?
turn-WalkOn = A hound walks.
move-Sneak = { $field }
chose-Sneak = sneak to { $field }
move-Walk = { $field }
chose-Walk = walk to { $field }

story-Sneaked = The fox sneaked, in round { $round }.
story-Hid = { $seat } hides on { $field }.
story-Seen = The fox was seen on { $field }.
story-Searched = { $seat } searched { $field } and found nothing.
story-Caught = { $seat } caught the fox on { $field }!

category-hunt = hunt
