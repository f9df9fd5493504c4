# What bots say at great moments, by temperament, no line twice in a game. Of "yours", "pity" and "revenge" a person may be the one spoken to.
bot-says-stole-1 = { $temperament ->
    [cautious] Sorry. It looked safer with me.
    [thief] Mine now!
    [racer] Too slow!
    [gambler] Luck likes me today.
    [collector] That one was missing.
   *[rainmaker] Finders keepers.
}
bot-says-stole-2 = { $temperament ->
    [cautious] I only took it out of the current.
    [thief] Thanks for carrying it.
    [racer] Coming through!
    [gambler] Had to try it.
    [collector] It suits my set.
   *[rainmaker] A fair wind brought me.
}
bot-says-robbed-1 = { $temperament ->
    [cautious] I knew I should have stayed ashore.
    [thief] Respect. That was neat.
    [racer] I’ll catch you!
    [gambler] Easy come, easy go.
    [collector] Not that one!
   *[rainmaker] I’ll remember that when it rains.
}
bot-says-robbed-2 = { $temperament ->
    [cautious] And I was so careful.
    [thief] Hey, that’s my line!
    [racer] You won’t get far.
    [gambler] Double or nothing?
    [collector] There’s a hole in my set now.
   *[rainmaker] Clouds are gathering.
}
bot-says-lost-1 = { $temperament ->
    [cautious] This is why I stay close to shore.
    [thief] Nobody saw that, right?
    [racer] Too fast. Again.
    [gambler] Worth it!
    [collector] My lovely canoe!
   *[rainmaker] A little too much water.
}
bot-says-lost-2 = { $temperament ->
    [cautious] Never again.
    [thief] The river steals, too.
    [racer] Well, it was quick.
    [gambler] The falls always collect.
    [collector] And I can’t even keep the splinters.
   *[rainmaker] I ordered less rain.
}
bot-says-won-1 = { $temperament ->
    [cautious] Slow and dry. Good game!
    [thief] Best haul in years. Good game!
    [racer] First! Good game!
    [gambler] Jackpot! Good game!
    [collector] The set is complete. Good game!
   *[rainmaker] Sunshine at last. Good game!
}
bot-says-won-2 = { $temperament ->
    [cautious] Careful pays. Well played, all!
    [thief] I’d never steal a win. Well played!
    [racer] Anyone for another lap?
    [gambler] All in, and it paid off!
    [collector] They look so good together.
   *[rainmaker] The weather was on my side.
}
bot-says-bold-1 = { $temperament ->
    [cautious] I can’t look.
    [thief] Bring it up here, will you?
    [racer] Now that’s fast water.
    [gambler] Now you’re talking!
    [collector] Ooh, a shiny one.
   *[rainmaker] I could make it rain…
}
bot-says-bold-2 = { $temperament ->
    [cautious] That’s very near the edge!
    [thief] I’ll wait for you upstream.
    [racer] Paddle!
    [gambler] I’d have done the same.
    [collector] Do you need that one?
   *[rainmaker] Brave. Seen the sky?
}
bot-says-yours-1 = { $temperament ->
    [cautious] Sorry. You were drifting so near the edge.
    [thief] Don’t look so sad. You’d have done the same.
    [racer] You looked away for a second!
    [gambler] You had it, I wanted it. Even odds.
    [collector] You don’t mind, do you? It completes a row.
   *[rainmaker] Your gem? The wind blew it over to me.
}
bot-says-yours-2 = { $temperament ->
    [cautious] I’ll take good care of it for you.
    [thief] You carry, I keep. Fair?
    [racer] You were in my lane.
    [gambler] I bet you didn’t see that coming.
    [collector] You have such good taste in gems.
   *[rainmaker] Next time hold on tighter in a storm.
}
bot-says-revenge-1 = { $temperament ->
    [cautious] I don’t hold grudges. Well, one.
    [thief] Stolen back is only half stolen.
    [racer] Told you I’d catch you!
    [gambler] And that makes us even.
    [collector] Back where it belongs.
   *[rainmaker] I said I’d remember.
}
bot-says-pity-1 = { $temperament ->
    [cautious] Oh no. I felt that one myself.
    [thief] Pity. I’d have liked to take that one.
    [racer] You almost had the speed for it!
    [gambler] Brave bet. Next time it holds.
    [collector] Your poor canoe. It was so pretty.
   *[rainmaker] Sorry. That was more water than I ordered.
}
bot-says-pity-2 = { $temperament ->
    [cautious] Come ashore and warm up.
    [thief] The river is the worst thief of us all.
    [racer] Up you get, next lap!
    [gambler] You win some, you swim some.
    [collector] I’d have fished it out for you.
   *[rainmaker] The sky did warn us, you know.
}
bot-says-near-1 = { $temperament ->
    [cautious] One more gem? I’m getting nervous.
    [thief] One more? I know where I’m going next.
    [racer] One to go? Everybody, faster!
    [gambler] One more gem? The stakes are rising.
    [collector] Just one more? Don’t let me watch.
   *[rainmaker] One more gem? Time to change the weather.
}
