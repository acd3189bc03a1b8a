export const SCREEN = {
  empty: "empty",
  shows: (label: string, description: string) => `${label}: ${description}`,
  /** A dot below rotating images. */
  turnTo: (label: string) => `Show ${label}`,
  pause: "Pause",
  play: "Play",
  tryIt: "Try it",

  steps: "Steps",
  /** Actions that affect several images. */
  machineMenu: "Whole machine",
  fill: "Fill everything that's empty",
  addPictures: "Add several images",
  chooseLook: "Choose a look",
  looksNotLoaded: "The looks couldn't be loaded. Check your connection, then try again.",
} as const;
