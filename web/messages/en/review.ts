import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

export const REVIEW = {
  walkthrough: "Walkthrough",
  previous: "Previous",
  next: "Next",
  place: (number: number, count: number) => `${number} of ${count}`,
  overview: "Overview",
  edit: "Edit",
  editStop: (label: string) => `Edit ${label}`,
  /** A thumbnail, which leads to its step. */
  change: (label: string) => `Change ${label}`,
  otherFiles: "Other files",
  ownPackage: "Package your own images",
  packageInside: "Check a package",
  testDownload: "Test download",
  testDownloadLink: "Try the test download",
  testDownloadTells: "{link} to find out more.",

  confirm: "Confirm Final Review",
  confirming: "Finalizing...",
  confirmLoading: "Finalizing your machine interface...",
  confirmed: "Machine interface configuration completed successfully!",
  notConfirmed: "The confirmation wasn't saved. Please try again.",
  complete: "Everything is complete.",
  incomplete: (labels: readonly string[]) =>
    plural(labels.length, {
      one: `Not complete: ${labels[0]}.`,
      other: `${labels.length} steps aren't complete.`,
    }),
  incompleteTitle: "Some things are still missing",
  incompleteAdvice: "You can still confirm. Missing images will be left out or replaced by default images.",
  keepReviewing: "Keep reviewing",
  confirmWithDefaults: "Confirm with defaults",
  download: "Download",
  more: "More",
  /** Notes below buttons' labels. */
  stick: "Download for USB",
  sent: "Sheet and preview",
  finished: "Your machine is finished.",
  finishedNext: "Download the media package for a USB stick, or send the design for approval first.",
  sendReady: "Send both files: the sheet is for signing, and the preview opens in any browser.",
  sendSaved: "Attach both files to an email: the sheet is for signing, and the preview opens in any browser.",
  curl: "Copy as curl",
  curlCopied: {
    copied: "Command copied. Unzip “Images (zip)” and run the command in the unzipped folder.",
    notCopied: "The command couldn't be copied. Allow clipboard access in your browser, then try again.",
  },
  savePicture: "Save image",
  pictureSaved: (name: string) => `${name} saved.`,
  pictureNotSaved: "The image couldn't be saved. Please try again.",
  toMachine: "Next, load the file onto the machine",

  allScreens: "All screens",
  onScreen: (label: string) => `${label} on the machine's screen`,
  noImage: "No image yet",
  machine: "Machine",
  notNamed: "not named",
  missing: "Still missing",
  noName: (defaultName: string) => `no name, so the machine will be exported as ${defaultName}`,
  noListImage: "no image, so this screen will be left out of exports",
  noSlotNames: "names missing",
  noSlotImages: (count: number) => plural(count, { one: "no image yet", other: "no images yet" }),
  evictedFrom: (labels: readonly string[]) =>
    plural(labels.length, {
      one: `this browser deleted the image for ${list(labels)}, so the default image will be used`,
      other: `this browser deleted the images for ${list(labels)}, so the default images will be used`,
    }),
  notServedFrom: (labels: readonly string[]) =>
    plural(labels.length, {
      one: `our image for ${list(labels)} is no longer available, so the default image will be used`,
      other: `our images for ${list(labels)} are no longer available, so the default images will be used`,
    }),
  notServedFromList: (count: number) =>
    plural(count, {
      one: "1 of our images is no longer available and will be left out of exports",
      other: `${count} of our images are no longer available and will be left out of exports`,
    }),
  evictedFromList: (count: number) =>
    plural(count, {
      one: "this browser deleted 1 image, which will be left out of exports",
      other: `this browser deleted ${count} images, which will be left out of exports`,
    }),
  noImageFor: (labels: readonly string[]) => `no image for ${list(labels)}`,

  default: "Default",
  pixels: (size: string) => `${size} pixels`,
  pixelsOfDefault: (size: string) => `${size} pixels, default image`,
  images: "Images",
  size: "Size",
  leftOut: "No image yet. This screen will be left out of exports.",
  evictedTitle: "Images are missing here.",
  evictedHere: (labels: readonly string[]) =>
    plural(labels.length, {
      one: `Missing: ${list(labels)}. Press “Edit” to add it again. Until then, your files will use the default image or leave it out.`,
      other: `Missing: ${list(labels)}. Press “Edit” to add them again. Until then, your files will use default images or leave them out.`,
    }),
  evictedInExports: (count: number) =>
    plural(count, {
      one: "1 image is missing from this design. Your files will use the default image or leave it out.",
      other: `${count} images are missing from this design. Your files will use the default images or leave them out.`,
    }),
  allDefaults: "You haven't added any images here yet. Your files will use default images.",
  someDefaults: (count: number, all: number) =>
    plural(count, {
      one: `1 of ${all} is a default image because you haven't added your own yet.`,
      other: `${count} of ${all} are default images because you haven't added your own yet.`,
    }),
} as const;

export const SIMULATOR = {
  heading: "Try your machine",
  note: (seconds: number) =>
    `Touch the screen as a customer would. After ${seconds} seconds without a touch, the preview starts over, just like the machine.`,
  onScreen: "On the screen",
  noStart: (missing: string, start: string) =>
    `There's no image for ${missing} yet, so an order starts with ${start}.`,
  defaults: "Default images on this screen",
  defaultsFor: (labels: readonly string[]) =>
    plural(labels.length, {
      one: `You haven't added your own image for ${list(labels)} yet.`,
      other: `You haven't added your own images for ${list(labels)} yet.`,
    }),
  machine: "Your machine",
  fullScreen: "Full screen",
  leave: "Exit full screen",
  wayOut: (seconds: number) =>
    `To exit, hold the bottom-left corner for ${seconds} seconds, or press Escape.`,
} as const;

export const USB_STICK = {
  title: "First, copy the file to a USB stick",
  format: "The stick must be formatted as FAT32.",
  others: "From another device",
  systems: {
    ipad: {
      label: "iPad or iPhone",
      steps: (file: string) => [
        "Plug the stick in, with an adapter if it doesn't fit.",
        `In the Files app, open Downloads, touch and hold ${file}, then choose Copy.`,
        "Open the stick under Locations, touch and hold an empty spot, then choose Paste.",
      ],
      formatting: "If the stick needs formatting, use a computer.",
    },
    android: {
      label: "Android phone or tablet",
      steps: (file: string) => [
        "Plug the stick in, with an adapter if it doesn't fit.",
        `Open the Files app (My Files on Samsung) and find ${file} under Downloads.`,
        "Touch and hold it, choose Copy, then open the USB storage and paste it there.",
        "Choose Eject before you unplug the stick.",
      ],
      formatting: "If the stick needs formatting, use a computer.",
    },
    windows: {
      label: "Windows",
      steps: (file: string) => [
        "Plug the stick in and open Downloads in File Explorer.",
        `Drag ${file} onto the stick in the list on the left.`,
        "Then right-click the stick and choose Eject.",
      ],
      formatting: "To format a stick, right-click it, choose Format, then FAT32. This erases the stick.",
    },
    mac: {
      label: "Mac",
      steps: (file: string) => [
        "Plug the stick in and open Downloads in Finder.",
        `Drag ${file} onto the stick in the sidebar, then click the eject symbol beside it.`,
      ],
      formatting: "To format a stick, use Disk Utility and choose MS-DOS (FAT). This erases the stick.",
    },
  },
} as const;
