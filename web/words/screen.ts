/** The machine's screen on a page. */
export const SCREEN = {
  empty: "empty",
  pause: "Pause",
  play: "Play",
} as const;
