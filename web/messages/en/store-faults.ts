export const STORE_FAULTS = {
  full: "This browser is out of space. Remove an image you don't need, or free up space on this device, then try again.",
  unavailable: "This browser can't save anything right now. Try again, or check its privacy settings.",
  laterVersion: "This design was created with a newer version of this app. Reload the page, then try again.",
  otherMachine:
    "This browser already has a design for a different machine model, which won't be changed. Use another browser for the current design, or save it as a file.",
  listFull: "This list is full. Another tab may have filled it.",
  gone: "What you were changing is no longer there. It may have been removed in another tab.",
  changing: "Other tabs were changing this design at the same time. Try again.",
  unreadable: "This design is damaged and can't be changed.",
  nameLength: "This name is too short or too long.",
  textLength: "This text is too long.",
  notRendered: "An image couldn't be created. Check your connection, then try again.",
  tooManyRows: "The table has no room for more machines.",
  notUndone: (why: string) => `The change couldn't be undone. ${why}`,
} as const;
