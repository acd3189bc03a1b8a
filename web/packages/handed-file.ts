/** A file that another page hands over, until the package's page takes it. */
let handed: File | undefined;
const listeners = new Set<() => void>();

/** Has the package's page look inside a file, whether it is open already or comes next. */
export function handFile(file: File): void {
  handed = file;
  for (const listener of listeners) listener();
}

/** The file that was handed over, once. */
export function takeHandedFile(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}

/** Is told of each file that is handed over. Returns how to stop. */
export function onHandedFile(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
