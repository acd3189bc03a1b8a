import { plural } from "./plurals.ts";

const REMOVE_FIRST = "Remove an image first, or drop each file on its own slot.";

export const WIZARD = {
  preview: (label: string) => `Machine Preview: ${label}`,
  default: "Default",
  choose: "Choose image",
  adjust: "Adjust",
  replace: "Replace",
  /** Pressing the picture opens its actions. */
  change: (picture: string) => `Change ${picture}`,
  tapToChange: "Tap an image to change it",
  nameFor: (label: string) => `Name for ${label}`,
  swapWith: (label: string) => `Swap with ${label}`,
  useDefault: "Use default image",
  defaultUsed: (label: string) => `Using the default image for ${label}.`,
  remove: "Remove",
  notReadable: "The image can't be read.",
  removeNamed: (label: string) => `Remove ${label}`,
  actionFor: (action: string, label: string) => `${action}: ${label}`,
  undo: "Undo",
  fitSame: "Fit the same pictures again",

  slotNameNeeded: (most: number) => `Enter a name of up to ${most} characters.`,
  slotNamesNeeded: (labels: string) => `Still unnamed: ${labels}`,
  slotNamesNotSaved: "The names weren't saved.",

  ready: "Ready to continue",
  slotsReady: "Every slot is filled",
  slotsNeeded: (labels: string) => `Still needed: ${labels}`,
  moreThanSlots: "There are more images than empty slots.",
  moreThanSlotsAdvice: (names: string) => `Not added: ${names}. ${REMOVE_FIRST}`,
  notUsed: (names: string) => `Not added because you left before finishing: ${names}.`,
  notUsedFiles: "Files that weren't used",
  notUsedAny: "Not used:",
  removeFirst: `Not added. ${REMOVE_FIRST}`,
  fitThem: "Fit them for me",
  swapped: (one: string, other: string) => `${one} and ${other} swapped.`,
  notSaved: "The image wasn't saved.",
  notRemoved: "The image wasn't removed.",
  missing: "This image is missing.",
  missingAdvice: "The browser deleted it to free up space. Add it again, or choose another.",
  notServedAdvice: "It's no longer available in this app. Choose another.",

  imagesInOrder: "Images in order",
  showImage: (number: number) => `Show image ${number}`,
  image: (number: number, name: string) => `Image ${number}: ${name}`,
  moveEarlier: (number: number) => `Move image ${number} earlier`,
  moveLater: (number: number) => `Move image ${number} later`,
  removeImage: (number: number) => `Remove image ${number}`,
  missingInList: "The browser deleted this image to free up space. Remove it here and add it again.",
  notServedInList: "This image is no longer available in this app. Remove it here and choose another.",
  notAdded: (name: string) => `Not added: ${name}.`,
  fileNotSaved: (name: string, why: string) => `${name} wasn't saved. ${why}`,
  listUnharmed: "Everything you had is still here. Add the images again.",
  makeRoom: "Remove an image to make room for another.",

  drag: {
    instructions:
      "Press Space to lift the image, the arrow keys to move it, Space again to put it down and Escape to cancel.",
    handle: (number: number) => `Image ${number}: drag to reorder`,
    position: (number: number, count: number) => `position ${number} of ${count}`,
    lifted: (position: string) => `Lifted the image at ${position}.`,
    over: (position: string) => `Over ${position}.`,
    putDown: (position: string) => `Put down at ${position}.`,
    putBack: (position: string) => `Put back at ${position}.`,
  },

  countNotChanged: (why: string) => `The number of sizes wasn't changed. ${why}`,
  countChanged: (count: string) => `Changed to ${count}.`,
  defaultsReplaced: "Your images were replaced with default images.",
  imageRemoved: "Image removed.",
  imagesReplaced: (count: number) =>
    plural(count, { one: "An image was replaced.", other: `${count} images were replaced.` }),

  picturesNotLoaded: "The images couldn't be loaded. Check your connection, then try again.",
  pictureNotLoadedAdvice: "Check your connection, then choose it again.",

  filled: {
    done: "Everything that was empty has been filled.",
    doneButNames:
      "Everything that was empty has been filled. Names you typed that are too short or too long still need to be changed.",
    failed: (why: string) => `Nothing was filled. ${why}`,
  },
  library: {
    search: "Search",
    searchImages: "Search images...",
    showAll: "Show All Images",
    suggestions: (name: string) => `Showing suggestions for "${name}"`,
    noneFound: "No images found matching your search.",
  },
} as const;
