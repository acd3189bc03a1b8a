import { plural } from "./plurals.ts";

export const LOOKS_DIALOG = {
  title: "Choose a look",
  none: "There are no looks for this machine yet.",

  seasons: { christmas: "Christmas", summer: "Summer" },
  names: "Names on the images",
  onMachine: (look: string, screen: string) => `${look}: ${screen} on the machine's screen`,
  allScreens: (look: string) => `${look}: every screen`,
  tabs: "Looks",
  walk: "Screen shown",
  place: (number: number, count: number) => `${number} of ${count}`,
  previous: "Previous screen",
  next: "Next screen",
  notShown: "The images for this look couldn't be loaded. Check your connection.",
  notHere: "This look isn't on this device yet. Connect to the internet to use it.",

  use: (look: string) => `Use ${look}`,
  replace: "What to replace",
  others: "Everything except my images",
  othersKeep: (count: number) =>
    plural(count, {
      one: "Keep my image, change the rest",
      other: `Keep my ${count} images, change the rest`,
    }),
  empty: "Only what's empty",
  all: "Everything",

  fromLooks: "From our looks",
  numbered: (look: string, number: number) => `${look} ${number}`,
  put: (look: string, place: string) => `${place}: now using the image from ${look}.`,

  progress: (made: number, all: number) =>
    plural(all, { one: `${made} of 1 image`, other: `${made} of ${all} images` }),
  saving: "Saving the images",
  cancel: "Cancel",
  done: (look: string) => `${look} applied to your machine.`,
  notMade: (look: string) =>
    `Some images for ${look} couldn't be created, so your machine hasn't changed. Check your connection, then try again.`,
  nameTooLong: (slot: string, most: number, over: number) =>
    plural(over, {
      one: `Shorten the name for ${slot} by 1 character. There's room for ${most}.`,
      other: `Shorten the name for ${slot} by ${over} characters. There's room for ${most}.`,
    }),
  nothingToDo: "There's nothing to change. To replace your own images too, choose “Everything.”",
  notSaved: (why: string) => `The images weren't saved. ${why}`,
} as const;
