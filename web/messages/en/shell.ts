import { plural } from "./plurals.ts";

/** The frame around every page. */
export const SHELL = {
  skip: "Skip to content",
  home: (product: string) => `${product}, home`,
  menu: "Menu",
  language: "Language",
  main: "Main",
  allPages: "All pages",
  promise: "Your coffee, on your machine's screen. Your design stays in this browser until you export it.",
  notices: "Third-party notices",
  filesNotLoaded:
    "Your files couldn't be opened because part of the app didn't load. Check your connection, then try again.",
  notLoaded: "This part of the app couldn't be loaded. Check your connection, then try again.",
  tryAgain: "Try again",
  title: (page: string, product: string) => `${page} · ${product}`,

  /** Pages outside the wizard. */
  titles: {
    home: "Your coffee machine's screens, designed in a few steps",
    mediaUpload: "Media package",
    imageRequirements: "Image requirements",
    uploadInstructions: "How to upload my file",
    testDownload: "Test download",
    try: "Try your machine",
    many: "Create many from this one",
    package: "Check a package",
    machines: "Your machines",
    developers: "For developers",
  },
  links: {
    home: "Home",
    requirements: "Image Requirements",
    design: "Design",
    wizard: "Start the wizard",
    review: "Final review",
    files: "Files",
    mediaPackage: "Create a media package",
    guides: "Guides",
  },
} as const;

/** In every page's header. */
export const DESIGN = {
  title: "Your design",
  saved: "Saved",
  saving: "Saving",
  notSaved: "Not saved",
  nothing: "nothing to save yet",
  /** For an invalid name. */
  unfinished: "Name not saved",
  missing: (count: number) => plural(count, { one: "1 image missing", other: `${count} images missing` }),

  undo: "Undo",
  redo: "Redo",
} as const;
