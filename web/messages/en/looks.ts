const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Choosing a look: a full set of images in one style. */
export const LOOKS = {
  title: "Choose a look",
  none: "There are no looks for this machine yet.",

  names: "Names on the images",
  onMachine: (look: string, screen: string) => `${look}: ${screen} on the machine's screen`,
  allScreens: (look: string) => `${look}: every screen`,
  tabs: "Looks",
  walk: "Screen shown",
  place: (number: number, count: number) => `${number} of ${count}`,
  previous: "Previous screen",
  next: "Next screen",
  notShown: "The images for this look couldn't be loaded. Check your connection.",

  use: (look: string) => `Use ${look}`,
  replace: "What to replace",
  others: "Everything except mine",
  othersKeep: (count: number) => `Everything except mine (keeps ${count})`,
  empty: "Only what's empty",
  all: "Everything",

  fromLooks: "From the looks",
  numbered: (look: string, number: number) => `${look} ${number}`,
  put: (look: string, place: string) => `${place}: now using the image from ${look}.`,

  working: (look: string) => `Applying ${look}`,
  progress: (made: number, all: number) => `${made} of ${all}`,
  saving: "Saving the images",
  cancel: "Cancel",
  done: (look: string) => `${look} applied to your machine.`,
  notMade: (places: readonly string[]) =>
    `These images couldn't be created and haven't changed: ${list.format(places)}.`,
  nothingMade:
    "The images couldn't be created. Your machine hasn't changed. Check your connection, then try again.",
  nothingToDo: "There's nothing to change. To replace your own images too, choose “Everything”.",
  notSaved: (why: string) => `The images weren't saved. ${why}`,
} as const;
