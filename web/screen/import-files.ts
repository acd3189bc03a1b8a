/*
 * Opens the import of many files. The app sets what takes the files, so that features need not import each other.
 */
let importer: (files: readonly File[]) => void = () => {};

export const setImporter = (take: typeof importer): void => {
  importer = take;
};

/** Referenced, because browsers may collect an open file chooser. */
let chooser: HTMLInputElement;

/** Asks for files or a folder. Call it in the handler of a press. */
export function chooseFiles(isFolder = false): void {
  chooser = document.createElement("input");
  chooser.type = "file";
  chooser.multiple = true;
  chooser.webkitdirectory = isFolder;
  chooser.onchange = () => importer([...(chooser.files ?? [])]);
  chooser.click();
}
