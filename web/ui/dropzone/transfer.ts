export const carriesFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes("Files") ?? false;

/** Must be called during the drop event, because browsers clear the items afterwards. */
export const transferEntriesOf = ({ items }: DataTransfer): (FileSystemEntry | File)[] =>
  [...items].flatMap((item) => {
    const entry = item.kind === "file" ? item.webkitGetAsEntry?.() : undefined;
    return (entry?.isDirectory ? entry : item.getAsFile()) ?? [];
  });
