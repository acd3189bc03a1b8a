import { list, when } from "./formats.ts";
import { plural } from "./plurals.ts";
import { STORE_FAULTS } from "./store-faults.ts";

/** More names are only counted. */
const MOST_NAMED = 3;

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? list(names)
    : list([...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} more`]);

export const SHELF = {
  title: "Your machines",
  lead: "These are the machines you've designed in this browser. Open one to keep working on it. The others won't change.",
  count: (count: number) => plural(count, { one: "1 machine", other: `${count} machines` }),
  list: "Machines",
  loading: "Loading your machines.",

  new: "New machine",
  making: "Just a moment",
  openFiles: "Open files",
  opening: "Opening the file",
  openingShare: (percent: number) => `Opening the file: ${percent}%`,
  file: "Design files or media packages",
  opened: (count: number) => plural(count, { one: "1 machine added.", other: `${count} machines added.` }),
  notAdded: (names: readonly string[]) => `Not added: ${named(names)}.`,
  several: "Select several",
  search: "Find a machine",
  found: (found: number, all: number) =>
    `${found} of ${plural(all, { one: "1 machine", other: `${all} machines` })}`,
  order: "Sort by",
  orders: { changed: "Last changed", name: "Name", customer: "Customer" },
  noneFound: (text: string) => `No machines found for “${text}”.`,
  showAll: "Show all",

  start: "Name it",
  noneYet: "Your first machine will appear here",
  noneYetWords:
    "Name it, add images to its screens, and leave whenever you like. Everything is saved as you go.",

  unnamed: (name: string) => `${name} (no name yet)`,
  openNow: "Editing now",
  steps: (done: number, all: number) => (done === all ? "Finished" : `${done} of ${all} steps done`),
  facts: (changed: Date, now: Date, size: string) =>
    `Changed ${when(changed, now)}${size === "" ? "" : ` · ${size}`}`,
  noPictures: "no images of its own",
  evicted: (count: number) =>
    plural(count, {
      one: "This browser deleted 1 of this machine's images. Open the machine to add that image again.",
      other: `This browser deleted ${count} of this machine's images. Open the machine to add those images again.`,
    }),
  screens: (name: string) => `Screens of ${name}`,
  open: "Open",
  openNamed: (name: string) => `Open ${name}`,
  goOn: "Continue",
  goOnNamed: (name: string) => `Continue with ${name}`,
  isOpened: (name: string) => `${name} is open.`,
  choose: (name: string) => `Select ${name}`,
  more: (name: string) => `More options for ${name}`,
  rename: "Rename",
  name: "Machine name",
  saveName: "Save name",
  keepName: "Keep the old name",
  details: { customer: "Customer", note: "Note" },
  editDetails: "Customer and note…",
  detailsOf: (name: string) => `Customer and note for ${name}`,
  detailsOfSeveral: (count: number) =>
    plural(count, {
      one: "Customer and note for 1 machine",
      other: `Customer and note for ${count} machines`,
    }),
  detailsWords:
    "For details only you need, such as an address or a serial number. They're saved with the design but not shown on the machine.",
  saveDetails: "Save",
  tooLong: (actual: number, most: number) => `This has ${actual} characters. Use at most ${most}.`,
  duplicate: "Duplicate",
  save: "Save as a file",
  saving: "Saving",
  export: "Export…",
  delete: "Delete",

  /** Why this release can't open a design. */
  state: {
    laterVersion: "This design was created with a newer version of the app. Reload the page to open it.",
    otherMachine: "This design is for a different machine model. It won't be changed.",
    unreadable: "This design can't be read and may be damaged. It won't be changed.",
  },
  kind: { laterVersion: "Newer version", otherMachine: "Different machine", unreadable: "Can't be read" },

  chosen: (count: number) => (count === 0 ? "Select the machines you want." : `${count} selected`),
  chooseAll: "Select all",
  chooseNone: "Select none",
  exportChosen: "Export selected",
  done: "Done",

  /** What Undo reverts. */
  undo: "Undo",
  undone: "Undone.",
  namesakes: (count: number) =>
    plural(count, {
      one: "You already had 1 machine with the same name.",
      other: `You already had ${count} machines with the same names.`,
    }),
  updateNamesakes: (count: number) =>
    plural(count, { one: "Update that one instead", other: `Update those ${count} instead` }),
  undoable: {
    remove: (count: number, name: string) =>
      plural(count, { one: `${name} was deleted.`, other: `${name} and ${count - 1} more were deleted.` }),
    duplicate: (_: number, name: string) => `${name} was added.`,
    add: (count: number, name: string) =>
      plural(count, { one: `${name} was added.`, other: `${count} machines were added.` }),
    rename: (_: number, name: string) => `Renamed to ${name}.`,
    dress: (count: number, name: string) =>
      plural(count, { one: `${name} was changed.`, other: `${count} machines were changed.` }),
  },
  failed: {
    create: (why: string) => `The machine couldn't be created. ${why}`,
    open: (why: string) => `The machine couldn't be opened. ${why}`,
    rename: (why: string) => `The name wasn't saved. ${why}`,
    details: (why: string) => `The customer and note weren't saved. ${why}`,
    duplicate: (why: string) => `The machine couldn't be duplicated. ${why}`,
    remove: (why: string) => `Nothing was deleted. ${why}`,
    update: (why: string) => `Nothing was updated. ${why}`,
    undo: STORE_FAULTS.notUndone,
    save: "The file couldn't be created. Try again.",
    notLoaded: "This part of the app couldn't be loaded. Check your connection, then try again.",
    unknown: "Something went wrong. Reload the page, then try again.",
  },
  incompleteInFile: (names: readonly string[]) =>
    `This browser deleted some images of ${named(names)}, so those images aren't in the file.`,
  leftOutOfFile: (names: readonly string[]) => `Not in the file: ${named(names)}.`,

  onlyOne: "This browser can keep only one machine",
  onlyOneWhy:
    "It doesn't give this app enough storage for more, usually because of a private window or a strict privacy setting. Your one machine works as usual, but save it as a file before you start another.",

  kept: "Storage in this browser",
  keptWords:
    "Your machines are stored only in this browser, on this device. Nobody else can see them. A browser may delete a site's data if the device runs out of space or if you haven't visited for a few weeks. Clearing your browsing history may delete it too.",
  room: (used: string, quota: string) => `${used} of about ${quota} used`,
  roomLabel: "Storage used",
  nearlyFull: "You're running out of space",
  nearlyFullWords: (room: string) =>
    `${room}. Save your machines as one file, then delete the ones you no longer need, or free up space on this device.`,
  keepSafe: "Protect my machines",
  keepSafeWords: "Asks this browser not to delete your machines when it needs space.",
  isSafe: "This browser has agreed not to delete your machines when it needs space.",
  notSafe:
    "This browser said no for now. Browsers often say yes once you've visited a few times or added this page to your home screen. Until then, save all your machines as one file.",
  saveAll: "Save all machines as one file",
  savingAll: (percent: number) => `Saving, ${percent}%`,
  saveAllWords: "The file contains everything and can be opened here or on another device.",
  erase: "Erase all Brewscreen data",
  eraseWords: "Use this when you've finished on a shared device.",
  eraseTitle: "Erase all Brewscreen data?",
  eraseNothing: "Everything Brewscreen has stored in this browser will be deleted. This can't be undone.",
  eraseAsks: (count: number) =>
    plural(count, {
      one: "Your machine, with all its images and original files, and everything else Brewscreen has stored in this browser will be deleted. This can't be undone.",
      other: `Your ${count} machines, with all their images and original files, and everything else Brewscreen has stored in this browser will be deleted. This can't be undone.`,
    }),
  eraseSaved: "Files you've saved aren't affected.",
  eraseYes: "Erase everything",
  erasing: "Erasing",
  eraseNo: "Keep everything",
  notErased: (why: string) => `Not everything could be erased. ${why}`,

  /** At the end of the review. */
  another: "Create another like this",
  anotherAsks: "The new machine starts as a copy of this one. Changes to one don't affect the other.",
  anotherMake: "Create it",
  anotherMade: (name: string) => `${name} created. You're working on it now.`,

  also: "Use on other machines…",
  alsoTitle: (screen: string) => `Use ${screen} on other machines`,
  alsoAsks: (screen: string, name: string) =>
    `The images and names that ${name} has on ${screen} will replace those on the selected machines.`,
  before: "Now",
  after: "After",
  same: "Already the same.",
  alsoOn: (count: number) => plural(count, { one: "Use on 1 machine", other: `Use on ${count} machines` }),
  alsoOnNone: "Select a machine first",
  alsoDone: (screen: string, count: number) =>
    plural(count, {
      one: `Now used on 1 other machine: ${screen}.`,
      other: `Now used on ${count} other machines: ${screen}.`,
    }),
  alsoUndo: "You can also undo this from “Your machines” until you change one of these machines.",
  alsoFailed: (why: string) => `No machines were changed. ${why}`,
  cancel: "Cancel",
} as const;
