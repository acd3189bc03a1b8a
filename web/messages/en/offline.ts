export const OFFLINE = {
  newVersion: "A newer version of this app is ready. Your design stays as it is.",
  toTake: "A newer version of this app is ready. You can start it from the design menu.",
  use: "Start it now",
  leftBehind: "This needs the newer version of the app. Your design stays as it is.",
  partLost: "This part of the app could not be loaded. Check your connection, then try again.",
  openAgain: "Load this page again",
  title: "Working without internet",
  explain: (megabytes: number) =>
    `This device can already make a whole design without internet. To have all our images and looks there too, download ${megabytes} MB more.`,
  keep: "Download everything to this device",
  keeping: (percent: number) => `Downloading everything: ${percent}%`,
  kept: "Everything is on this device. It works without internet.",
  failed:
    "Not everything could be downloaded: the connection broke off, or this device has no room left. What is here stays.",
} as const;
