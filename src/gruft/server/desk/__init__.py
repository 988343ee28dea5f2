"""The desk: dear requests, worked out in processes of their own."""
