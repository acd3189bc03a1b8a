/** Inserted into web/index.html at build time, so that visitors don't load it twice. */
export const HTML_HEAD = {
  description:
    "Design the screens of your touch-screen coffee machine in your browser: add your images, preview them on the machine, and load the finished package from a USB stick.",
  /** Shown if a link is shared. */
  cardDescription:
    "Add your images, preview them on the machine, and load the finished package from a USB stick. No account needed.",
  /** Shown if the app is installed. */
  installed: "Design the screens of your coffee machine in a few steps.",
  noScript: (product: string) =>
    `${product} needs JavaScript. Turn it on in your browser's settings, then reload this page.`,
  outdated: (product: string) =>
    `${product} needs a newer browser: Chrome or Edge 123, Firefox 125 or Safari 17.5 (iPadOS 17.5), or later.`,
} as const;
