import type { PictureStyle } from "../../../shared/machine/library.ts";
import { plural } from "./plurals.ts";

/** In the order they are offered. */
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
  nameOn: (name: string) => `${name} added to its image.`,
  nameNotOn: "Your name couldn't be added. The image hasn't changed.",
  notFollowed: "The names are saved, but the images couldn't be updated and still show the old ones.",
  notFollowedSwap:
    "The images were swapped, but the words on them couldn't be updated and are still the old ones.",
  notLoaded: "This couldn't be loaded. Check your connection, then try again.",
} as const;
