/**
 * What was dropped, folders as what they are. Call it while the drop is told: browsers forget it afterwards.
 */
export const entriesOf = ({ items }: DataTransfer): (FileSystemEntry | File)[] =>
  [...items].flatMap((item) => {
    const entry = item.kind === "file" ? item.webkitGetAsEntry?.() : undefined;
    return (entry?.isDirectory ? entry : item.getAsFile()) ?? [];
  });
