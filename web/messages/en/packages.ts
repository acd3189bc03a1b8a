import type { ArchiveFault } from "../../../shared/archive/source.ts";
import type { FindingLevel } from "../../../shared/package/rules/rule.ts";
import { dateTime, list } from "./formats.ts";
import { RULE_TEXTS } from "./package-rules.ts";
import { plural } from "./plurals.ts";

export const PACKAGES = {
  heading: "What's in this file?",
  intro:
    "Open any .mp file to see its screens as a machine would show them, and to find out why a machine might refuse it. The file stays on this device.",
  choose: "Choose a file",
  orDrop: "or drop it here",
  dropping: "Drop to look inside",
  file: "Media package",
  actions: "What to do with the file",
  another: "Open another file",
  reading: (name: string) => `Looking inside ${name}`,
  notRead: "The file couldn't be read. It may have been moved, or the USB stick removed. Choose it again.",
  several: {
    title: (count: number) => `These are ${count} media packages.`,
    checking: "Checking",
    back: "Back to all packages",
  },

  screens: "Screens in this file",
  onScreen: (label: string) => `${label} on the machine's screen`,
  numbered: (label: string, number: number) => `${label} ${number}`,
  guess: "Guess",
  noScreens: "We couldn't match any of the images to a screen.",
  others: "Other images in the file",
  othersNote: "We couldn't tell from their names which screens they belong to.",
  folder: (folder: string, size: string) => `${folder}, ${size}`,

  facts: {
    name: "Name",
    made: "Created",
    pictures: "Images",
    size: "File size",
    unknown: "Not stated",
  },
  date: dateTime,

  verdicts: {
    closed: "This file can't be opened.",
    error: "A machine may refuse this file.",
    warning: "Some machines may have trouble with this file.",
    incomplete: "Some screens are missing images.",
    good: "We found nothing wrong with this file.",
  },
  verdictNotes: {
    closed: "We can't show you what's inside.",
    error: (count: number) =>
      plural(count, { one: "We found 1 problem.", other: `We found ${count} problems.` }),
    warning: (count: number) =>
      plural(count, { one: "We found 1 possible problem.", other: `We found ${count} possible problems.` }),
    incomplete: (count: number) =>
      plural(count, {
        one: "1 slot is empty. The file itself follows every rule we know of.",
        other: `${count} slots are empty. The file itself follows every rule we know of.`,
      }),
    good: "It follows every rule we know of. Only your machine can tell you for certain.",
  },
  levels: {
    error: "What's wrong",
    warning: "What may cause trouble",
    note: "Good to know",
  } satisfies Record<FindingLevel, string>,
  more: (count: number) => plural(count, { one: "1 more", other: `${count} more` }),
  about: (entry: string, detail: string) => `${entry}: ${detail}`,
  rules: RULE_TEXTS,

  edit: "Edit as a design",
  editing: "Opening",
  edited: (isBeside: boolean) =>
    isBeside
      ? "The package is open as a new design. Your previous one is under “Your machines.”"
      : "The package is open as your design. Undo brings back what you had before.",
  /** Shown before the button is pressed. */
  staysBehind: (paths: readonly string[], most: string) =>
    `A design can hold up to ${most} of images. If you edit this file as a design, ${plural(paths.length, { one: "1 image", other: `${paths.length} images` })} will be left out: ${list(paths)}.`,
  notEdited: (why: string) => `The package couldn't be opened as a design. ${why}`.trim(),
  notMade: "The file couldn't be created.",
  repair: "Save a repaired copy",
  repairing: "Repairing",
  repaired: "Repaired copy saved.",
  leftOut: (paths: readonly string[]) =>
    `${plural(paths.length, { one: "1 file was left out", other: `${paths.length} files were left out` })}: ${list(paths)}.`,
  pictures: "Save the images",
  savingPictures: "Packing",
  savedPictures: "Images saved.",
  noPictures: "There are no images to save.",
  status: (pictures: number) => plural(pictures, { one: "1 image", other: `${pictures} images` }),

  design: {
    title: "This is a design file, not a media package.",
    text: "It contains a complete design that you can keep working on here.",
    open: "Open the design",
    opened: (isBeside: boolean) =>
      isBeside
        ? "The design is open. Your previous one is under “Your machines.”"
        : "The design is open. Undo brings back what you had before.",
    notOpened: (why: string) => `The design couldn't be opened. ${why}`.trim(),
  },
} as const;

export const ARCHIVE_FAULT_TEXTS: Readonly<Record<ArchiveFault | "unreadable", string>> = {
  "not-zip": "It isn't a ZIP file.",
  "cut-off": "The end of the file is missing. Copy or download it again.",
  split: "It's one part of several. Join the parts, then use the complete file.",
  "damaged-directory": "Its list of files is damaged. Copy or download it again.",
  "too-many-entries": "It lists too many files, so we didn't open it.",
  "too-large": "It would unpack to more data than this device can safely handle, so we didn't open it.",
  overlapping: "Its files overlap, as they do in malicious archives, so we didn't open it.",
  unreadable: "It couldn't be read. It may have been moved, or the USB stick removed. Choose it again.",
};
