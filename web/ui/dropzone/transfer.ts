/** Whether what is dragged or pasted is files, as far as the browser says before they are dropped. */
export const carriesFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes("Files") ?? false;

/** Returns the files and folders of a drop. Call it in the drop's event: browsers forget them afterwards. */
export const entriesOf = ({ items }: DataTransfer): (FileSystemEntry | File)[] =>
  [...items].flatMap((item) => {
    const entry = item.kind === "file" ? item.webkitGetAsEntry?.() : undefined;
    return (entry?.isDirectory ? entry : item.getAsFile()) ?? [];
  });
