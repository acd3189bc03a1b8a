import { plural } from "./plural.ts";

/** "Lobby, Terrace and Bar". */
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const dayOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const relative = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });

const DAY_MS = 86_400_000;
const midnight = (of: Date) => new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();

/** "today, 14:02", "yesterday, 09:30", "21 November", "3 May 2025". */
function when(changed: Date, now: Date): string {
  const days = Math.round((midnight(changed) - midnight(now)) / DAY_MS);
  if (days === 0 || days === -1) return `${relative.format(days, "day")}, ${time.format(changed)}`;
  return (changed.getFullYear() === now.getFullYear() ? day : dayOfYear).format(changed);
}

/** How long a list of names may be before the rest is counted. */
const MOST_NAMED = 3;

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? list.format(names)
    : list.format([...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} more`]);

/** The shelf of designs, and what is done to several of them. */
export const SHELF = {
  title: "Your machines",
  lead: "Every machine that you have designed in this browser. Open one to go on with it; the others stay as they are.",
  count: (count: number) => plural(count, { one: "1 machine", other: `${count} machines` }),
  list: "Machines",
  loading: "Your machines are being read.",

  new: "New machine",
  making: "One moment",
  openFile: "Open a file",
  opening: "Opening the file",
  openingShare: (percent: number) => `Opening, ${percent}%`,
  file: "Design file",
  opened: (count: number) =>
    plural(count, { one: "1 machine was added.", other: `${count} machines were added.` }),
  notAdded: (names: readonly string[]) => `Not added: ${named(names)}.`,
  several: "Choose several",
  search: "Find a machine",
  noneFound: (text: string) => `No machine is called “${text}”.`,
  showAll: "Show all",

  start: "Name it",
  noneYet: "Your first machine will stand here",
  noneYetWords: "Name it, fill its screens, and leave whenever you like: everything is kept as you go.",

  unnamed: (name: string) => `${name} (no name yet)`,
  openNow: "Open now",
  steps: (done: number, all: number) => (done === all ? "Finished" : `${done} of ${all} steps done`),
  facts: (changed: Date, now: Date, size: string) =>
    `Changed ${when(changed, now)}${size === "" ? "" : ` · ${size}`}`,
  noPictures: "no images of its own",
  evicted: (count: number) =>
    plural(count, {
      one: "This browser has deleted 1 of its images. Open it to add the image again.",
      other: `This browser has deleted ${count} of its images. Open it to add them again.`,
    }),
  screens: (name: string) => `Screens of ${name}`,
  open: "Open",
  openNamed: (name: string) => `Open ${name}`,
  goOn: "Go on",
  goOnNamed: (name: string) => `Go on with ${name}`,
  isOpened: (name: string) => `${name} is open.`,
  choose: (name: string) => `Choose ${name}`,
  more: (name: string) => `More for ${name}`,
  rename: "Rename",
  name: "Name of the machine",
  saveName: "Save the name",
  keepName: "Keep the name that it had",
  duplicate: "Duplicate",
  save: "Save as a file",
  saving: "Saving",
  export: "Export…",
  delete: "Delete",

  /** A design that this release can't open. */
  state: {
    laterVersion: "It was made with a newer version of the app. Reload the page to open it.",
    otherMachine: "It is a design for another kind of machine. It stays as it is.",
    unreadable: "It can't be read. It may be damaged, and is left as it is.",
  },
  kind: { laterVersion: "Newer version", otherMachine: "Another machine", unreadable: "Can't be read" },

  /** Choosing several. */
  chosen: (count: number) => (count === 0 ? "Press the machines that you want." : `${count} chosen`),
  chooseAll: "Choose all",
  chooseNone: "Choose none",
  exportChosen: "Export chosen",
  done: "Done",

  /** What Undo takes back, of one machine or of several. */
  undo: "Undo",
  undone: "Taken back.",
  undoable: {
    remove: (count: number, name: string) =>
      plural(count, { one: `${name} was deleted.`, other: `${name} and ${count - 1} more were deleted.` }),
    duplicate: (_: number, name: string) => `${name} was added.`,
    add: (count: number, name: string) =>
      plural(count, { one: `${name} was added.`, other: `${count} machines were added.` }),
    rename: (_: number, name: string) => `It is called ${name} now.`,
    dress: (count: number, name: string) =>
      plural(count, { one: `${name} was changed.`, other: `${count} machines were changed.` }),
  },
  failed: {
    create: (why: string) => `There is no new machine. ${why}`,
    open: (why: string) => `It was not opened. ${why}`,
    rename: (why: string) => `The name was not saved. ${why}`,
    duplicate: (why: string) => `There is no copy. ${why}`,
    remove: (why: string) => `Nothing was deleted. ${why}`,
    undo: (why: string) => `It could not be taken back. ${why}`,
    save: "The file could not be made. Try again.",
    notLoaded: "This part of the app could not be loaded. Check your connection, then try again.",
    unknown: "Something went wrong. Reload the page, then try again.",
  },
  incompleteInFile: (names: readonly string[]) =>
    `This browser has deleted images of ${named(names)}: they are in the file without them.`,
  leftOutOfFile: (names: readonly string[]) => `Not in the file: ${named(names)}.`,

  /** Where only one design can be kept. */
  onlyOne: "This browser keeps one machine only",
  onlyOneWhy:
    "It does not give the app the storage that more machines need. A private window or a strict privacy setting does that. Your one machine works as always: save it as a file before you begin another.",

  /** The room that there is. */
  kept: "What this browser keeps",
  keptWords:
    "Your machines are on this device only, in this browser. Nobody else sees them. A browser may delete what a site has kept when the device runs out of room, or when you have not visited for some weeks. Clearing its history deletes it too.",
  room: (used: string, quota: string) => `${used} of about ${quota} used`,
  roomLabel: "Room used",
  nearlyFull: "There is little room left",
  nearlyFullWords: (room: string) =>
    `${room}. Save your machines as one file, then delete those that you no longer need, or free room on this device.`,
  keepSafe: "Keep it safe",
  keepSafeWords: "Asks this browser not to delete your machines to make room.",
  isSafe: "This browser has promised not to delete your machines to make room.",
  notSafe:
    "This browser has not promised it. Many do once you visit more often or add the page to the home screen. Until then, save one file of all machines.",
  saveAll: "Save one file of all machines",
  savingAll: (percent: number) => `Saving, ${percent}%`,
  saveAllWords: "Keeps everything, to open here again or on another device.",
  erase: "Erase everything on this device",
  eraseWords: "For a tablet that others use too.",
  eraseTitle: "Erase everything on this device?",
  eraseNothing: "Everything that Brewscreen has kept in this browser will be deleted. This can't be undone.",
  eraseAsks: (count: number) =>
    plural(count, {
      one: "Your machine, its images, their originals and everything else that Brewscreen has kept in this browser will be deleted. This can't be undone.",
      other: `Your ${count} machines, their images, their originals and everything else that Brewscreen has kept in this browser will be deleted. This can't be undone.`,
    }),
  eraseSaved: "What you have saved as a file stays.",
  eraseYes: "Erase everything",
  erasing: "Erasing",
  eraseNo: "Keep everything",
  notErased: (why: string) => `Not everything could be erased. ${why}`,

  /** At the end of the review. */
  anotherTitle: "Another machine like this?",
  another: "Make another like this",
  anotherAsks:
    "It starts with everything that this one has. What you change on one does not change the other.",
  anotherMake: "Make it",
  anotherMade: (name: string) => `${name} is made, and open.`,
  copyName: (name: string, number: number) => `${name} ${number}`,

  /** A screen put on other machines too. */
  also: "Also on other machines…",
  alsoTitle: (screen: string) => `${screen} also on other machines`,
  alsoAsks: (screen: string, name: string) =>
    `What ${name} has on ${screen}, images and names, takes the place of what the chosen machines have there.`,
  before: "Now",
  after: "Then",
  same: "It has the same already.",
  alsoOn: (count: number) =>
    plural(count, { one: "Put it on 1 machine", other: `Put it on ${count} machines` }),
  alsoOnNone: "Choose a machine first",
  alsoDone: (screen: string, count: number) =>
    plural(count, {
      one: `${screen} is on 1 other machine now.`,
      other: `${screen} is on ${count} other machines now.`,
    }),
  alsoUndo: "Your machines has the same Undo, until one of them is changed.",
  alsoFailed: (why: string) => `No machine was changed. ${why}`,
  cancel: "Cancel",
} as const;
