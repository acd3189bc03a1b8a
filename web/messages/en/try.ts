/** "Left, Middle and Right". */
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** The machine as its customers use it. */
export const TRY = {
  heading: "Try your machine",
  note: (seconds: number) =>
    `Touch the screen as a customer would. Left alone for ${seconds} seconds, it starts again, as the machine does.`,
  onScreen: "On the screen",
  noStart: (missing: string, start: string) =>
    `There is no image for ${missing} yet, so an order begins with ${start}.`,
  defaults: "Default images on this screen",
  defaultsFor: (labels: readonly string[]) => `${list.format(labels)}: no image of your own yet.`,
  machine: "Your machine",
  fullScreen: "Full screen",
  leave: "Leave full screen",
  wayOut: (seconds: number) =>
    `To leave, hold the bottom left corner for ${seconds} seconds, or press Escape.`,
} as const;
