/** Loaded with the command that fills everything. */
export const FILL = {
  done: "Everything that was empty has been filled.",
  doneButNames:
    "Everything that was empty has been filled, except for a name you typed that isn't the right length yet.",
  failed: (why: string) => `Nothing was filled. ${why}`,
} as const;
