import { plural } from "./plural.ts";

const sizes = (count: number) => plural(count, { one: "1 size", other: `${count} sizes` });

/** The two guides, beside what the machine's own says. */
export const GUIDES = {
  start: "Start Wizard",
  mediaPackage: "Make a media package",
  testDownload: "Test the download",

  /** The table of names, in both. */
  files: {
    heading: "What the files are called",
    intro:
      "This is what they are called in your downloads. Name your own files the same way, and everyone knows where each belongs.",
    table: "Table of file names",
    image: "Image",
    zip: "In Images (zip)",
    package: "In the media package",
    ofSlot: (category: string, slot: string) => `${category}: ${slot}`,
    first: (category: string) => `${category}: the first`,
  },

  requirements: {
    heading: "Image requirements",
    intro: (product: string) =>
      `In the wizard you can use any image and make it fit there. If you make images in another program, these are the exact sizes that ${product} takes. Each has a blank template to draw on, which shows where words are safe.`,
    practices: "General best practices",
    screens: "Every image, by its screen",
    png: "PNG only",
    anyImage: "PNG, or any image of the exact size that your browser opens; it is saved as PNG",
    sizes,
    differing: (size: string) => `Some documents say ${size}. The wizard does not take that size.`,
    differingFor: (size: string, count: number) =>
      `Some documents say ${size} for ${sizes(count)}. The wizard does not take that size.`,

    template: "Blank template",
    templateFor: (title: string, size: string) => `Blank template for ${title}, ${size}`,
    templateNotMade: "The template could not be made in this browser.",
    /** On the template itself. */
    safe: "Keep words inside the dashes",
    drawnByMachine: (label: string) => `${label}: drawn by the machine`,
  },

  instructions: {
    heading: "How to upload my file",
    intro: (steps: number) =>
      `From the .mp file on your computer to the machine's screen, in ${steps} steps. You need a USB stick.`,
    print: "Print this page",
    tryOneTitle: "Try it on one machine first",
    tryOne: (product: string) =>
      `We can't promise that your machine reads the .mp files that ${product} makes, and menus differ between machines. Import it on one before you take it to the others.`,
    troubles: "If something does not work",
    refused: {
      title: "The machine refused my file?",
      text: "Open it here: you see what is in it, what a machine may hold against it, and what can be mended.",
      link: "Look into the file",
    },
  },
} as const;
