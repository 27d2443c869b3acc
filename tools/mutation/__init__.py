"""Whether the tests notice it when a rule is broken.

`breaks/` breaks the rules of the coverage tables one by one, by hand; `tests/tools/test_rows.py` sees that a test named
in the row fails. `run.py` breaks the code everywhere, with cosmic-ray.
"""
