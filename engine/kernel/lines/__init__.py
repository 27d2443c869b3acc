"""Typed lines: words that stand for choices of the open question and of those after it.

`typed` limits and folds what is typed, `positions` moves along the questions, `grammar` reads the words, `completion`
finds those that can follow.
"""
