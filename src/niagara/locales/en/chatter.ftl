# What bots say at great moments, by temperament; two ways to say each.
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
