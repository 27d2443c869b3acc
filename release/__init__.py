"""What a release takes: its tag, the digest of the image it is built on."""
