/** The test download page. */
export const TEST_DOWNLOAD = {
  heading: "Test download",
  intro:
    "Create a small .mp file and check that it reaches this device, your USB stick and the machine's import screen. It contains a test card and isn't a real configuration.",
  region: "Download the test package",
  download: (file: string) => `Download ${file}`,
  contents: "What's in it",
  facts: {
    readme: "explains what this is",
    config: "name, version 1.0, type",
    image: "400 × 300 test card",
    compression: "Compression",
    library: "ZIP library",
  },
  troubleshooting: "Troubleshooting",
  tips: [
    "Nothing was saved? Check whether your browser is blocking pop-ups or downloads for this site.",
    "The file is a ZIP with a different extension. Rename it from .mp to .zip to look inside.",
    "See an error? Choose “Show debug info” next to it and share the details with whoever is helping you.",
    "On a tablet, look in the Files or Downloads app. Browsers save there without asking.",
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
