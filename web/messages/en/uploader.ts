import { either } from "./formats.ts";
import { plural } from "./plurals.ts";

/** The page that packages the visitor's own files. */
export const UPLOADER = {
  heading: "Media package",
  intro:
    "Drop the PNG files for your machine's screens and get one .mp file for a USB stick. Everything is packed exactly as you made it. Drop files on an area, or anywhere else on this page to have them sorted by size and name.",
  name: "Package name",
  nameMissing: "Please enter a package name.",
  nameTooLong: (most: number) => `The package name can have at most ${most} characters.`,
  createRegion: "Create the package",
  create: "Create Package",
  sending: "Sending your files",
  saved: (name: string, size: string) => `${name} saved (${size})`,

  drop: "Drop PNG files",
  dropUpTo: (most: number) => `Drop 1-${most} PNG files`,
  sizes: (sizes: readonly string[]) => `${either(sizes)} pixels`,
  hint: (drop: string, sizes: string) => `${drop} • ${sizes}`,
  checking: "Checking the files",
  filesOf: (label: string) => `${label} files`,
  files: (count: number) => plural(count, { one: "1 file", other: `${count} files` }),
  filesOfMost: (count: number, most: number) => `${count} of ${most}`,
  wrongSize: (files: string, wrong: number) => `${files}, ${wrong} with the wrong size`,
  invalid: (sizes: string) => `This image should be ${sizes}. We'll pack it, but the machine may skip it.`,
  fitsIn: (labels: readonly string[]) => `This size belongs in ${either(labels)}.`,
  moveTo: (label: string) => `Move to ${label}`,
  moveFileTo: (name: string, label: string) => `Move to ${label}: ${name}`,
  clearAll: "Clear all",
  remove: "Remove",
  removeFile: (name: string) => `Remove ${name}`,

  /** For files not dropped on an area. */
  dropAnywhere: "Drop your files here. They'll be sorted by size and name.",
  sortedIn: (added: number) => plural(added, { one: "1 file added.", other: `${added} files added.` }),
  notSortedIn: (left: number) =>
    plural(left, {
      one: "1 file didn't fit anywhere. You'll find it below the areas.",
      other: `${left} files didn't fit anywhere. You'll find them below the areas.`,
    }),
  sortingFailed: "Your files couldn't be sorted. Drop them on an area instead.",
  tray: "Not in the package",
  trayNote:
    "These files don't fit anywhere, so they won't be packed. They'll stay here until you remove them.",
  trayNoteUnsaved: "These files don't fit anywhere, so they won't be packed.",
  fitsNowhere: "Its size doesn't match any of the areas.",
  isFull: (label: string) => `${label} is full.`,
  putIn: "Move to…",
  putFileIn: (name: string) => `Move to… (${name})`,

  unsaved: "Your files aren't saved. They'll stay here until you close this tab.",
  erased: "Everything was erased in another tab. If you still need these files, add them again.",

  pngOnly: "Please drop PNG files only.",
  maximum: (most: number, category: string) => `Maximum ${most} files allowed for ${category}.`,
  empty: "Drop at least one PNG file first.",
  damagedFile: (name: string, how: string) =>
    `${name} is a damaged PNG: ${how}. Export it again and drop the new file.`,
  emptyFile: (name: string) => `${name} is empty. Save it again and drop the new file.`,
  otherImage: (name: string, file: string) => `${name} is ${file}. Save it as PNG and drop the new file.`,
  notImage: (name: string, file: string) => `${name} is ${file}, not an image. Choose a PNG.`,
  unknownFile: (name: string) =>
    `We don't recognize the format of ${name}. If it's an image, save it as PNG and drop the new file.`,

  /** By failure code. The files are kept. */
  advice: {
    "over-limit": "Remove some files, or create the package on this device.",
    unreachable: "Check your connection and try again, or create the package on this device.",
    "bad-answer": "Try again, or create the package on this device.",
    refused: "Remove or replace the file, then try again.",
    unreadable: "It may have been moved or deleted since you dropped it. Drop it again.",
    cancelled: "Your files are still here.",
  },
  damagedSince: (name: string) =>
    `${name} has changed since you dropped it and is now damaged. Export it again and drop the new file.`,
} as const;
