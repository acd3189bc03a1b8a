import { groups } from "./formats.ts";
import { plural } from "./plurals.ts";

export const FILE_IMPORT = {
  here: "Drop your files. We'll match each image to its slot. Nothing changes until you confirm.",

  reading: "Reading your files",
  readingCount: (done: number, all: number) => `${done} of ${all}`,
  opening: "Opening the design",
  cancel: "Cancel",

  notOpened: "Your files couldn't be opened. Reload the page, then try again.",
  nothing: "There are no images in these files. Nothing has changed.",
  notRead: (name: string) => `${name} can't be opened here.`,
  notPicture: (name: string) => `${name} isn't an image.`,
  table: (name: string) =>
    `${name} is a table. Use it on the page “Create many from this one” to turn each row into a machine.`,
  workbook: (name: string) =>
    `${name} is in a spreadsheet format we can't read. In your spreadsheet app, save it as a “CSV UTF-8” file.`,
  archive: (name: string, why: string) => `${name} couldn't be opened. ${why}`,
  designBeside: (name: string) => `${name} is a complete design. To open it, drop it on its own.`,
  cut: (most: number) => `Only the first ${most} files were read.`,

  which: {
    title: "What would you like to do?",
    package: (name: string) => `${name} is a media package, the file that goes onto a machine.`,
    design: (name: string) => `${name} is a complete design.`,
    more: (count: number) =>
      plural(count, {
        one: "There's also 1 image.",
        other: `There are also ${count} images.`,
      }),
    look: (name: string) => `Look inside ${name}`,
    lookNote: "See what's in it and why a machine might refuse it.",
    take: "Use its images",
    takeAll: (count: number) => (count === 2 ? "Use both images" : `Use all ${count} images`),
    takeNote:
      "We'll put each image where it belongs on your machine. You'll see the result before anything changes.",
    takePictures: (count: number) =>
      plural(count, { one: "Use the image", other: `Use the ${count} images` }),
    open: (name: string) => `Open ${name}`,
    openNote: "It will be added to your machines.",
    several: (count: number) => `These are the designs of ${count} machines.`,
    openAll: (count: number) => (count === 2 ? "Open both machines" : `Open all ${count} machines`),
    openAllNote: "Each one will be added to your machines. Nothing will be replaced.",
  },

  title: (name: string) => (name ? `Your images on the machine: ${name}` : "Your images on the machine"),
  summary: {
    placed: (count: number) => plural(count, { one: "1 image placed.", other: `${count} images placed.` }),
    none: "No images placed yet.",
    guesses: (count: number) =>
      plural(count, {
        one: "1 is a guess, so please check it.",
        other: `${count} are guesses, so please check them.`,
      }),
    replaced: (count: number) =>
      plural(count, { one: "1 replaces a current image.", other: `${count} replace current images.` }),
    empty: (count: number) =>
      plural(count, { one: "1 slot is still empty.", other: `${count} slots are still empty.` }),
    named: (name: string) => `The machine will be called ${name}.`,
  },
  screens: "The machine's screens",
  onScreen: (label: string) => `${label} on the machine's screen`,
  guess: "Guess",
  replaces: "Replaces your image",
  /** For screen readers. */
  placeWith: (place: string, name: string, marks: readonly string[]) =>
    [`${place}: ${name}`, ...marks].join(", "),
  placeBefore: (place: string) => `${place}: current image`,
  placeEmpty: (place: string) => `${place}: empty`,
  counts: (label: string) => `Number of images: ${label}`,
  count: (count: number) => plural(count, { one: "1 image", other: `${count} images` }),
  recounted: (count: number) =>
    plural(count, {
      one: "Changing the number of images will remove 1 of your current images.",
      other: `Changing the number of images will remove ${count} of your current images.`,
    }),

  notUsed: (count: number) => `Not used (${count})`,
  allUsed: "Every image is used.",
  isNotUsed: ", not used",
  addMore: "Add more",
  addFolder: "Add a folder",
  unreadable: (count: number) =>
    plural(count, {
      one: "1 file was left out because it isn't an image or can't be opened here.",
      other: `${count} files were left out because they aren't images or can't be opened here.`,
    }),
  unreadableFiles: "Files left out",

  hint: "Tap an image, then tap its new slot. Or drag it there.",
  chosen: "Selected image",
  before: "Before",
  after: "After",
  putIn: "Move to…",
  putInNamed: (name: string) => `Move to… (${name})`,
  aside: "Not used",
  adjust: "Adjust",
  takeOut: "Don't use",
  moved: (name: string, place: string) => `${name} moved to ${place}.`,
  takenOut: (name: string) => `${name} won't be used.`,
  taken: (name: string) => `${name} selected. Choose a slot for it.`,

  otherTab: {
    isFor: (name: string) =>
      name ? `These images are for ${name}.` : "These images are for the machine you had open here.",
    opened: (now: string) =>
      `Another tab has since opened ${now || "an unnamed machine"}. No images were added to it.`,
    gone: (now: string) =>
      `That machine has been deleted, and another tab has opened ${now || "an unnamed machine"}. Your images haven't been added to any machine.`,
    back: (name: string) => `Reopen ${name || "that machine"} and add the images`,
    instead: (now: string) => `Add the images to ${now || "the machine that's open now"} instead`,
    changed: (name: string) => `${name || "This machine"} was changed in another tab.`,
    changedAdvice: "Your images haven't been added yet. Check what's there now, then choose.",
    anyway: (name: string) => `Add the images to ${name || "this machine"} anyway`,
    fresh: "Create a new machine with the images",
    choose: "First choose a machine for these images.",
    notOpened: (why: string) => `The machine couldn't be opened, so no images were added. ${why}`,
  },

  leave: "You haven't added these images to your machine yet.",
  leaveIt: "Discard",
  stay: "Keep editing",

  put: "Add to my machine",
  putting: "Adding the images to your machine",
  puttingCount: (made: number, all: number) => `${made} of ${all}`,
  nothingToPut: "Place at least one image first.",
  isOn: (count: number) =>
    plural(count, { one: "1 image added to your machine.", other: `${count} images added to your machine.` }),
  /** Shown if another tab has opened another machine. */
  isOnOther: (count: number, name: string) => {
    const where = name || "the machine you had open here";
    return plural(count, { one: `1 image added to ${where}.`, other: `${count} images added to ${where}.` });
  },
  notMade: (places: readonly string[]) =>
    `These slots haven't changed because their images couldn't be created: ${groups(places)}.`,
  nothingMade: "The images couldn't be created. Your machine hasn't changed.",
  notSaved: (why: string) => `The images weren't saved. Your machine hasn't changed. ${why}`,
} as const;
