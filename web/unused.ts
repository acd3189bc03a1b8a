/* Replaces modules that libraries import and we never use (vite.config.ts). */

/** Wouter would parse patterns of addresses with it; we have none. */
export const parse = undefined;
