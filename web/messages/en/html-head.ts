/** What web/index.html says before the app starts; put in when it is built, so that no visitor loads it twice. */
export const HTML_HEAD = {
  description:
    "Design the screens of your touch-screen coffee machine in your browser: add your images, see them on the machine, and take the finished package over on a USB stick.",
  /** Where a link is shared. */
  cardDescription:
    "Add your images, see them on the machine, and take the finished package over on a USB stick. No account.",
  /** Where the app is installed. */
  installed: "Design the screens of your coffee machine in a few steps.",
  noScript: (product: string) =>
    `${product} needs JavaScript. Switch it on in your browser's settings, then reload this page.`,
} as const;
