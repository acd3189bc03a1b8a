import type { BackgroundKind } from "../../../shared/model/recipe.ts";

export const FITTING = {
  fit: "Fit it for me",
  fitNamed: (name: string) => `Fit it for me: ${name}`,
  notLoaded: "The editor couldn't be loaded. Check your connection, then try again.",

  title: (label: string) => `Your image for ${label}`,
  opening: (name: string) => `Opening ${name}`,
  notOpened: "This image can't be opened here.",
  close: "Close",
  cancel: "Cancel",
  use: "Use this image",
  takeAll: (count: number) => `Use all ${count}`,
  skip: "Skip",
  back: "Back",
  goesTo: "For:",
  place: (number: number, count: number) => `${number} of ${count}`,
  pictures: "Images",
  pictureNumber: (number: number, name: string, state: string) => `Image ${number}: ${name}${state}`,
  used: ", used",
  skipped: ", skipped",
  makingOne: (number: number, count: number) => `Creating image ${number} of ${count}`,
  cut: (from: string, to: string) => `Cropped to fit: from ${from} to ${to} pixels.`,
  resized: (from: string, to: string) => `Resized to fit: from ${from} to ${to} pixels.`,
  shownWhole: (from: string, to: string) => `Fitted without cropping: from ${from} to ${to} pixels.`,
  adjust: "Adjust",
  adjusting: "The original isn't saved here, so you're adjusting the finished image.",
  making: "Creating the image",
  leave: "You haven't applied your changes yet.",
  leaveIt: "Discard changes",
  stay: "Keep editing",
  notMade: "The image couldn't be created.",
  notMadeAdvice:
    "This device may be low on memory. Close other tabs and try again, or add a smaller copy of the image.",
  fileNotOpened: (name: string) => `${name} couldn't be opened.`,
  sharp: (size: string) => `Sharp at ${size} pixels`,
  enlarged: (times: string) => `Enlarged to ${times}× its size, so it may look soft`,

  undecodable: (name: string, file: string) =>
    `This browser can't show ${name}. It looks like ${file}, but it may be damaged or an unusual variant. Open it in a photo editor, save it as PNG or JPEG, then add that copy.`,
  heic: (name: string, wayOut: string) =>
    `${name} is a HEIC photo, and the part of the app that opens it didn't load. Check your connection and try again. ${wayOut}`,
  unknownFile: (name: string) =>
    `${name} isn't an image this browser can show. If it is an image, save it as PNG or JPEG, then add that copy.`,
  tooLarge: (name: string, size: string, megapixels: number, most: number) =>
    `${name} has ${megapixels} megapixels (${size}). This app can open up to ${most} megapixels. Save a smaller copy of the image, then add that copy.`,
  altered: (name: string) =>
    `This browser's privacy protection alters images while they're edited, so ${name} would come out wrong. Turn that protection off for this site, or use another browser.`,

  tabs: "Editing tools",
  picture: "Image",
  machine: "On the machine",
  history: "Undo and redo",
  undo: "Undo",
  redo: "Redo",

  stage: "image editor",
  gestures: "Drag to move. Pinch or scroll to zoom.",
  keys: "Keys: arrows to move (Shift to move farther), + and − to zoom, R to rotate, [ and ] to straighten.",

  size: "Size",
  fill: "Fill",
  showAll: "Show all",
  turnAndFlip: "Rotate and flip",
  turnLeft: "Rotate left",
  turnRight: "Rotate right",
  flipAcross: "Flip horizontally",
  flipDown: "Flip vertically",
  move: "Move",
  moveLeft: "Move left",
  moveUp: "Move up",
  moveDown: "Move down",
  moveRight: "Move right",
  startAgain: "Reset",
  zoom: "Zoom",
  straighten: "Straighten",

  background: "Background",
  backgrounds: { blurred: "Blurred image", colour: "Color", clear: "Transparent" } satisfies Record<
    BackgroundKind,
    string
  >,
  backgroundColour: "Background color",
  fillsFrame: "You'll see the background only where the image is transparent or doesn't fill the frame.",
} as const;
