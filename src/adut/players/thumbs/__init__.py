"""Rules of thumb, one module per family of games, named after the family.

A family's module has ``choose(sight, rng)``, which returns one of ``sight.moves``.
"""
