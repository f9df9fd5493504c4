"""Training by self-play on the batch simulator (extra `train`): docs/training.md."""
