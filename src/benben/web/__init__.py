"""The web table: pages, live stream and JSON API over `benben.table`."""
