"""Gymnasium: one seat at random against three bots."""

import gymnasium

env = gymnasium.make("niagara.env.single:Niagara-v0", rivals=["drifter", "paddler", "guide"])
observation, info = env.reset(seed=1)
terminated = False
while not terminated:
    action = env.action_space.sample(info["action_mask"])
    observation, reward, terminated, truncated, info = env.step(action)
print(f"seat {info['seat']} after {info['round']} rounds: {reward:+.2f}")
