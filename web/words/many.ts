import { plural } from "./plural.ts";

/** Many machines from one design, and files of many. */
export const MANY = {
  /** What differs: groups, labels, and the headings of a CSV file. */
  words: "Words on the machine",
  firstOf: "First picture",
  nameHeading: (group: string, slot: string) => `${group}, ${slot}: name`,
  pictureHeading: (group: string, slot: string) => `${group}, ${slot}: picture`,
  pictureOnlyHeading: (group: string) => `${group}: picture`,
  wordHeading: (word: string) => `Word: ${word}`,

  /** The files of many machines. */
  archiveName: (count: number, day: string, part: number) =>
    `${count}-${plural(count, { one: "machine", other: "machines" })}-${day}${part > 1 ? `-part-${part}` : ""}.zip`,
  summaryFile: "summary.csv",
  summary: {
    head: ["Machine", "Folder", "Archive", "Files", "Result", "Notes"],
    made: "made",
    lacking: "made, something is missing",
    failed: "failed",
  },
  notRead: "Its pictures could not be made or read.",
  kindFailed: (kind: string) => `${kind} could not be made.`,
  designLacks: (count: number) =>
    plural(count, {
      one: "1 image is missing in the design file.",
      other: `${count} images are missing in the design file.`,
    }),
} as const;
