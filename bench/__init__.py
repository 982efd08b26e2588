"""Benchmarks against what a user would pick instead. Nothing here ever fails a test."""
