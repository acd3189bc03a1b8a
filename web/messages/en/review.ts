import { plural } from "./plural.ts";

/** "Left, Middle and Right". */
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** The final review. */
export const REVIEW = {
  walkthrough: "Walkthrough",
  previous: "Previous",
  next: "Next",
  place: (number: number, count: number) => `${number} of ${count}`,
  overview: "Overview",
  edit: "Edit",
  editStop: (label: string) => `Edit ${label}`,
  otherFiles: "Other files:",
  ownPackage: "a media package of your own images",
  packageInside: "a look into a package that you have",
  or: ", or",
  testDownload: "a test download",
  testDownloadLink: "Try the test download",
  testDownloadTells: "to find out more.",

  confirm: "Confirm Final Review",
  confirming: "Finalizing...",
  confirmLoading: "Finalizing your machine interface...",
  confirmed: "Machine interface configuration completed successfully!",
  notConfirmed: "The confirmation was not saved. Please try again.",
  complete: "Everything is there.",
  incomplete: (count: number) =>
    plural(count, { one: "1 step is not complete.", other: `${count} steps are not complete.` }),
  incompleteTitle: "Not everything is there yet",
  incompleteAdvice: "You can still confirm. Where an image is missing, the default image is used.",
  keepReviewing: "Keep reviewing",
  confirmWithDefaults: "Confirm with defaults",
  download: "Download",
  more: "More",
  savePicture: "Save picture",
  pictureSaved: (name: string) => `${name} is saved.`,
  pictureNotSaved: "The picture could not be saved. Please try again.",
  toMachine: "From here to the machine",
  printSteps: "Print these steps",
  another: "Make another file",
  dismiss: "Dismiss",

  allScreens: "All screens",
  onScreen: (label: string) => `${label} on the machine's screen`,
  noImage: "No image yet",
  machine: "Machine",
  notNamed: "not named",
  missing: "Still missing",
  noName: (defaultName: string) => `no name, exported as ${defaultName}`,
  noListImage: "no image, left out of exports",
  noSlotNames: "names missing",
  noSlotImages: "no image yet",
  evictedFrom: (labels: readonly string[]) =>
    `this browser has deleted the image for ${list.format(labels)}, so the default image is used`,
  notServedFrom: (labels: readonly string[]) =>
    `the app does not have the image for ${list.format(labels)} any more, so the default image is used`,
  notServedFromList: (count: number) =>
    plural(count, {
      one: "the app does not have 1 image any more, which is left out of exports",
      other: `the app does not have ${count} images any more, which are left out of exports`,
    }),
  evictedFromList: (count: number) =>
    plural(count, {
      one: "this browser has deleted 1 image, which is left out of exports",
      other: `this browser has deleted ${count} images, which are left out of exports`,
    }),
  noImageFor: (labels: readonly string[]) => `no image for ${list.format(labels)}`,

  default: "Default",
  pixels: (size: string) => `${size} pixels`,
  pixelsOfDefault: (size: string) => `${size} pixels, default image`,
  images: "Images",
  size: "Size",
  leftOut: "No image yet. The exports leave this screen out.",
  evictedTitle: "What you had here is missing.",
  evictedHere: (labels: readonly string[]) =>
    `Missing: ${list.format(labels)}. Press Edit to add it again. Until then your files have the default image in its place, or leave it out.`,
  evictedInExports: (count: number) =>
    plural(count, {
      one: "1 image of this design is missing. Your files have the default image in its place, or leave it out.",
      other: `${count} images of this design are missing. Your files have the default images in their place, or leave them out.`,
    }),
  allDefaults: "You have no image of your own here yet. Your files have the default images.",
  someDefaults: (count: number, all: number) =>
    plural(count, {
      one: `1 of ${all} is a default image, because you have no image there yet.`,
      other: `${count} of ${all} are default images, because you have no image there yet.`,
    }),
} as const;
