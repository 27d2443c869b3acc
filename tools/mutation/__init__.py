"""Checks that the tests notice broken rules.

`breaks/` breaks the rules of the coverage tables one by one, by hand; `tests/tools/test_rows.py` checks that a test
named in the row fails. `run.py` changes the code at random, with mutmut.
"""
