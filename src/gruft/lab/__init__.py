"""The lab: simulation, benchmarks, reports."""
