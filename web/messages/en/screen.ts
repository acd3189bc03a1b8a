/** The machine's screen as shown on a page. */
export const SCREEN = {
  empty: "empty",
  pause: "Pause",
  play: "Play",
  tryIt: "Try it",

  steps: "Steps",
  fill: "Fill everything that's empty",
  fillShort: "Fill",
  filled: "Everything that was empty has been filled.",
  addPictures: "Add several images",
  addShort: "Add",
  chooseLook: "Choose a look",
  lookShort: "Look",
  looksNotLoaded: "The looks couldn't be loaded. Check your connection, then try again.",
  notFilled: (why: string) => `The empty places weren't filled. ${why}`,
} as const;
