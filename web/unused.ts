/* Replaces modules that libraries import but we never use (see vite.config.ts). */

/** Wouter uses it to parse route patterns, but we have none. */
export const parse = undefined;
