/** The results of filling everything empty, loaded with that command. */
export const FILL = {
  done: "Everything that was empty has been filled.",
  doneButNames:
    "Everything that was empty has been filled, except for a name you typed that isn't the right length yet.",
  failed: (why: string) => `Nothing was filled. ${why}`,
} as const;
