import type { ArchiveTrait, EntryFault } from "../../archive/source.ts";
import type { PngFaultCode } from "../../png/check.ts";
import { MAX_PNG_SIDE_LENGTH } from "../../png/chunks.ts";
import type { MessageValues } from "./rule.ts";
import type { RuleId } from "./rules.ts";

export interface RuleTexts {
  readonly title: string;
  readonly detail?: (values: MessageValues) => string;
  readonly advice: string;
}

const COPY = "Copy or download the package again. If that doesn't help, create it again.";

/** What is unusual, and which programs have trouble with it. */
export const TRAIT_DESCRIPTIONS: Readonly<Record<ArchiveTrait, string>> = {
  descriptor:
    "File sizes come after each file instead of before it (data descriptors). Programs that read from start to end, such as older versions of BusyBox, may refuse such archives.",
  zip64:
    "It uses Zip64, which is meant for files over 4 GB. Windows XP, UnZip 5 and BusyBox don't support it.",
  "extra-fields": "Files have extra fields, such as times or owners, which very simple programs can't skip.",
  folders: "Folders have their own entries, which very simple programs mistake for empty files.",
  comment: "It has a comment, so very simple programs can't find the end of the archive.",
  "headers-differ":
    "A file's own header differs from its entry in the list. Programs that read from start to end unpack it wrongly or refuse it.",
  "junk-before": "There's extra data before the archive starts, as in self-extracting files.",
  "junk-after": "There's extra data after the archive ends, so very simple programs can't find its end.",
  version: "It requires a version of ZIP newer than 2.0.",
  "names-beyond-ascii":
    "File names use letters other than A to Z. Old programs, including those in Windows XP, show the wrong letters.",
  backslashes:
    "Paths use backslashes. Outside Windows, unzip programs treat each path as one long file name.",
  "dot-slash": "Paths start with ./, so programs that look for exact paths may not find the files.",
};

/** Each ends a sentence. */
export const PNG_FAULT_DESCRIPTIONS: Readonly<Record<PngFaultCode, string>> = {
  "not-png": "it does not start with the PNG signature",
  cgbi: "it is Apple's CgBI variant, which only Apple's own software reads",
  "bad-dimensions": `its width or height is 0 or over ${MAX_PNG_SIDE_LENGTH} pixels`,
  "bad-colour": "its combination of bit depth and color type is not valid in PNG",
  "bad-method": "its compression, filter or interlace method is not valid in PNG",
  truncated: "it ends before its IEND chunk",
  "bad-length": "a chunk has an impossible length",
  "bad-type": "a chunk's type is not four letters",
  "bad-crc": "a chunk's CRC does not match its bytes",
  "bad-order": "its chunks are in the wrong order",
  "bad-palette": "its palette is missing, misplaced or has an impossible length",
  "unknown-critical": "it requires a chunk that PNG does not define",
  "no-image-data": "it has no image data",
  "bad-image-data": "its image data is broken, too short or too long",
};

export type EntryDamage = Extract<EntryFault, "crc" | "data" | "header">;

export const ENTRY_FAULT_DESCRIPTIONS: Readonly<Record<EntryDamage, string>> = {
  crc: "its contents have changed since it was packed",
  data: "it doesn't unpack to the size it states",
  header: "it is listed under one name and packed under another",
};

export const RULE_TEXTS = {
  "not-zip": {
    title: "This is not a media package.",
    advice:
      "A media package is a ZIP archive whose name ends in .mp. Ask for the file again, or create a new one.",
  },
  "cut-off": {
    title: "The end of the file is missing.",
    advice:
      "It wasn't copied or downloaded completely. Try again, and don't remove the USB stick until the copy is finished.",
  },
  split: {
    title: "This is one part of a split file.",
    advice: "Join the parts with the program that split them, then open the complete file.",
  },
  "damaged-directory": { title: "Its list of files is damaged.", advice: COPY },
  "too-many-entries": {
    title: "It lists more files than any media package should.",
    advice: "For safety, we didn't open it. Ask whoever made it to check it.",
  },
  "too-large": {
    title: "It would unpack to more data than any media package should.",
    advice: "For safety, we didn't open it. Ask whoever made it to check it.",
  },
  overlapping: {
    title: "Its files overlap, as they do in malicious archives.",
    advice: "We didn't open it. Don't put it on a machine. Ask whoever made it to check it.",
  },
  "entry-damaged": {
    title: "Some files are damaged.",
    detail: ({ fault }) => ENTRY_FAULT_DESCRIPTIONS[fault as EntryDamage],
    advice: COPY,
  },
  "entry-encrypted": {
    title: "Some files are protected with a password.",
    advice: "A machine can't ask for one. Package the files again without a password.",
  },
  "entry-method": {
    title: "Some files use a compression method that few programs support.",
    advice: "Package them again as a standard ZIP with Deflate compression.",
  },
  "entry-too-large": {
    title: "Some files are far larger than any image for the machine.",
    advice: "We didn't unpack them. Remove them from the package.",
  },
  "entry-twice": {
    title: "Two files have the same name.",
    advice: "Programs differ in which of the two they use. The repaired copy keeps the first.",
  },
  "entry-unsafe": {
    title: "Some file names point outside the package.",
    advice:
      "Programs refuse such files, or write them in the wrong place. The repaired copy keeps them inside the package.",
  },
  dialect: {
    title: "It's packed in a way that some old programs refuse.",
    detail: ({ trait }) => TRAIT_DESCRIPTIONS[trait as ArchiveTrait],
    advice: "The repaired copy uses the simplest ZIP format there is.",
  },
  "config-missing": {
    title: "config.json is missing.",
    advice: "It lists the images for the machine. The repaired copy includes one.",
  },
  "config-unreadable": {
    title: "config.json can't be read.",
    advice: "It lists the images for the machine. The repaired copy includes a new one.",
  },
  "config-elsewhere": {
    title: "config.json is in a folder, or its name has capital letters.",
    advice:
      "The machine looks for config.json in lowercase, outside any folder. The repaired copy has it there.",
  },
  "config-encoding": {
    title: "config.json isn't saved as UTF-8.",
    advice: "Some text editors save it differently. The repaired copy has it in UTF-8.",
  },
  "config-incomplete": {
    title: "config.json is incomplete.",
    detail: ({ member }) => `"${member}" is missing or wrong`,
    advice: "In the repaired copy, config.json is complete.",
  },
  "config-version": {
    title: "The package's version isn't 1.0.",
    detail: ({ version }) => (version === "" ? "no version" : `version ${version}`),
    advice: "It may contain things we don't know about. The repaired copy is version 1.0.",
  },
  "config-not-first": {
    title: "config.json isn't the first file in the package.",
    advice: "Some programs expect it to be first. The repaired copy puts it there.",
  },
  "config-lists-absent": {
    title: "config.json lists files that aren't in the package.",
    advice: "Add them, or save a repaired copy, which lists only the files it contains.",
  },
  "config-omits": {
    title: "config.json doesn't list every image.",
    advice:
      "A machine may not show the images that aren't listed. The repaired copy lists every image that it contains.",
  },
  "config-differs": {
    title: "config.json has wrong details for some images.",
    detail: ({ members }) => `wrong: ${members}`,
    advice: "The repaired copy has the right details.",
  },
  "png-damaged": {
    title: "Some images are damaged.",
    detail: ({ fault }) => PNG_FAULT_DESCRIPTIONS[fault as PngFaultCode],
    advice: "Save them again in the program that created them, then create the package again.",
  },
  "not-png": {
    title: "Some files aren't PNG images.",
    advice: "The machine only accepts PNG. Save them as PNG, then create the package again.",
  },
  "left-over": {
    title: "It contains hidden files added by macOS or Windows.",
    advice: "They do no harm on most machines. The repaired copy leaves them out.",
  },
  "size-unknown": {
    title: "Some images have a size that the machine doesn't use.",
    detail: ({ size }) => `${size}`,
    advice: "Use one of the machine's exact sizes. The wizard can adjust any image to fit.",
  },
  "folder-unknown": {
    title: "Some images aren't in one of the machine's folders.",
    detail: ({ folder }) => `belongs in ${folder}`,
    advice:
      "The machine only looks in its own folders. The repaired copy has the images there, unless config.json doesn't list them.",
  },
  "wrong-folder": {
    title: "Some images are in a folder meant for other sizes.",
    detail: ({ size, folder }) => `${size} belongs in ${folder}`,
    advice: "The repaired copy has them in the right folder.",
  },
  "folder-full": {
    title: "A folder has more images than the machine accepts.",
    detail: ({ count, most }) => `${count} images, ${most} at most`,
    advice: "Remove some images, then create the package again.",
  },
  "too-many-pictures": {
    title: "It has more images than a package can hold.",
    detail: ({ count, most }) => `${count} images, ${most} at most`,
    advice: "Remove some images, then create the package again.",
  },
  "no-picture": { title: "It contains no images.", advice: "Create the package again." },
  "name-refused": {
    title: "Some file names aren't allowed on a USB stick.",
    advice: "The FAT32 format that machines read doesn't allow them. The repaired copy uses plain names.",
  },
  "name-unusual": {
    title: "Some file names use more than plain letters and digits.",
    advice: "Some machines can't find such files. The repaired copy uses plain names.",
  },
  "names-alike": {
    title: "Some file names differ only in capital letters.",
    detail: ({ other }) => `like ${other}`,
    advice: "On a USB stick one would replace the other. The repaired copy uses different names.",
  },
  "name-unknown": {
    title: "Some images have names that the machine doesn't look for.",
    detail: ({ names }) => `available names: ${names}`,
    advice:
      "The machine finds images by their names. Rename them, or edit the package as a design and place them there.",
  },
  "place-empty": {
    title: "Some screens are missing images.",
    advice:
      "We can't tell what the machine will show there. If you edit the package as a design, the default images are used.",
  },
} as const satisfies Readonly<Record<RuleId, RuleTexts>>;
