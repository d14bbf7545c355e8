"""For translators: what a language has, lacks, and must look at again; all messages on one page."""
