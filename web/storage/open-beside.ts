import { loadShelf, type OpenedFiles } from "./shelf.ts";

/** Opens the design of a file beside the others, the first where it has many. */
export async function openBeside(file: File): Promise<OpenedFiles> {
  const shelf = await loadShelf();
  const added = await shelf.openFile(file);
  const [first] = added.ok ? added.ids : [];
  if (!added.ok || first === undefined) return added;
  const opened = await shelf.open(first);
  return opened.ok ? added : opened;
}
