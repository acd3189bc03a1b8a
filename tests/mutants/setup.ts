import fc from "fast-check";

/* A mutant is killed by the first counterexample. To look for the smallest one would take minutes. */
fc.configureGlobal({ endOnFailure: true });
