import type { ArchiveFault, EntryFault, Trait } from "../../../shared/archive/found.ts";
import type { Level, Values } from "../../../shared/package/rules/rule.ts";
import type { RuleId } from "../../../shared/package/rules/rules.ts";
import { PNG_FAULT_WORDS, type PngFaultCode } from "../../../shared/png/faults.ts";
import { plural } from "./plural.ts";

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** What is said of a rule that is broken. */
export interface RuleWords {
  /** What is wrong. */
  readonly title: string;
  /** More about one place in which it is. */
  readonly detail?: (values: Values) => string;
  /** What to do. */
  readonly advice: string;
}

const COPY = "Copy or download the package once more. If it stays so, make it anew.";

/** What a package has that the plainest ZIP has not, and who is known to stumble over it. */
const TRAITS: Readonly<Record<Trait, string>> = {
  descriptor:
    "Sizes stand after each file instead of before it (data descriptors). Programs that read from the start to the end can refuse that, as older BusyBox does.",
  zip64: "It uses Zip64, which is for files over 4 GB. Windows XP, UnZip 5 and BusyBox do not know it.",
  "extra-fields": "Files carry extra fields, such as times or owners. Very simple readers do not skip them.",
  folders: "Folders have entries of their own. Very simple readers take them for empty files.",
  comment: "It has a comment. Readers that look for the end only at the very end do not find it.",
  "junk-before": "Something stands before its first byte, as in files that unpack themselves.",
  "junk-after":
    "Something stands after its end. Readers that look for the end only at the very end do not find it.",
  version: "It says that it needs a reader later than version 2.0.",
  "names-beyond-ascii":
    "Names have letters beyond A to Z. Old readers such as Windows XP's show others in their place.",
  backslashes: "Folders are divided by backslashes. Readers on anything but Windows see one long name.",
};

const ENTRY_FAULTS: Readonly<Partial<Record<EntryFault, string>>> = {
  crc: "its bytes are not those that were packed",
  data: "it does not unpack to what it says",
  header: "it is listed under one name and packed under another",
};

const RULES: Readonly<Record<RuleId, RuleWords>> = {
  "not-zip": {
    title: "This is not a media package.",
    advice:
      "A media package is a ZIP archive whose name ends in .mp. Ask for the file again, or make it anew.",
  },
  "cut-off": {
    title: "The end of the file is missing.",
    advice:
      "It was not copied or downloaded to its end. Do that again, and take the USB stick out only once the copy is finished.",
  },
  split: {
    title: "This is one part of several.",
    advice: "Put the parts together with the program that split them, and open the whole.",
  },
  "damaged-directory": { title: "The list of what is in it is damaged.", advice: COPY },
  "too-many-entries": {
    title: "It lists more files than any package has.",
    advice: "It is not opened, so that this device stays well. Ask whoever made it.",
  },
  "too-large": {
    title: "It would unpack to more than any package holds.",
    advice: "It is not opened, so that this device stays well. Ask whoever made it.",
  },
  overlapping: {
    title: "Its files share the same bytes, as those of harmful archives do.",
    advice: "It is not opened. Do not put it on a machine, and ask whoever made it.",
  },
  "entry-damaged": {
    title: "Files in it are damaged.",
    detail: ({ fault }) => ENTRY_FAULTS[fault as EntryFault] ?? "",
    advice: COPY,
  },
  "entry-encrypted": {
    title: "Files in it are locked with a password.",
    advice: "A machine can't ask for one. Pack them again without a password.",
  },
  "entry-method": {
    title: "Files in it are packed in a way that few programs know.",
    advice: "Pack them again as a plain ZIP (the method is called Deflate).",
  },
  "entry-too-large": {
    title: "Files in it are far larger than any image for the machine.",
    advice: "They are not unpacked. Take them out.",
  },
  "entry-twice": {
    title: "Two files in it have the same name.",
    advice: "Programs differ in which of them they take. Repaired, the first one stays.",
  },
  "entry-unsafe": {
    title: "Names in it lead out of the package.",
    advice: "Programs refuse such files, or write them where they do not belong. Repaired, they lie inside.",
  },
  dialect: {
    title: "It is packed in a way that some old readers refuse.",
    detail: ({ trait }) => TRAITS[trait as Trait],
    advice: "Repaired, it is packed in the plainest way there is.",
  },
  "config-missing": {
    title: "config.json is missing.",
    advice: "It lists the images for the machine. Repaired, the package has one.",
  },
  "config-unreadable": {
    title: "config.json can't be read.",
    advice: "It lists the images for the machine. Repaired, the package has a new one.",
  },
  "config-incomplete": {
    title: "config.json lacks what a package needs.",
    detail: ({ member }) => `"${member}" is missing or wrong`,
    advice: "Repaired, it has everything.",
  },
  "config-version": {
    title: "It says that it is of another version than 1.0.",
    detail: ({ version }) => (version === "" ? "no version" : `version ${version}`),
    advice: "There may be more in it than this page knows. Repaired, it is of version 1.0.",
  },
  "config-not-first": {
    title: "config.json is not the first file in it.",
    advice: "Readers that begin at the start look for it there. Repaired, it is the first.",
  },
  "config-lists-absent": {
    title: "config.json lists files that are not there.",
    advice: "Add them, or let the repaired package list what it has.",
  },
  "config-omits": {
    title: "config.json does not list every image.",
    advice: "A machine may not show the others. Repaired, all are listed.",
  },
  "config-differs": {
    title: "config.json says of images what is not so.",
    detail: ({ members }) => `wrong: ${members}`,
    advice: "Repaired, it says what is so.",
  },
  "png-damaged": {
    title: "Images are damaged.",
    detail: ({ fault }) => PNG_FAULT_WORDS[fault as PngFaultCode],
    advice: "Save them again in the program that made them, and make the package anew.",
  },
  "not-png": {
    title: "Files in it are not PNG images.",
    advice: "The machine takes PNG only. Save them as PNG, and make the package anew.",
  },
  "left-over": {
    title: "A computer left files of its own in it.",
    advice: "They do no harm on most machines. Repaired, they are gone.",
  },
  "size-unknown": {
    title: "Images have a size for which the machine has no place.",
    detail: ({ size }) => `${size}`,
    advice:
      "Make them the exact size that Image Requirements lists. In the wizard any image can be made to fit.",
  },
  "folder-unknown": {
    title: "Images are in no folder of the machine.",
    detail: ({ folder }) => `belongs into ${folder}`,
    advice: "The machine looks into its own folders only. Repaired, they lie there.",
  },
  "wrong-folder": {
    title: "Images are in a folder for other sizes.",
    detail: ({ size, folder }) => `${size} belongs into ${folder}`,
    advice: "Repaired, they lie where their size belongs.",
  },
  "folder-full": {
    title: "A folder holds more images than the machine takes.",
    detail: ({ count, most }) => `${count} images, ${most} at most`,
    advice: "Take some out, and make the package anew.",
  },
  "too-many-pictures": {
    title: "It holds more images than a package may.",
    detail: ({ count, most }) => `${count} images, ${most} at most`,
    advice: "Take some out, and make the package anew.",
  },
  "no-picture": { title: "There is no image in it.", advice: "Make the package anew." },
  "name-refused": {
    title: "Names in it can't be on a USB stick.",
    advice: "FAT32, which machines read, refuses them. Repaired, they have plain names.",
  },
  "name-unusual": {
    title: "Names in it have more than plain letters and digits.",
    advice: "Some machines do not find such files. Repaired, they have plain names.",
  },
  "names-alike": {
    title: "Names in it differ in capital letters alone.",
    detail: ({ other }) => `like ${other}`,
    advice: "On a USB stick one would replace the other. Repaired, they differ.",
  },
  "place-empty": {
    title: "The machine has places for which there is no image.",
    advice: "What the machine shows there we can't know. Edited as a design, they have the default images.",
  },
};

/** The page that opens packages. */
export const PACKAGES = {
  heading: "What is in this file?",
  intro:
    "Open any .mp file: see its screens on the machine, and why a machine may refuse it. The file stays on this device.",
  choose: "Choose a file",
  orDrop: "or drop it here",
  dropping: "Drop it to look inside",
  file: "Media package",
  actions: "What to do with it",
  another: "Open another file",
  reading: (name: string) => `Looking inside ${name}`,
  notRead: "The file could not be read. It may have been moved, or the stick taken out. Choose it again.",
  tooMany: "One file at a time: the first one is open.",

  screens: "Screens in this file",
  onScreen: (label: string) => `${label} on the machine's screen`,
  numbered: (label: string, number: number) => `${label} ${number}`,
  guess: "Guess",
  noScreens: "No image in it has its place by its name.",
  others: "Other images in it",
  othersNote: "Their names do not say where they belong.",
  folder: (folder: string, size: string) => `${folder}, ${size}`,

  facts: {
    name: "Name",
    made: "Made",
    pictures: "Images",
    size: "File size",
    unknown: "Not said",
  },
  date: (date: Date) =>
    new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" }).format(date),

  verdicts: {
    closed: "This file can't be opened.",
    error: "A machine may refuse this file.",
    warning: "Some machines may stumble over this file.",
    good: "Nothing is wrong with this file.",
  },
  verdictNotes: {
    closed: "Nothing in it was unpacked.",
    error: (count: number) =>
      plural(count, { one: "1 thing is wrong with it.", other: `${count} things are wrong with it.` }),
    warning: (count: number) =>
      plural(count, { one: "1 thing is unusual about it.", other: `${count} things are unusual about it.` }),
    good: "It keeps every rule we know. Whether your machine takes it, only your machine can tell.",
  },
  levels: {
    error: "What is wrong",
    warning: "What may cause trouble",
    note: "Good to know",
  } satisfies Record<Level, string>,
  more: (count: number) => plural(count, { one: "1 more", other: `${count} more` }),
  about: (entry: string, detail: string) => `${entry}: ${detail}`,
  rules: RULES,

  edit: "Edit as a design",
  editing: "Opening",
  edited: (isBeside: boolean) =>
    isBeside
      ? "The package is open as a design of its own. The one before is under Your machines."
      : "The package is open as your design. Undo brings back what was there.",
  /** Said before the press. */
  staysBehind: (paths: readonly string[], most: string) =>
    `A design holds ${most} of images. Edited as a design, this file leaves ${plural(paths.length, { one: "1 image", other: `${paths.length} images` })} behind: ${list.format(paths)}.`,
  notEdited: (why: string) => `The package was not opened as a design. ${why}`.trim(),
  notMade: "The file could not be made.",
  repair: "Save repaired",
  repairing: "Repairing",
  repaired: "Saved repaired.",
  leftOut: (paths: readonly string[]) =>
    `${plural(paths.length, { one: "1 file is not in it", other: `${paths.length} files are not in it` })}: ${list.format(paths)}.`,
  pictures: "Save the images",
  savingPictures: "Packing",
  savedPictures: "The images are saved.",
  noPictures: "There is no image to save.",
  status: (pictures: number) => plural(pictures, { one: "1 image", other: `${pictures} images` }),

  design: {
    title: "This is a design file, not a media package.",
    text: "It holds a whole design, to go on with here.",
    open: "Open the design",
    opened: (isBeside: boolean) =>
      isBeside
        ? "The design is open. The one before is under Your machines."
        : "The design is open. Undo brings back what was there.",
    notOpened: (why: string) => `The design could not be opened. ${why}`.trim(),
  },
} as const;

/** Why a file of an archive that was given was left out, and what to do. */
export const ARCHIVE_WORDS: Readonly<Record<ArchiveFault | "unreadable", string>> = {
  "not-zip": "It is no ZIP archive.",
  "cut-off": "The end of the file is missing. Copy or download it again.",
  split: "It is one part of several. Put the parts together, and take the whole.",
  "damaged-directory": "The list of what is in it is damaged. Copy or download it again.",
  "too-many-entries": "It lists too many files, and was not opened.",
  "too-large": "It would unpack to more than this device should hold, and was not opened.",
  overlapping: "Its files share the same bytes, as those of harmful archives do. It was not opened.",
  unreadable: "It could not be read. It may have been moved, or the stick taken out. Choose it again.",
};
