"""Tests of Dark Domains."""
