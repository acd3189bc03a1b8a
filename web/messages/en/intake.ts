import { MAX_PNG_SIDE_LENGTH } from "../../../shared/png/chunks.ts";

export const DROP_ZONE = {
  choose: "Choose an image",
  chooseSeveral: "Choose images",
  chooseAnother: ", choose another",
  adjust: ", adjust",
  orDrop: "or drop it here",
  orDropSeveral: "or drop them here",
  dropping: "Drop to add",
  paste: "Paste",
  /** The file name of a pasted image. */
  pasted: "Pasted image",
} as const;

/** Files chosen, dropped or pasted. */
export const INTAKE = {
  checking: "Checking the image",
  checkingAll: "Checking the images",

  file: {
    PNG: "a PNG file",
    JPEG: "a JPEG file",
    "JPEG XL": "a JPEG XL file",
    GIF: "a GIF file",
    WebP: "a WebP file",
    AVIF: "an AVIF file",
    HEIC: "a HEIC file",
    BMP: "a BMP file",
    ICO: "an ICO file",
    TIFF: "a TIFF file",
    SVG: "an SVG file",
    PDF: "a PDF file",
    ZIP: "a ZIP file",
    archive: "a compressed file",
    Word: "a Word document",
    Excel: "an Excel spreadsheet",
    PowerPoint: "a PowerPoint presentation",
    Office: "an Office document",
    Photoshop: "a Photoshop file",
    PostScript: "a PostScript file",
    video: "a video",
    audio: "an audio file",
    HTML: "a web page",
    text: "a text file",
  },
  unknownFile: "in a format we don't recognize",
  applePng: "a PNG variant that only Apple software can read",

  neededPng: (size: string) => `a PNG of exactly ${size} pixels`,
  neededImage: (size: string) => `an image of exactly ${size} pixels`,

  wrongType: (name: string, file: string, needed: string) => `${name} is ${file}. It must be ${needed}.`,
  notImage: (name: string, file: string) => `${name} is ${file}, not an image. Choose a PNG or a photo.`,
  wrongSize: (name: string, actual: string, size: string) =>
    `${name} is ${actual} pixels. Crop or resize it to ${size}, then add it again.`,
  /** Shown in the editor if the file isn't a PNG. */
  typeNow: (name: string, file: string) => `${name} is ${file}. We'll save it as a PNG.`,
  unreadable: (why: string, needed: string) => `${why} You need ${needed}.`,

  damaged: (name: string, how: string) => `${name} is a damaged PNG: ${how}. Export it again.`,
  damage: {
    cutOff: "the end of the file is missing, probably because a copy or download was interrupted",
    empty: "it contains no image",
    impossibleSize: `its width or height is 0 or over ${MAX_PNG_SIDE_LENGTH} pixels`,
    broken: "part of it was changed or lost along the way",
  },
  damagedHeic: (name: string) =>
    `${name} is a damaged HEIC photo. Copy it from the phone again, then add that copy.`,
  tooComplex: (name: string) =>
    `${name} is a drawing that's too complex to open here. Save it as PNG, then add that copy.`,
  folder: (name: string) => `${name} is a folder. Open it and choose the images in it.`,
  empty: (name: string) => `${name} is empty. Save it again, then add the new file.`,
  gone: (name: string) => `${name} can't be read. It may have been moved or deleted. Choose it again.`,
  undecodable: (name: string, file: string) =>
    `${name} is ${file}, and this browser can't show it. Save it as PNG.`,
  unconverted: (name: string, file: string) =>
    `${name} is ${file}, and the part of the app that converts it didn't load. Check your connection and add it again, or save it as PNG.`,
  altered: (name: string, file: string) =>
    `${name} is ${file} and needs to be converted, but this browser's privacy protection alters converted images. Save it as a PNG first.`,

  /** For photos that only Apple's browsers can show. */
  heicWayOut:
    "On an iPhone or iPad, share the photo with “Most Compatible” selected under Options, or open this page in Safari. On a computer, open the photo and save it as JPEG.",

  nothing:
    "What you dropped or pasted isn't an image file. Save the image to this device first, then choose it here.",
} as const;
