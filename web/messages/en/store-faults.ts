/** Why a change was not saved, and what to do. */
export const STORE_FAULTS = {
  full: "This browser has no room left. Remove an image that you do not need, or free space on this device, then try again.",
  unavailable: "This browser does not let the app save anything. Check its privacy settings, then try again.",
  laterVersion: "This design was made with a newer version of the app. Reload the page, then try again.",
  otherMachine:
    "This browser has a design for another kind of machine, which stays as it is. Use another browser for this one, or save it as a file.",
  listFull: "There is no place left: another tab may have filled it.",
  gone: "It is no longer there: another tab may have changed it.",
  changing: "Other tabs were changing this design at the same time. Try again.",
  unreadable: "This design is damaged and can't be changed.",
  nameLength: "This name is too short or too long.",
  textLength: "This text is too long.",
  notRendered: "An image could not be made. Check your connection, then try again.",
  tooManyRows: "The table has no room for more machines.",
} as const;
