"""Gymnasium, 256 games at once on the packed engine: random play against the quick policy."""

import gymnasium
import numpy as np

envs = gymnasium.make_vec("niagara.env.single:Niagara-v0", num_envs=256, rivals="quick")
observations, infos = envs.reset(seed=1)
rng, ended = np.random.default_rng(1), 0
for _ in range(100):
    masks = infos["action_mask"]
    actions = np.argmax(rng.random(masks.shape) * masks, axis=1)
    observations, rewards, terminated, truncated, infos = envs.step(actions)
    ended += terminated.sum()
print(f"{ended} games ended")
