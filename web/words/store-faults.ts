/** Why a change was not saved, and what to do. */
export const STORE_FAULTS = {
  full: "This browser has no room left. Remove an image that you do not need, or free space on this device, then try again.",
  unavailable: "This browser does not let the app save anything. Check its privacy settings, then try again.",
  laterVersion: "This design was made with a newer version of the app. Reload the page, then try again.",
  otherMachine:
    "This browser has a design for another kind of machine, which stays as it is. Use another browser for this one, or save it as a file.",
  refused: "This image can't be saved.",
  listFull: "There is no place left: another tab may have filled it.",
  gone: "It is no longer there: another tab may have changed it.",
} as const;
