/*
 * The way to the chooser of looks from wherever it is offered. It is loaded when it is opened, by the app,
 * which knows every room.
 */
let opener: () => Promise<void> = async () => {};

/** Says how the chooser is opened. */
export const setLooksOpener = (open: () => Promise<void>): void => {
  opener = open;
};

/** Opens the chooser of looks; resolves once it stands. */
export const openLooks = (): Promise<void> => opener();
