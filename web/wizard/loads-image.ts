/** Whether the browser can fetch and decode the picture of a path. */
export async function loadsImage(path: string): Promise<boolean> {
  const image = new Image();
  image.src = path;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  }
}
