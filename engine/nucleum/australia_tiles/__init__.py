"""What Australia's box adds to any map with routes: action tiles, contracts, the transport milestone."""
