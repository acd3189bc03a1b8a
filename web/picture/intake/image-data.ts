import type { Header } from "../../../shared/png/header.ts";

/** Pixels of the largest PNG whose image data are looked at: of larger ones none is kept as it came. */
const MAX_PIXELS = 16_000_000;

/** Samples a pixel, by colour type (PNG, table 11.1). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** First column and row, and steps, of the passes of Adam7 (PNG, section 8.2). */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;
/** The highest filter type that a row can have (PNG, section 9.2). */
const LAST_FILTER = 4;

/** Rows of one length, their filter byte in it. */
interface Pass {
  readonly rows: number;
  readonly length: number;
}

function passesOf({ width, height, depth, colourType, interlaced }: Header): readonly Pass[] {
  const bits = depth * (SAMPLES[colourType] ?? 1);
  return (interlaced ? ADAM7 : WHOLE).flatMap(([left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    return columns > 0 && rows > 0 ? [{ rows, length: 1 + Math.ceil((columns * bits) / 8) }] : [];
  });
}

/**
 * Whether the image data of a PNG inflate to exactly what its header says, each row with a filter that there is.
 * What they inflate to is not kept, and no more of it is made than there should be. Rejects where the file
 * can't be read.
 *
 * @param file whose chunks are in order
 */
export async function isImageDataSound(file: Blob, header: Header): Promise<boolean> {
  if (header.width * header.height > MAX_PIXELS) return true;
  const passes = passesOf(header);
  const expected = passes.reduce((sum, { rows, length }) => sum + rows * length, 0);
  const data = file.stream().pipeThrough(new TransformStream(imageDataOnly()));
  const reader = data.pipeThrough(new DecompressionStream("deflate")).getReader();
  const filterAt = filterOffsets(passes);
  let next = filterAt.next();
  let inflated = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const end = inflated + piece.value.length;
      if (end > expected) {
        await reader.cancel();
        return false;
      }
      for (; !next.done && next.value < end; next = filterAt.next())
        if ((piece.value[next.value - inflated] ?? 0) > LAST_FILTER) {
          await reader.cancel();
          return false;
        }
      inflated = end;
    }
  } catch (fault) {
    // That is how it says that it can't be inflated, or goes on after its end.
    if (fault instanceof TypeError) return false;
    throw fault;
  }
  return inflated === expected;
}

function* filterOffsets(passes: readonly Pass[]): Generator<number, undefined> {
  let at = 0;
  for (const { rows, length } of passes) for (let row = 0; row < rows; row++, at += length) yield at;
}

/** Bytes of a PNG's signature, of a chunk's length and type, and of its CRC. */
const SIGNATURE = 8;
const HEAD = 8;
const CRC = 4;
const IDAT = [0x49, 0x44, 0x41, 0x54];

/** Lets the data of a PNG's IDAT chunks through. */
function imageDataOnly(): Transformer<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const head = new Uint8Array(HEAD);
  const view = new DataView(head.buffer);
  /** Bytes to pass over, then so many to let through, and of a chunk's head how many are known. */
  let skip = SIGNATURE;
  let take = 0;
  let known = 0;
  return {
    transform(bytes, controller) {
      for (let at = 0; at < bytes.length; ) {
        if (take > 0) {
          const part = bytes.subarray(at, at + take);
          controller.enqueue(part);
          take -= part.length;
          at += part.length;
        } else if (skip > 0) {
          const passed = Math.min(skip, bytes.length - at);
          skip -= passed;
          at += passed;
        } else {
          head[known++] = bytes[at++] ?? 0;
          if (known < HEAD) continue;
          known = 0;
          const length = view.getUint32(0);
          const isImage = IDAT.every((letter, i) => head[4 + i] === letter);
          take = isImage ? length : 0;
          skip = isImage ? CRC : length + CRC;
        }
      }
    },
  };
}
