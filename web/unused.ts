/* Stands for modules that a library names and we never reach (vite.config.ts). */

/** What wouter would match patterns with: the app's addresses are none. */
export const parse = undefined;
