"""Bots: whoever plays a seat without being a person."""
