import { plural } from "./plurals.ts";

export const UI = {
  back: "Back",
  continue: "Continue",
  close: "Close",
  dismiss: "Dismiss",
  place: (number: number, count: number) => `${number} of ${count}`,
  doneCount: (done: number) => `${done} done`,
  done: "done",
  toDo: "to do",
  percent: (percent: number) => `${percent}%`,
  used: (length: number, most: number) => `${length} / ${most}`,
  tooLong: (excess: number) =>
    plural(excess, { one: "1 character too long.", other: `${excess} characters too long.` }),
  valid: "Valid",
  invalid: "Invalid",
  notifications: "Notifications",
  dismissNotification: "Dismiss notification",
  notHere: "Not on this device",
  someNotHere: "Some images aren't on this device yet. Connect to the internet to see them.",
  size: (width: number, height: number) => `${width}\u00a0×\u00a0${height}`,
} as const;
