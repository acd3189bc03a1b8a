/** Labels built into components. */
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
  valid: "Valid",
  invalid: "Invalid",
  notifications: "Notifications",
  dismissNotification: "Dismiss notification",
  size: (width: number, height: number) => `${width} × ${height}`,
} as const;
