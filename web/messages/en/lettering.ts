import type { PictureStyle } from "../../../shared/machine/library.ts";

/** What the styles are called, in the order in which they are offered. */
export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  classic: "Awning",
  traditional: "Paper label",
  premium: "Gold frame",
  realistic: "On the image",
  modern: "Modern",
  gradient: "Gradient",
};
const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[]; // Its keys are the styles.

/** The styles to choose from. */
export const LETTERING_STYLES = STYLES.map((id) => ({ id, label: STYLE_LABELS[id] }));

/** Names put on pictures. */
export const LETTERING = {
  open: "Put the names on",
  title: "Put the names on",
  style: "Style",
  otherScenes: "Other scenes",
  pictures: "Images",
  putOn: (name: string) => `Put “${name}” on this image`,
  own: "Your own image",
  lettering: "Putting the names on",
  use: "Use these pictures",
  saving: "Saving the images",
  noneChosen: "Choose at least one image.",
  done: "The names are on the images.",
  failed: "The names could not be put on. Your images are as they were.",
  again: "Try again",
  says: (text: string) => `Picture says ${text}`,
  useName: "Use my name",
  nameOn: (name: string) => `${name} is on its image.`,
  nameNotOn: "Your name could not be put on. The image is as it was.",
  notFollowed: "The names are saved, but the images could not be changed and still show the old ones.",
  notFollowedSwap:
    "The images have changed places, but their words could not be changed and are still the old ones.",
  notLoaded: "This could not be loaded. Check your connection, then try again.",
} as const;
