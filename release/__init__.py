"""Tools for a release: its tag, the digest of the image it is built on."""
