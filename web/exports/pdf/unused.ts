/* Stands for modules that a library names and we never reach (vite.config.ts). */
export {};
