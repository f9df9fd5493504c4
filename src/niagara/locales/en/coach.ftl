# The coach in the first game: one short bubble at each new kind of moment, beside the thing it speaks of.

coach = Coach
coach-got-it = Got it
coach-silence = No more tips
coach-goal = Bring gems home in your canoes. You win with four of a kind, one of each kind, or any seven.
coach-tile = Everyone picks a tile in secret. Its number is how many steps each of your canoes takes.
coach-paddle = The glowing discs show where your canoe can go.
coach-letters = Your canoes wear A and B. The letters on the rings show which of them can go there.
coach-load = You can load a gem at the ring. Loading costs 2 steps, and a canoe carries one gem.
coach-home = Now take it home: paddle up the river to the shore. Only gems ashore count.
coach-forecast = This is how far the river may flow at the end of the round. The lowest tile decides.
coach-ghost = The pale canoe shows how far the river may carry yours at the end of the round.
coach-danger = { $sure ->
    [yes] Careful! The river will carry your canoe over the falls unless you save it now.
   *[no] Careful! The river may carry your canoe over the falls. Get away in time.
}
coach-carry = Your gem isn’t safe yet. An empty canoe that paddles up and stops beside yours may steal it.
coach-steal = You can steal the gem at the ring. Stealing itself costs no steps.
coach-weather = The cloud makes the river slower or faster, until another cloud changes it.
coach-ransom = A canoe over the falls comes back for one gem, before you choose your tile.
coach-lost = One of your canoes is lost. Once you have a gem ashore, you can buy it back before you choose a tile.
coach-gem = Well done, your first gem! It counts for every goal: four alike, all five kinds, any seven. By your name you see what is still missing.
coach-last = You’re one gem from winning! Check which one you need, and bring it home.
coach-rival = { $name } is one gem from winning. Steal it on the river, or be faster.
# What has just happened, and how to avoid it next time.
coach-robbed = { $name } paddled up to you with an empty canoe and could steal your gem. Don’t stop with a gem where an empty canoe below can reach you.
coach-fell = Your canoe was too close: the river swept it over the falls. Here you see how far the river may flow. Stay farther away than that.
