"""PettingZoo, all at once: who has nothing to decide may only answer `done`."""

from niagara.env import niagara_v0

env = niagara_v0.parallel_env(seats=3, round_limit=20)
seen, infos = env.reset(seed=1)
while env.agents:
    actions = {a: env.action_space(a).sample(seen[a]["action_mask"]) for a in env.agents}
    seen, rewards, terminations, truncations, infos = env.step(actions)
print(rewards)
