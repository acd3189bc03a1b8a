import { list } from "./formats.ts";
import { plural } from "./plurals.ts";

const machines = (count: number) => plural(count, { one: "1 machine", other: `${count} machines` });

export const VARIANTS = {
  intro: (name: string) =>
    `Each row is a machine. Leave a cell empty to keep what ${name} has. Names on the images change to match each machine.`,

  /** Choosing what differs, and the headings of a CSV file. */
  differs: "What's different",
  choose: "Choose",
  chooseDone: "Done",
  groups: { slotName: "Names", word: "Words on the machine", detail: "For your own use", picture: "Images" },
  chipOf: (group: string) => `${group}, `,
  onlyPicture: "Image",
  namesOn: "Add each machine's names to its images",
  nameOn: "On the image",
  finishedNote: "Your own finished images may already show names. Select the images that don't.",
  nameNotOn: "not on the image",
  namesNotOn: (labels: readonly string[]) => `These images don't show the new names: ${list(labels)}.`,
  noWords: "To vary the words, add words to your images first.",
  words: "Words on the machine",
  firstOf: "First image",
  nameHeading: (group: string, slot: string) => `${group} ${slot}: name`,
  pictureHeading: (group: string, slot: string) => `${group} ${slot}: picture`,
  pictureOnlyHeading: (group: string) => `${group}: picture`,
  pictureLabel: (group: string, slot: string) => `${group}, ${slot}`,
  wordHeading: (word: string) => `Word: ${word}`,

  table: "Machines",
  add: "Add a machine",
  files: "Choose CSV or images",
  example: "Example CSV",
  exampleFile: "machines.csv",
  exampleName: "Lobby, first floor",
  examplePicture: "lobby.png",
  ways: "You can also paste rows from a spreadsheet, or drop a CSV file here along with the images it names.",
  drop: "Drop a CSV file, images, or both",
  making: "Fitting the images",
  number: (row: number) => `Machine ${row}`,
  row: (row: number, name: string) => (name === "" ? `Machine ${row}` : `Machine ${row}, ${name}`),
  remove: (name: string) => `Remove ${name}`,
  more: "More",
  removeAll: "Remove all machines",
  undo: "Undo",
  asIs: "as it is",
  missing: "missing",
  fitted: "adjusted to fit",

  added: (count: number) => `${machines(count)} added.`,
  nothingAdded: "No machines found.",
  tooMany: (count: number, most: number) =>
    plural(count, {
      one: `A table can hold up to ${most} machines, so 1 machine wasn't added.`,
      other: `A table can hold up to ${most} machines, so ${count} machines weren't added.`,
    }),
  updated: (count: number) =>
    plural(count, { one: "1 machine updated.", other: `${count} machines updated.` }),
  updatedAndAdded: (updated: number, added: number) => `${updated} updated, ${added} added.`,
  addAnyway: "Add as new machines",
  leaveOut: "Continue without them",
  leftOutColumns: "Some columns in the file were left out.",
  assumed: (labels: readonly string[]) =>
    `The file has no headings, so the cells after the name are read as: ${list(labels)}.`,
  unknown: (headings: readonly string[]) =>
    plural(headings.length, {
      one: `This column wasn't recognized and was left out: ${list(headings)}. The example CSV shows the headings to use.`,
      other: `These columns weren't recognized and were left out: ${list(headings)}. The example CSV shows the headings to use.`,
    }),
  /** For a column without a heading. */
  columnAt: (position: number) => `column ${position}`,
  guessed: "The file doesn't state its character encoding. Check below that accented letters look right.",
  encoding: "Character encoding",
  encodings: {
    "windows-1252": "Western European (Windows)",
    "windows-1250": "Central European (Windows)",
    "windows-1251": "Cyrillic (Windows)",
    "windows-1253": "Greek (Windows)",
    "windows-1254": "Turkish (Windows)",
    macintosh: "Western European (Mac)",
    shift_jis: "Japanese (Shift JIS)",
    gb18030: "Simplified Chinese (GB 18030)",
    big5: "Traditional Chinese (Big5)",
    "euc-kr": "Korean (EUC-KR)",
  },
  left: (files: readonly string[]) =>
    `These images aren't in any cell yet: ${list(files)}. Type an image's file name in a cell, or choose it there.`,
  pasteRows: "Or copy its rows and paste them here.",
  tooLarge: (file: string) => `${file} is too large to be a table of machines.`,
  unreadable: (file: string) => `${file} can't be read. Choose it again.`,
  removed: (what: string) => `${what} removed.`,
  notKept: (why: string) => `The table isn't saved and will be gone when you close this page. ${why}`,

  /** Shown with a cell. */
  faults: {
    noName: "Give this machine a name.",
    tooShort: (least: number) => `Use at least ${least} characters.`,
    tooLong: (most: number, actual: number) => `This has ${actual} characters. Use at most ${most}.`,
    twice: (row: number) => `Machine ${row} already has this name.`,
    noFolder: "A folder can't have this name. Use letters or numbers.",
    noPicture: (file: string) =>
      `${file} hasn't been added yet. Drop it on this page, or choose another image.`,
    badPicture: (file: string) => `${file} can't be read as an image.`,
    openQuote: (line: number) => `A quotation mark on line ${line} of the file is never closed.`,
    afterQuote: (line: number) => `On line ${line} of the file, there's text after a closing quotation mark.`,
    leftOut: (line: number) => `Some values on line ${line} of the file were left out.`,
    formula: "This is a spreadsheet formula or error, not text.",
    tooManyCells: (line: number) => `Line ${line} of the file has more cells than there are columns.`,
  },
  wrongRows: (count: number) => `${count} to fix`,
  ready: (count: number) => `${machines(count)} ready`,
  readyAndWrong: (ready: number, wrong: number) => `${ready} ready, ${wrong} to fix`,
  needed: "Add a machine first",

  sheetName: (row: number, count: number) => `Machine ${row} of ${count}`,
  screenOf: (machine: string, screen: string) => `${machine}: ${screen} on the machine's screen`,
  previous: "Previous",
  next: "Next machine",
  another: "Add another",
  done: "Done",
  picture: "Choose image",
  otherPicture: "Replace",
  notShown: "The image couldn't be created. Check your connection.",

  toShelf: "Save as designs",
  toFiles: "Create files",
  adding: "Saving the designs",
  shelfNote: (count: number) =>
    plural(count, {
      one: "1 machine will be saved to “Your machines” as a separate design that you can edit individually.",
      other: `${count} machines will be saved to “Your machines” as separate designs that you can edit individually.`,
    }),
  addedToShelf: (count: number) =>
    plural(count, { one: "1 design was saved.", other: `${count} designs were saved.` }),
  toMachines: "Go to your machines",
  notAdded: (why: string) => `The designs couldn't be saved. Nothing has changed. ${why}`,
  notAddedTry: "Try again.",
  leftOut: (count: number) =>
    plural(count, {
      one: "1 machine will be left out until it's fixed:",
      other: `${count} machines will be left out until they're fixed:`,
    }),
  leftOutOne: (name: string, why: string) => `${name}: ${why}`,
  andMore: (count: number) => `and ${count} more`,

  exportTitle: (count: number) => `Files for ${machines(count)}`,
  exportWhat: "What to create",
  exportNote: "You'll get a ZIP file with a folder for each machine and a summary.",
  toDiskNote:
    "When you choose where to save the ZIP file, give it a new name. If you choose an existing file, it may be emptied right away.",
  toMemoryNote: (most: string) =>
    `This browser keeps a file in memory until it's finished, so anything over ${most} is split into several files.`,
  exportChoose: "Choose at least one kind of file.",
  exportStart: "Create the files",
  exporting: (name: string) => `Creating ${name}`,
  exportPlace: (at: number, all: number) => `${at} of ${all}`,
  cancel: "Cancel",
  stopTitle: "Stop creating the files? An unfinished file won't be saved.",
  stop: "Stop",
  goOn: "Keep going",
  cancelled: (saved: number) =>
    saved === 0 ? "Canceled. Nothing was saved." : "Canceled. The last file wasn't saved.",
  savedBefore: (files: readonly string[]) =>
    `Already saved: ${list(files)}. The remaining machines haven't been exported.`,
  nextPart: (part: number) => `The file is full. Choose where to save part ${part}.`,
  nextPartAction: "Choose where to save",
  exported: (count: number) => `${machines(count)} finished`,
  exportedNone: "Nothing could be created",
  savedPart: (name: string, size: string) => `${name}, ${size}`,
  failedTitle: (count: number) =>
    plural(count, {
      one: "1 machine couldn't be finished:",
      other: `${count} machines couldn't be finished:`,
    }),
  lackingTitle: (count: number) =>
    plural(count, {
      one: "1 machine is incomplete:",
      other: `${count} machines are incomplete:`,
    }),
  notWritten: "The file couldn't be saved. Check that there's enough space for it, then try again.",
  again: "Try again",
  close: "Close",
  archiveName: (count: number, minute: string, part: number) =>
    `${count}-${plural(count, { one: "machine", other: "machines" })}-${minute}${part > 1 ? `-part-${part}` : ""}.zip`,
  machines,
  summaryFile: "summary.csv",
  summary: {
    head: ["Machine", "Folder", "Archive", "Files", "Result", "Notes"],
    made: "created",
    lacking: "created, but incomplete",
    failed: "failed",
  },
  notRead: "Its images couldn't be created or read.",
  kindFailed: (kind: string) => `${kind} couldn't be created.`,
  tooLargeForZip: (size: string, most: string) =>
    `Its files add up to ${size}, and one ZIP file can hold at most ${most}. Create fewer kinds of files at once.`,
  packageLacks: (labels: readonly string[]) => `The media package has no image for: ${list(labels)}.`,
} as const;
