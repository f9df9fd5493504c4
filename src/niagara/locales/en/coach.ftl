# The coach in the first game: one short bubble at each new kind of moment, beside the thing it speaks of.

coach = Coach
coach-silence = No more tips
coach-tile = Everyone picks a tile in secret. Its number is how many steps each of your canoes takes.
coach-paddle = The bright discs show where your canoe can go. Loading a gem costs 2 steps.
coach-home = A gem counts only when it’s ashore. Bring it home when you can.
coach-forecast = This is how far the river may flow at the end of the round. The lowest tile decides.
coach-danger = Careful! The river may carry your canoe over the falls. Get away in time.
coach-carry = Your gem isn’t safe yet. An empty canoe that paddles up and stops beside yours may steal it.
coach-steal = You can steal a gem here. It costs no steps.
coach-weather = The cloud makes the river slower or faster, until another cloud changes it.
coach-ransom = A canoe over the falls comes back for one gem, before you choose your tile.
coach-gem = Your first gem! You win with four of a kind, one of each kind, or seven in all.
