/** What Fill says, loaded when it is pressed. */
export const FILL = {
  done: "Everything that was empty has been filled.",
  doneButNames:
    "Everything else that was empty has been filled. A name you typed doesn't fit yet, so it's left for you to change.",
  failed: (why: string) => `Nothing was filled. ${why}`,
} as const;
