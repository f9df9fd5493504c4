"""PettingZoo, by turns: four agents play at random."""

from niagara.env import niagara_v0

env = niagara_v0.env(seats=4, round_limit=20)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        print(f"{agent}: {reward:+.2f}")
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
