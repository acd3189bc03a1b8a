export const DOWNLOADS = {
  file: (name: string, size: string) => `${name} (${size})`,
  share: "Share",
  nothingHappened: "Didn't get the file?",
  saveAgain: (name: string) => `Save ${name} again`,
  save: (name: string) => `Save ${name}`,
  units: ["bytes", "kB", "MB", "GB"],
} as const;
