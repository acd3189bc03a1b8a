/** A file on a stick that has been pulled out. */
export function unreadableFile(name: string): File {
  const arrayBuffer = () => Promise.reject(new DOMException("The stick was pulled out", "NotReadableError"));
  const blob = Object.assign(new Blob(), { arrayBuffer });
  return Object.assign(new File(["no"], name), { arrayBuffer, slice: () => blob });
}
