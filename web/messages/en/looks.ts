const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Choosing a look: a whole machine in one hand. */
export const LOOKS = {
  title: "Choose a look",
  none: "There are no looks for this machine yet.",

  names: "Names on the images",
  onMachine: (look: string, screen: string) => `${look}: ${screen} on the machine's screen`,
  allScreens: (look: string) => `${look}: every screen`,
  tabs: "Looks",
  walk: "The screen that is shown",
  place: (number: number, count: number) => `${number} of ${count}`,
  previous: "Previous screen",
  next: "Next screen",
  notShown: "The images of this look could not be shown. Check your connection.",

  use: (look: string) => `Use ${look}`,
  replace: "What it replaces",
  others: "Everything but mine",
  othersKeep: (count: number) => `Everything but mine (keeps ${count})`,
  empty: "Only what is empty",
  all: "Everything",

  fromLooks: "From the looks",
  numbered: (look: string, number: number) => `${look} ${number}`,
  put: (look: string, place: string) => `${place}: the image from ${look} is on your machine.`,

  working: (look: string) => `Putting ${look} on your machine`,
  progress: (made: number, all: number) => `${made} of ${all}`,
  saving: "Saving the images",
  cancel: "Cancel",
  done: (look: string) => `${look} is on your machine.`,
  notMade: (places: readonly string[]) =>
    `These images could not be made and are as they were: ${list.format(places)}.`,
  nothingMade:
    "The images could not be made. Your machine is as it was. Check your connection, then try again.",
  nothingToDo: "There is nothing to change. To replace your own images too, choose Everything.",
  notSaved: (why: string) => `The images were not saved. ${why}`,
} as const;
