"""The rules of Nucleum. Its modules are registered before anything else is used."""

from engine.nucleum import modules as modules
