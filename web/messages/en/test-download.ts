/** The page that tries a download. */
export const TEST_DOWNLOAD = {
  heading: "Test download",
  intro:
    "Make a small .mp file and see whether it arrives: on this device, on the USB stick, on the machine's import screen. It holds a test card and is not a real configuration.",
  region: "Download the test package",
  download: (file: string) => `Download ${file}`,
  contents: "What is in it",
  facts: {
    readme: "what this is",
    config: "name, version 1.0, type",
    image: "400 × 300 test card",
    compression: "Compression",
    library: "ZIP library",
  },
  troubleshooting: "Troubleshooting",
  tips: [
    "Nothing is saved? Check whether the browser blocks pop-ups or downloads for this site.",
    "The file is a ZIP file with another ending. Rename it from .mp to .zip to look inside.",
    "An error appears? Choose Show debug info beside it, and show what it says to whoever helps you.",
    "On a tablet, look in the Files or Downloads app: browsers save there without asking.",
  ],
  showDebug: "Show debug info",
  hideDebug: "Hide debug info",
  debug: {
    timestamp: "timestamp",
    error: "error",
    stack: "stack",
    none: "none",
    issue: "issue",
    environment: "environment",
    baseUrl: "base URL",
    publicUrl: "public URL",
    userAgent: "user agent",
  },
} as const;
