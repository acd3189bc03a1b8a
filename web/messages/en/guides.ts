import { plural } from "./plurals.ts";

const sizes = (count: number) => plural(count, { one: "1 size", other: `${count} sizes` });

export const GUIDES = {
  start: "Start Wizard",
  mediaPackage: "Create a media package",
  testDownload: "Test the download",

  /** In both guides. */
  files: {
    heading: "File names",
    intro:
      "These are the file names in your downloads. Name your own files the same way, and the app can tell which image goes where.",
    table: "Table of file names",
    image: "Image",
    zip: "In “Images (zip)”",
    package: "In the media package",
    ofSlot: (category: string, slot: string) => `${category}: ${slot}`,
    first: (category: string) => `${category}: the first`,
  },

  requirements: {
    heading: "Image requirements",
    intro: (product: string) =>
      `In the wizard, you can use any image and adjust it to fit. Preparing images in another program? These are the exact sizes ${product} needs, each with a blank template that shows where to keep text.`,
    practices: "General Best Practices",
    screens: "Images by screen",
    png: "PNG only",
    anyImage: "Any image of this exact size that your browser can open; it's saved as a PNG",
    sizes,
    differing: (size: string) =>
      `Some documents about this machine list ${size}. The wizard doesn't accept that size.`,
    differingFor: (size: string, count: number) =>
      `Some documents about this machine list ${size} for ${sizes(count)}. The wizard doesn't accept such images.`,
    differingCounts: (published: readonly number[], taken: readonly number[]) =>
      `Some documents about this machine list ${published.join(" to ")} sizes. The wizard accepts ${taken.join(" to ")}.`,

    template: "Blank template",
    templateFor: (title: string, size: string) => `Blank template for ${title}, ${size}`,
    templateNotMade: "The template couldn't be created in this browser.",
    /** On the template itself. */
    safe: "Keep text inside the dashed line",
    drawnByMachine: (label: string) => `${label}: drawn by the machine`,
  },

  instructions: {
    heading: "How to upload my file",
    intro: (steps: number) =>
      `Get the .mp file from your computer onto the machine in ${steps} steps. You'll need a USB stick.`,
    print: "Print this page",
    tryOneTitle: "Try it on one machine first",
    tryOne: (product: string) =>
      `We can't promise that your machine will accept .mp files created with ${product}, and menus differ between machines. Import the file on one machine before you take it to the others.`,
    troubles: "If something doesn't work",
    refused: {
      title: "Did the machine refuse your file?",
      text: "Check the file to see what's in it, why a machine might refuse it, and what can be repaired.",
      link: "Check the file",
    },
  },
} as const;
