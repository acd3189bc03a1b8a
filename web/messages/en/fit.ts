/** The editor that makes a picture fit. */
export const FIT = {
  fit: "Fit it for me",
  fitNamed: (name: string) => `Fit it for me: ${name}`,
  notLoaded: "The editor could not be loaded. Check your connection, then try again.",

  title: (label: string) => `Fit an image: ${label}`,
  opening: (name: string) => `Opening ${name}`,
  notOpened: "This image can't be opened here.",
  close: "Close",
  cancel: "Cancel",
  use: "Use this picture",
  useAll: "Fit all",
  skip: "Skip",
  back: "Back",
  goesTo: "For:",
  place: (number: number, count: number) => `${number} of ${count}`,
  pictures: "Images",
  pictureNumber: (number: number, name: string, state: string) => `Image ${number}: ${name}${state}`,
  used: ", used",
  skipped: ", skipped",
  makingOne: (number: number, count: number) => `Making image ${number} of ${count}`,
  adjusting: "You are adjusting the finished image, because its original is not saved here.",
  making: "Making the image",
  leave: "What you changed here is not used yet.",
  leaveIt: "Discard changes",
  stay: "Keep editing",
  notMade: "The image could not be made.",
  notMadeAdvice:
    "This device may be short of memory. Close other tabs, then try again, or add a smaller copy.",
  sharp: (size: string) => `Sharp at ${size} pixels`,
  enlarged: (times: string) => `Enlarged ${times} times; it may look soft`,

  undecodable: (name: string, file: string) =>
    `This browser can't show ${name}. It looks like ${file}, but may be damaged or of an unusual kind. Open it in a photo editor, save it as PNG or JPEG, then add that copy.`,
  heic: (name: string, wayOut: string) =>
    `${name} is a HEIC photo, and the part of the app that opens it did not load. Check your connection and try again. ${wayOut}`,
  unknownFile: (name: string) =>
    `${name} is not an image that this browser can show. If it is one, save it as PNG or JPEG and add that copy.`,
  tooLarge: (name: string, size: string, megapixels: number, most: number) =>
    `${name} is ${size}, ${megapixels} megapixels. At most ${most} can be opened: save a smaller copy and add that.`,
  altered: (name: string) =>
    `This browser's privacy protection changes images while they are edited, so ${name} would come out wrong. Switch it off for this site, or use another browser.`,

  tabs: "What to work on",
  picture: "Picture",
  machine: "On the machine",
  history: "Undo and redo",
  undo: "Undo",
  redo: "Redo",

  stage: "image in a frame",
  gestures: "Drag to move, pinch or scroll to zoom.",
  keys: "Keys: arrows (with Shift farther), + and −, R turns, [ and ] straighten.",

  size: "Size",
  fill: "Fill",
  showAll: "Show all",
  turnAndFlip: "Turn and flip",
  turnLeft: "Turn left",
  turnRight: "Turn right",
  flipAcross: "Flip left to right",
  flipDown: "Flip upside down",
  move: "Move",
  moveLeft: "Move left",
  moveUp: "Move up",
  moveDown: "Move down",
  moveRight: "Move right",
  startAgain: "Start again",
  zoom: "Zoom",
  straighten: "Straighten",

  background: "Background",
  backgrounds: { blurred: "Blurred image", colour: "Colour", clear: "Transparent" },
  backgroundColour: "Background colour",
  fillsFrame: "Shows where the image does not fill the frame, or is transparent.",
} as const;
