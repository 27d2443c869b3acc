"""A kind of import contract: layers of which one is made of modules that need not be listed."""

from __future__ import annotations

from typing import Any

from grimp import ImportGraph
from importlinter.contracts.layers import Layer, LayersContract, ModuleTail
from importlinter.domain.contract import ContractCheck

REST = "*"


class LayersWithModules(LayersContract):
    """As `layers`, in one container; the layer "*" is everything in it that no other layer names.

    What lies in that layer may import each other here: which expansion may import which is said by `Module.needs`, and
    checked by `tests/nucleum/test_module_laws.py`.
    """

    type_name = "layers_with_modules"

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Return whether all imports point downwards."""
        contract: Any = self
        (container,) = contract.containers
        named = {tail.name for layer in contract.layers for tail in layer.module_tails}
        inside = {child.removeprefix(f"{container}.") for child in graph.find_children(str(container))}
        rest = Layer({ModuleTail(name) for name in inside - named}, is_independent=False)
        contract.layers = [rest if ModuleTail(REST) in layer.module_tails else layer for layer in contract.layers]
        return super().check(graph, verbose)
