"""Judges what the solver says about random systems by exact rational arithmetic."""
