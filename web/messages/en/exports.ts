import { PRODUCT_NAME } from "../../../shared/product.ts";
import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

/** In the specification's words, if it has any. */
export const EXPORTS = {
  kinds: {
    pdf: {
      label: "PDF",
      busy: "Generating...",
      loading: "Generating PDF preview...",
      success: "PDF generated successfully!",
      failure: "Failed to generate PDF. Please try again.",
    },
    images: {
      label: "Images (zip)",
      busy: "Downloading...",
      loading: "Preparing image download...",
      success: "Images downloaded successfully!",
      failure: "Failed to download images. Please try again.",
    },
    test: {
      label: "Test package",
      busy: "Generating...",
      loading: "Generating test package...",
      success: "Test package downloaded successfully!",
      failure: "Failed to generate MP file.",
    },
    package: {
      label: "Media package (.mp)",
      busy: "Creating...",
      loading: "Creating media package...",
      success: "Media package created successfully!",
      failure: "Failed to create package.",
    },
    approval: {
      label: "Approval sheet (PDF)",
      busy: "Creating...",
      loading: "Creating the approval sheet...",
      success: "Approval sheet created successfully!",
      failure: "Failed to create the approval sheet.",
    },
    preview: {
      label: "Share a preview (HTML)",
      busy: "Creating...",
      loading: "Creating the preview...",
      success: "Preview created successfully!",
      failure: "Failed to create the preview.",
    },
    contact: {
      label: "All screens (PNG)",
      busy: "Creating...",
      loading: "Creating the image of all screens...",
      success: "Image of all screens created successfully!",
      failure: "Failed to create the image of all screens.",
    },
  },

  send: {
    label: "Send for approval",
    busy: "Preparing...",
    loading: "Preparing the approval sheet and the preview...",
    success: "Ready to send for approval!",
    failure: "Failed to create the approval sheet and the preview.",
  },

  reading: (done: number, all: number) => `Reading images: ${done} of ${all}`,
  drawing: "Preparing the pages",
  sending: "Sending the images",
  packing: "Packing",
  cancel: "Cancel",

  skipped: (count: number) =>
    plural(count, { one: "1 image was left out:", other: `${count} images were left out:` }),
  standIns: (labels: readonly string[]) =>
    `Some of your images are missing, so the file uses default images for: ${groups(labels)}.`,
  skippedImage: (label: string, why: string) => `${label}: ${why}`,
  skipReason: {
    missing: "the browser deleted it to free up space. Add it again.",
    unreachable: "it couldn't be downloaded. Check your connection and export again.",
    damaged: "its file is damaged. Replace the image.",
  },
  caption: (number: number, count: number) => `${number} of ${count}`,
  failed: "The file couldn't be created. Your design hasn't changed. Check your connection, then try again.",

  package: {
    tooMany: (most: number) => `The server can package at most ${most} files at a time.`,
    tooLarge: (megabytes: number) =>
      `The images are too large to send: the server accepts up to about ${megabytes} MB.`,
    unreachable: "The server couldn't be reached.",
    badAnswer: (detail: string) =>
      `The server didn't return a valid package (${detail}), so nothing was saved.`,
    refused: (why: string) => `The server refused the package: ${why}`,
    refusedFile: (name: string, why: string) => `The server refused ${name}: ${why}`,
    unreadable: (name: string) => `${name} can't be read.`,
    cancelled: "Canceled.",
  },
  onDevice: "Create on this device",
  deviceHelps: "You can create the file on this device instead.",
  noClaim: "We can't promise that your machine will accept this file. Try it on one machine first.",

  /** Faults of the server's response, shown in brackets. */
  answer: {
    status: (status: number) => `status ${status}`,
    type: (type: string) => `type “${type}”`,
    cut: (found: number, length: number) => `${found} of ${length} bytes`,
    start: "it doesn't start like a package",
    end: "it is cut off at the end",
    directory: "its list of files doesn't match its length",
    entries: (found: number, entries: number) => `it contains ${found} files, not ${entries}`,
  },

  /** The test package's README.txt, and why it couldn't be created. */
  test: {
    readme: `This is a test archive created by ${PRODUCT_NAME}. It is not a real machine configuration.

It shows whether this device can create and save a .mp file, and whether the USB stick
carries it to the machine. It is a ZIP archive: rename it to .zip to look inside.

  README.txt       this text
  config.json      the machine's name, a version, and the type "test"
  images/test.png  a test image of 400x300 pixels
`,
    template: "Template directory not found. Check if template files are properly included in the build.",
    library: "fflate library is not available or failed to load.",
    invalid: "Invalid data encountered while generating the file.",
    save: "Error saving the file. The file may be corrupted or the browser blocked the download.",
    network: "Network error while fetching resources. Check your internet connection.",
    other: (message: string) => `Error: ${message}`,
  },
} as const;
