export const OFFLINE = {
  newVersion: "A new version of this app is ready. Your design won't change.",
  toTake: "A new version of this app is ready. You can update from the design menu.",
  use: "Update now",
  leftBehind: "Update the app first. Your design won't change.",
  openAgain: "Reload this page",
  title: "Work offline",
  explain: (megabytes: number) =>
    `You can already create a complete design without internet. To use all our images too, download another ${megabytes} MB.`,
  keep: "Download everything to this device",
  keeping: (percent: number) => `Downloading everything: ${percent}%`,
  kept: "Everything is on this device and works without internet.",
  failed:
    "Not everything could be downloaded: the connection was lost, or this device is out of space. What was downloaded stays available.",
} as const;
