import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  BODY_CHUNK_BYTES,
  encodePackageRequest,
  maxRequestLength,
  type PackageRequest,
} from "../../web/exports/package-request.ts";
import { noise } from "../support/bytes.ts";

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const order = (...files: Blob[]) => ({
  packageName: " Lobby ",
  inputs: files.map((file, i) => ({ category: "icons", name: `cup "${i}".png`, file })),
});
async function requestOf(order: PackageRequest) {
  const body = await encodePackageRequest(order);
  if ("unreadable" in body) throw new Error(`${body.unreadable.name} can't be read`);
  return { body, ...JSON.parse(await body.text()) };
}

/** Bytes that can't be read from there on, as of a file that is cut on the disk. */
class LostFile extends Blob {
  readonly #from: number;
  constructor(length: number, from: number) {
    super([new Uint8Array(length)]);
    this.#from = from;
  }
  override slice(start?: number, end = this.size): Blob {
    return Object.assign(super.slice(start, end), { isLost: end > this.#from });
  }
}

/** The browser's, which Node does not have; it remembers how many bytes it was to read at the most. */
class Reader {
  static most = 0;
  result: string | undefined;
  error: Error | undefined;
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  async readAsDataURL(file: Blob): Promise<void> {
    Reader.most = Math.max(Reader.most, file.size);
    const bytes = new Uint8Array(await file.arrayBuffer());
    this.result = `data:application/octet-stream;base64,${base64(bytes)}`;
    this.error = "isLost" in file && file.isLost ? new DOMException("gone", "NotReadableError") : undefined;
    if (this.error) this.onerror?.();
    else this.onload?.();
  }
}

beforeEach(() => {
  Reader.most = 0;
  vi.stubGlobal("FileReader", Reader);
});
afterEach(() => vi.unstubAllGlobals());

describe("a package's request", () => {
  const nearPieces = fc
    .tuple(fc.nat(3), fc.integer({ min: -4, max: 4 }))
    .map(([pieces, more]) => Math.max(0, pieces * BODY_CHUNK_BYTES + more));

  it("has a file as base64 whatever its length, which is never read in one piece", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(nearPieces, fc.nat(20), fc.nat(3 * BODY_CHUNK_BYTES)), async (length) => {
        const bytes = noise(length, length);
        const { files } = await requestOf(order(new Blob([bytes])));
        expect(files.icons_0.data === `data:image/png;base64,${base64(bytes)}`).toBe(true);
      }),
      {
        numRuns: 60,
        examples: [[0], [1], [BODY_CHUNK_BYTES - 1], [BODY_CHUNK_BYTES], [BODY_CHUNK_BYTES + 1]],
      },
    );
    expect(Reader.most).toBe(BODY_CHUNK_BYTES);
  });

  it("has every file in order, and is no longer than was estimated", async () => {
    const all = [0, 1, BODY_CHUNK_BYTES, 2 * BODY_CHUNK_BYTES + 2].map((length) => noise(length, length));
    const ordered = order(...all.map((bytes) => new Blob([bytes])));
    const { body, packageName, files } = await requestOf(ordered);
    expect(packageName).toBe("Lobby");
    expect(Object.keys(files)).toEqual(all.map((_, i) => `icons_${i}`));
    all.forEach((bytes, i) => {
      const { name, data } = files[`icons_${i}`];
      expect(name).toBe(`cup "${i}".png`);
      expect(data === `data:image/png;base64,${base64(bytes)}`).toBe(true);
    });
    expect(body.size).toBeLessThanOrEqual(maxRequestLength(ordered));
  });

  it("names the file that can't be read, even if only its end can't", async () => {
    const ordered = order(new Blob(["whole"]), new LostFile(2 * BODY_CHUNK_BYTES, BODY_CHUNK_BYTES));
    expect(await encodePackageRequest(ordered)).toEqual({ unreadable: ordered.inputs[1] });
  });
});
