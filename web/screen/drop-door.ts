/*
 * The way to the plan for many files from wherever it is offered. It is loaded when files come, by the app, which
 * knows every room.
 */
let taker: (files: readonly File[]) => void = () => {};

/** Says what takes files. */
export const setFilesTaker = (take: typeof taker): void => {
  taker = take;
};

/** Held, since a browser may forget one that nothing refers to before it is answered. */
let chooser: HTMLInputElement;

/** Asks for files of any kind, or for a folder; call it in a press. */
export function chooseFiles(isFolder = false): void {
  chooser = document.createElement("input");
  chooser.type = "file";
  chooser.multiple = true;
  chooser.webkitdirectory = isFolder;
  chooser.onchange = () => taker([...(chooser.files ?? [])]);
  chooser.click();
}
