import { plural } from "./plural.ts";

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Many files at once: dropped anywhere, or chosen. */
export const DROP = {
  here: "Drop your files: each image finds its place, and nothing changes until you say so.",

  reading: "Looking at your files",
  readingCount: (done: number, all: number) => `${done} of ${all}`,
  opening: "Opening the design",
  cancel: "Cancel",

  nothing: "There is no image in what you gave. Nothing has changed.",
  notRead: (name: string) => `${name} can't be opened here.`,
  notPicture: (name: string) => `${name} is not an image.`,
  archive: (name: string, why: string) => `${name} was not opened. ${why}`,
  designBeside: (name: string) => `${name} is a whole design. To open it, drop it alone.`,
  cut: (most: number) => `Only the first ${most} files were looked at.`,

  which: {
    title: "What shall happen?",
    package: (name: string) => `${name} is a media package: the file that a machine imports.`,
    design: (name: string) => `${name} is a whole design.`,
    more: (count: number) =>
      plural(count, {
        one: "1 image came with it.",
        other: `${count} images came with it.`,
      }),
    look: (name: string) => `Look inside ${name}`,
    lookNote: "See what it holds and whether a machine will take it.",
    take: "Use its images",
    takeAll: (count: number) => `Use all ${count} images`,
    takeNote: "Each goes to its place on your machine. You see it before anything changes.",
    takePictures: (count: number) =>
      plural(count, { one: "Use the 1 image", other: `Use the ${count} images` }),
    open: (name: string) => `Open ${name}`,
    openNote: "It opens beside the machines that you have.",
  },

  title: (name: string) => (name ? `Your images on the machine: ${name}` : "Your images on the machine"),
  summary: {
    placed: (count: number) =>
      plural(count, { one: "1 image has its place.", other: `${count} images have their place.` }),
    none: "No image has a place yet.",
    guesses: (count: number) => plural(count, { one: "1 is a guess.", other: `${count} are guesses.` }),
    replaced: (count: number) =>
      plural(count, { one: "1 replaces one of yours.", other: `${count} replace yours.` }),
    empty: (count: number) =>
      plural(count, { one: "1 place stays empty.", other: `${count} places stay empty.` }),
    named: (name: string) => `The machine will be called ${name}.`,
  },
  screens: "The machine's screens",
  onScreen: (label: string) => `${label} on the machine's screen`,
  guess: "Guess",
  replaces: "Replaces yours",
  /** A place, read out: what is in it. */
  placeWith: (place: string, name: string, marks: readonly string[]) =>
    [`${place}: ${name}`, ...marks].join(", "),
  placeBefore: (place: string) => `${place}: as it is now`,
  placeEmpty: (place: string) => `${place}: empty`,
  counts: (label: string) => `How many in ${label}`,
  count: (count: number) => plural(count, { one: "1 image", other: `${count} images` }),
  recounted: (count: number) =>
    plural(count, {
      one: "The number changes: 1 image of yours goes.",
      other: `The number changes: ${count} images of yours go.`,
    }),

  notUsed: (count: number) => `Not used (${count})`,
  allUsed: "Every image has its place.",
  isNotUsed: ", not used",
  addMore: "Add more",
  addFolder: "Add a folder",
  unreadable: (count: number) =>
    plural(count, {
      one: "1 file is left out: it is not an image, or can't be opened here.",
      other: `${count} files are left out: they are not images, or can't be opened here.`,
    }),
  unreadableFiles: "Files that are left out",

  hint: "Tap an image, then its new place. Or drag it.",
  chosen: "The chosen image",
  before: "Before",
  after: "After",
  putIn: "Put in…",
  putInNamed: (name: string) => `Put in…: ${name}`,
  aside: "Not used",
  adjust: "Adjust",
  takeOut: "Take out",
  moved: (name: string, place: string) => `${name} is in ${place} now.`,
  takenOut: (name: string) => `${name} is not used now.`,
  taken: (name: string) => `${name} is chosen. Choose the place where it goes.`,

  /** Another tab has opened or changed a machine while the plan stands; names are empty for none. */
  otherTab: {
    isFor: (name: string) =>
      name ? `These images are for ${name}.` : "These images are for the machine that was open here.",
    opened: (now: string) =>
      `Another tab has opened ${now || "a machine without a name"} since. Nothing was put on it.`,
    gone: (now: string) =>
      `That machine is not among your machines any more, and another tab has opened ${now || "a machine without a name"}. Nothing was put on it.`,
    back: (name: string) => (name ? `Open ${name} again and put them on` : "Open it again and put them on"),
    instead: (now: string) => `Use them on ${now || "the machine that is open now"} instead`,
    changed: (name: string) => `Another tab has worked on ${name || "this machine"} since.`,
    changedAdvice: "Your images were not put on. Look below at what is there now, then choose.",
    anyway: (name: string) => `Put them on ${name || "this machine"} anyway`,
    fresh: "Make a new machine of them",
    choose: "Choose first to which machine they go.",
    notOpened: (why: string) => `The machine could not be opened, and nothing was put on. ${why}`,
  },

  leave: "What you changed here is not on the machine yet.",
  leaveIt: "Discard it",
  stay: "Go on here",

  put: "Put them on",
  putting: "Putting the images on your machine",
  puttingCount: (made: number, all: number) => `${made} of ${all}`,
  nothingToPut: "Put at least one image in a place first.",
  isOn: (count: number) =>
    plural(count, { one: "1 image is on your machine.", other: `${count} images are on your machine.` }),
  /** Another tab has opened another machine meanwhile. */
  isOnOther: (count: number, name: string) => {
    const where = name || "the machine that was open here";
    return plural(count, { one: `1 image is on ${where}.`, other: `${count} images are on ${where}.` });
  },
  notMade: (places: readonly string[]) =>
    `These could not be made, and their places are as they were: ${list.format(places)}.`,
  nothingMade: "The images could not be made. Your machine is as it was.",
  notSaved: (why: string) => `The images were not saved. Your machine is as it was. ${why}`,
} as const;
