/* Opens the chooser of looks. The app sets how, so that features need not import each other. */
let opener: () => Promise<void> = async () => {};

export const setLooksOpener = (open: () => Promise<void>): void => {
  opener = open;
};

export const openLooks = (): Promise<void> => opener();
