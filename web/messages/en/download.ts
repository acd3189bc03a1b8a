/** Files handed to the browser to save. */
export const DOWNLOAD = {
  file: (name: string, size: string) => `${name} (${size})`,
  share: "Share",
  nothingHappened: "Nothing happened?",
  saveAgain: (name: string) => `Save ${name} again`,
  save: (name: string) => `Save ${name}`,
  units: ["bytes", "kB", "MB", "GB"],
} as const;
