"""Pages: pure functions from what a visitor may see to HTML. Nothing here knows how it is sent.

No page has a script or a style in it, and none asks anybody but us for anything: everything comes from `/static/`.
"""
