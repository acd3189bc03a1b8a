export const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes("Files") ?? false;

/** Must be called during the drop event, since browsers clear the items afterwards. */
export const filesAndFoldersIn = ({ items }: DataTransfer): (FileSystemEntry | File)[] =>
  [...items].flatMap((item) => {
    const entry = item.kind === "file" ? item.webkitGetAsEntry?.() : undefined;
    return (entry?.isDirectory ? entry : item.getAsFile()) ?? [];
  });
