export const carriesFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes("Files") ?? false;

/** Call it in the drop's event: browsers forget the items afterwards. */
export const entriesOf = ({ items }: DataTransfer): (FileSystemEntry | File)[] =>
  [...items].flatMap((item) => {
    const entry = item.kind === "file" ? item.webkitGetAsEntry?.() : undefined;
    return (entry?.isDirectory ? entry : item.getAsFile()) ?? [];
  });
