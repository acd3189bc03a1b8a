import { list } from "./formats.ts";

export const TRY = {
  heading: "Try your machine",
  note: (seconds: number) =>
    `Touch the screen as a customer would. After ${seconds} seconds without a touch, it starts again, just like the machine.`,
  onScreen: "On the screen",
  noStart: (missing: string, start: string) =>
    `There's no image for ${missing} yet, so an order starts with ${start}.`,
  defaults: "Default images on this screen",
  defaultsFor: (labels: readonly string[]) => `${list(labels)}: no image of your own yet.`,
  machine: "Your machine",
  fullScreen: "Full screen",
  leave: "Exit full screen",
  wayOut: (seconds: number) =>
    `To exit, hold the bottom-left corner for ${seconds} seconds, or press Escape.`,
} as const;
