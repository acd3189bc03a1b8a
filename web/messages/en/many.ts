import { plural } from "./plural.ts";

const machines = (count: number) => plural(count, { one: "1 machine", other: `${count} machines` });
const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Many machines from one design, and files of many. */
export const MANY = {
  intro: (name: string) =>
    `Each row is a machine. What a row leaves empty is as it is in ${name}, and names on images are set anew for each.`,

  /** What differs: the choice, and the headings of a CSV file. */
  differs: "What differs",
  choose: "Choose",
  chooseDone: "Done",
  groups: { slotName: "Names", word: "Words on the machine", picture: "Images" },
  chipOf: (group: string) => `${group}, `,
  onlyPicture: "Image",
  namesOn: "Put each machine's names on its images",
  nameOn: "On the image",
  finishedNote: "Your own finished images may carry names already. Tick those that do not.",
  nameNotOn: "not on the image",
  namesNotOn: (labels: readonly string[]) => `Names are not on the images: ${list.format(labels)}.`,
  noWords: "Words can differ once your images carry them.",
  words: "Words on the machine",
  firstOf: "First picture",
  nameHeading: (group: string, slot: string) => `${group} ${slot}: name`,
  pictureHeading: (group: string, slot: string) => `${group} ${slot}: picture`,
  pictureOnlyHeading: (group: string) => `${group}: picture`,
  pictureLabel: (group: string, slot: string) => `${group}, ${slot}`,
  wordHeading: (word: string) => `Word: ${word}`,

  /** How rows come in. */
  table: "Machines",
  add: "Add a machine",
  files: "Choose CSV or images",
  example: "Example CSV",
  exampleFile: "machines.csv",
  exampleName: "Lobby, first floor",
  examplePicture: "lobby.png",
  ways: "Or paste rows that you copied in a spreadsheet, or drop a CSV file on this page together with the images that it names.",
  drop: "Drop a CSV file, images, or both",
  making: "Making images fit",
  number: (row: number) => `Machine ${row}`,
  row: (row: number, name: string) => (name === "" ? `Machine ${row}` : `Machine ${row}, ${name}`),
  remove: (name: string) => `Remove ${name}`,
  more: "More",
  removeAll: "Remove all machines",
  undo: "Undo",
  asIs: "as it is",
  missing: "missing",
  fitted: "made to fit",

  /** What came in. */
  added: (count: number) => `${machines(count)} added.`,
  nothingAdded: "There was no machine in it.",
  tooMany: (count: number, most: number) =>
    `A table has ${most} machines at most: ${count} more were left out. Make them from a second table.`,
  unknown: (headings: readonly string[]) =>
    `Left out, since no column is called so: ${list.format(headings)}. The example CSV has the headings.`,
  guessed:
    "The file does not say how its letters are written: look whether accents are right. If not, save it as CSV UTF-8.",
  left: (files: readonly string[]) =>
    `No cell has these images yet: ${list.format(files)}. Write an image's file name in a cell, or choose it there.`,
  tooLarge: (file: string) => `${file} is too large to be a table of machines.`,
  unreadable: (file: string) => `${file} can't be read. Choose it again.`,
  removed: (what: string) => `${what} removed.`,
  notKept: (why: string) => `The table is not saved, and goes when you close this page. ${why}`,

  /** What is wrong with a cell, and what to do. */
  faults: {
    noName: "Give this machine a name.",
    tooShort: (least: number) => `At least ${least} characters.`,
    tooLong: (most: number, actual: number) => `${actual} characters; ${most} at most.`,
    twice: (row: number) => `Machine ${row} has this name too.`,
    noFolder: "No folder can be called so: use letters or digits.",
    noPicture: (file: string) => `There is no file ${file} yet: drop it on the page, or choose another.`,
    badPicture: (file: string) => `${file} is not an image that can be read.`,
    openQuote: (line: number) => `In line ${line} of the file a quotation mark is not closed.`,
    afterQuote: (line: number) => `In line ${line} of the file text follows a closed quotation mark.`,
    tooManyCells: (line: number) => `Line ${line} of the file has more cells than columns.`,
  },
  wrongRows: (count: number) => `${count} to put right`,
  ready: (count: number) => `${machines(count)} ready`,
  readyAndWrong: (ready: number, wrong: number) => `${ready} ready, ${wrong} to put right`,
  needed: "Add a machine first",

  /** The sheet of a row. */
  sheetName: (row: number, count: number) => `Machine ${row} of ${count}`,
  screenOf: (machine: string, screen: string) => `${machine}: ${screen} on the machine's screen`,
  previous: "Previous",
  next: "Next machine",
  another: "Add another",
  done: "Done",
  picture: "Choose image",
  otherPicture: "Replace",
  noPicture: "Leave as it is",
  notShown: "The image could not be made. Check your connection.",

  /** What becomes of them. */
  toShelf: "Make them designs",
  toFiles: "Make files",
  adding: "Making designs",
  shelfNote: (count: number) =>
    `${machines(count)} will stand among your machines as designs of their own. You can change each there.`,
  addedToShelf: (count: number) =>
    plural(count, { one: "1 design was added.", other: `${count} designs were added.` }),
  toMachines: "Go to your machines",
  notAdded: (why: string) => `The designs could not be added, and nothing has changed. ${why}`,
  notAddedTry: "Try again.",
  leftOut: (count: number) =>
    plural(count, {
      one: "1 machine is left out until it is put right:",
      other: `${count} machines are left out until they are put right:`,
    }),
  leftOutOne: (name: string, why: string) => `${name}: ${why}`,
  andMore: (count: number) => `and ${count} more`,

  /** The files of many machines. */
  exportTitle: (count: number) => `Files for ${machines(count)}`,
  exportWhat: "What to make",
  exportNote: "One ZIP file with a folder for each machine, and a summary.",
  toDiskNote:
    "You choose where it is saved, and it is written there while it is made. Give it a new name: a file that you replace may be emptied as soon as you choose it.",
  toMemoryNote: (most: string) =>
    `This browser keeps a file in its memory until it is finished: what is more than ${most} comes as several files.`,
  exportChoose: "Choose at least one",
  exportStart: "Make the files",
  exporting: (name: string) => `Making ${name}`,
  exportPlace: (at: number, all: number) => `${at} of ${all}`,
  cancel: "Cancel",
  stopTitle: "Stop making the files? A file that is not finished is not saved.",
  stop: "Stop",
  goOn: "Go on",
  cancelled: (saved: number) =>
    saved === 0 ? "You cancelled it. Nothing was saved." : "You cancelled it. The last file was not saved.",
  savedBefore: (files: readonly string[]) =>
    `Saved before that: ${list.format(files)}. The other machines are in no file.`,
  nextPart: (part: number) => `The file is full. Choose where part ${part} is saved.`,
  nextPartAction: "Choose where",
  exported: (count: number) => `${machines(count)} finished`,
  exportedNone: "Nothing could be made",
  savedPart: (name: string, size: string) => `${name}, ${size}`,
  failedTitle: (count: number) =>
    plural(count, { one: "1 machine failed:", other: `${count} machines failed:` }),
  lackingTitle: (count: number) =>
    plural(count, {
      one: "1 machine lacks something:",
      other: `${count} machines lack something:`,
    }),
  notWritten: "The file could not be written. Look whether there is room, then try again.",
  again: "Try again",
  close: "Close",
  archiveName: (count: number, minute: string, part: number) =>
    `${count}-${plural(count, { one: "machine", other: "machines" })}-${minute}${part > 1 ? `-part-${part}` : ""}.zip`,
  machines,
  summaryFile: "summary.csv",
  summary: {
    head: ["Machine", "Folder", "Archive", "Files", "Result", "Notes"],
    made: "made",
    lacking: "made, something is missing",
    failed: "failed",
  },
  notRead: "Its images could not be made or read.",
  kindFailed: (kind: string) => `${kind} could not be made.`,
  tooLargeForZip: (size: string, most: string) =>
    `Its files have ${size} together, and one ZIP file holds ${most} at most. Make fewer kinds of files at once.`,
  designLacks: (count: number) =>
    plural(count, {
      one: "1 image is missing in the design file.",
      other: `${count} images are missing in the design file.`,
    }),
} as const;
