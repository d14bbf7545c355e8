"""Databases for tables, as the store's tests have them."""

from tests.store.conftest import postgres, server, sqlite, url

__all__ = ["postgres", "server", "sqlite", "url"]
