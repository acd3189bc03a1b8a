import type { PictureStyle } from "../../../shared/machine/library.ts";
import { plural } from "./plurals.ts";

/** In display order. */
export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Awning",
  traditional: "Paper label",
  premium: "Gold frame",
  realistic: "On the image",
  modern: "Modern",
  gradient: "Gradient",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[]; // There are no other keys.

export const STYLE_CHOICES = STYLES.map((id) => ({ id, label: STYLE_LABELS[id] }));

export const LETTERING = {
  open: "Add the names",
  title: "Add the names",
  style: "Style",
  otherScenes: "Other scenes",
  pictures: "Images",
  putOn: (name: string) => `Add “${name}” to this image`,
  lettering: "Adding the names",
  use: (count: number) =>
    plural(count, { one: "Add the name to 1 image", other: `Add the names to ${count} images` }),
  saving: "Saving the images",
  noneChosen: "Choose an image",
  done: "Names added to the images.",
  failed: "The names couldn't be added. Your images haven't changed.",
  again: "Try again",
  says: (text: string) => `The image says “${text}”`,
  showName: (name: string) => `Show “${name}” instead`,
  nameOn: (name: string) => `The image now says “${name}”.`,
  nameNotOn: "The name couldn't be added. The image hasn't changed.",
  notFollowed: "The names are saved, but the images couldn't be updated. They still show the old names.",
  notFollowedSwap: "The images were swapped, but the words on them couldn't be changed to match.",
  notLoaded: "This part of the app couldn't be loaded. Check your connection, then try again.",
} as const;

export const ANNOTATIONS = {
  words: "Words",
  logo: "Logo",
  text: "Words on the image",
  putOn: (text: string) => `Add “${text}”`,
  follows: {
    blend: "This is the blend's name. Rename the blend and this image changes too.",
    table: "These words come from “Words on the machine.” Change them there and this image changes too.",
  },
  style: "Style",
  colour: "Color",
  styleColour: "Style default",
  ownColour: "Custom",
  chooseColour: "Text color",
  brandColour: (number: number) => `Brand color ${number}`,
  size: "Size",
  sizeAuto: "Automatic size",
  ownPlace: "Automatic position",
  onPlate: "A plain panel behind the words keeps them easy to read.",
  takeWordsAway: "Remove the words",
  chooseLogo: "Choose a logo",
  otherLogo: "Choose another logo",
  brandLogo: "Add my logo",
  logoFiles: "SVG or PNG, ideally with a transparent background.",
  takeLogoAway: "Remove the logo",
  logoRefused: "This file can't be opened as a PNG or SVG. Save the logo as a PNG, then try again.",
  openingLogo: "Opening the logo",
  larger: "Larger",
  smaller: "Smaller",
  keepBrand: "Save as my brand",
  brandKept: "Saved as your brand. New images with words will use it.",
  brandNotKept: "Your brand couldn't be saved. This device may be out of space.",
} as const;

export const BRANDING = {
  words: "Words on the machine",
  wordsNote: "The words your customers see. Change one here, and every image that shows it changes too.",
  noWords: "This machine's images show only the names you enter in the wizard.",
  wordsSaved: (images: number) =>
    images === 0
      ? "Words saved."
      : `Words saved. ${plural(images, { one: "1 image now shows", other: `${images} images now show` })} them.`,
  notLettered: "Your words are saved, but your images couldn't be updated. They still show the old words.",

  brand: "Your brand",
  brandNote:
    "Every new image with words uses your brand. Press “Apply to all” to update the images you already have.",
  colours: "Colors",
  addColour: "Add a color",
  removeColour: (number: number) => `Remove brand color ${number}`,
  logoAlt: "Your logo",
  applyToAll: "Apply to all",
  applied: (count: number) =>
    count === 0
      ? "Your brand is saved. None of your images have words yet, so nothing else has changed."
      : "Your brand is now on your images.",
  notApplied: "Your images couldn't be updated. Nothing has changed. Try again.",

  save: "Save",
  saving: "Saving",
  cancel: "Cancel",
  close: "Close",
  again: "Try again",
  notSaved: "Your changes weren't saved.",
  notLoaded: "This part of the app couldn't be loaded. Check your connection, then try again.",
} as const;
