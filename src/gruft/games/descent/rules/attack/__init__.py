"""Attacks, step by step."""
