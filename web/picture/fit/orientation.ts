/** A JPEG of a black pixel and a white one, which its EXIF turns by half: white stands first. */
const PROBE =
  "/9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAMAAAAAAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtq" +
  "eJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/wAALCAABAAIBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABf/EABsQAAAHAQAAAAAA" +
  "AAAAAAAAAAABAgQFNXOy/9oACAEBAAA/AHIuraYo5If/2Q==";
const MIDDLE_GREY = 128;

/**
 * Whether a worker's createImageBitmap turns a picture as its EXIF says. Not all do, and half a turn or a
 * mirrored picture would not tell by its size.
 */
export async function isTurnedHere(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(PROBE), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return (context?.getImageData(0, 0, 1, 1).data[0] ?? 0) > MIDDLE_GREY;
}
