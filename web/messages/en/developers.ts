export const DEVELOPERS = {
  heading: "For developers",
  intro: (product: string) =>
    `Create media packages from your own programs. ${product} has an API that takes PNG images and returns the same .mp file as the wizard. You don't need an account or a key.`,

  first: "Your first package",
  firstText:
    "Each image has a slot: its place on the machine's screen. The server puts each image in the right folder, under the right name. You don't have to fill every slot, but we don't know what the machine shows in an empty one.",
  check: "Check a package",
  checkText:
    "Send any .mp file to see what's wrong with it and how to fix it. The response is JSON, with a rule, a level and advice for each finding.",
  folder: "A whole folder of images",
  folderText:
    "Each of these programs turns a folder of PNG files into a media package. To get the same images as in a finished design's package, unzip that design's “Images (zip)” and run one of the programs on the unzipped folder: folder and file names say where each image goes. Images with other names go into the folder for their size.",
  languages: { curl: "curl", node: "Node", python: "Python", powershell: "PowerShell" },
  code: (name: string) => `Example: ${name}`,
  copy: "Copy",
  copying: {
    copied: "Copied.",
    notCopied: "The text couldn't be copied. Select the text and copy it yourself.",
  },

  slots: "Slots and sizes",
  slotsText:
    "Names and sizes decide where the machine shows an image. Programs can read the same table from /api/machines, with counts, templates and limits.",
  table: "Table of slots",
  slot: "Slot",
  place: "Image",
  size: "Size",
  file: "In the media package",
  slotOf: (category: string, slot: string) => `${category}: ${slot}`,

  reference: "Reference",
  links: {
    index: "Everything the API offers",
    machines: "The machine's slots, sizes and limits",
    openapi: "OpenAPI description",
    configSchema: "JSON Schema of config.json",
  },
  sizes:
    "Images of the wrong size are packaged too, but a machine may skip them. The Brewscreen-Wrong-Sizes header of the response says how many there are. To have the request refused instead, send the header Prefer: handling=strict.",

  errors: "Errors",
  errorsText:
    "Errors are application/problem+json, with a code that never changes and a detail that says what to do. All messages are in English.",
  errorTable: "Table of errors",
  errorCode: "Code",
  status: "Status",
  meaning: "Meaning",
} as const;
