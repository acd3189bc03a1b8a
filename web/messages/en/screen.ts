/** The machine's screen on a page. */
export const SCREEN = {
  empty: "empty",
  pause: "Pause",
  play: "Play",
  tryIt: "Try it",

  steps: "Steps",
  fill: "Fill everything that is empty",
  fillShort: "Fill",
  filled: "Everything that was empty is filled.",
  addPictures: "Add many pictures",
  addShort: "Add",
  chooseLook: "Choose a look",
  lookShort: "Look",
  looksNotLoaded: "The looks could not be loaded. Check your connection, then try again.",
  notFilled: (why: string) => `The empty places were not filled. ${why}`,
} as const;
