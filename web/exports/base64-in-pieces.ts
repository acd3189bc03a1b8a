/**
 * Bytes that are encoded at a time: three bytes are four characters, so that the texts of whole threes, one after the
 * other, are the text of the whole. Half a megabyte of text costs the page a few milliseconds.
 */
export const PIECE_BYTES = 3 << 17;

/**
 * A file as base64, in Blobs to be put one after the other. The browser encodes and hands over the text on the page's
 * thread: piece by piece, each a Blob at once, it leaves the page its turn between them. Rejects with the browser's
 * error where the file can't be read.
 */
export async function base64InPieces(file: Blob): Promise<Blob[]> {
  const pieces: Blob[] = [];
  for (let at = 0; at < file.size; at += PIECE_BYTES)
    pieces.push(new Blob([await base64Of(file.slice(at, at + PIECE_BYTES))]));
  return pieces;
}

function base64Of(bytes: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = String(reader.result);
      done(url.slice(url.indexOf(",") + 1));
    };
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(bytes);
  });
}
