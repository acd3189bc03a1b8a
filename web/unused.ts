/* Replaces modules that libraries import but we never use (see vite.config.ts). */

/** Wouter parses route patterns with this, but we have none. */
export const parse = undefined;
