import { createArchive } from "../../shared/archive/archive.ts";
import { type ArchiveEntry, deflatedEntry } from "../../shared/archive/entry.ts";
import { tableCrc32 } from "../../shared/crc/crc32.ts";
import { BINARY } from "../download/deliver.ts";
import { TEST_IMAGE, testPixels } from "./test-image.ts";

export const TEST_FILE_NAME = "test_machine.mp";

/** Why there is no test package, where it is known. */
export class TestPackageFault extends Error {
  override readonly name = "TestPackageFault";
  readonly code: "library" | "invalid";
  constructor(code: "library" | "invalid", message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

const README = `This is a test archive made by Brewscreen. It is not a real machine configuration.

It shows whether this device can make and save a .mp file, and whether the USB drive
carries it to the machine. It is a ZIP archive: rename it to .zip to look inside.

  README.txt       this text
  config.json      the machine's name, a version, and the type "test"
  images/test.png  a test card of 400x300 pixels
`;

/** A small archive in the dialect of the media package, to try downloading and USB drives with. */
export async function makeTestPackage(machineName: string): Promise<Blob> {
  const { deflateSync } = await loadLibrary();
  const { default: UPNG } = await import("upng-js");
  const entry = (path: string, data: Uint8Array): ArchiveEntry =>
    deflatedEntry(path, { crc32: tableCrc32(data), size: data.length, deflated: deflateSync(data) });
  const text = (words: string) => new TextEncoder().encode(words);
  const config = { machineName, version: "1.0", type: "test" };
  const { width, height } = TEST_IMAGE;
  const image = new Uint8Array(UPNG.encode([testPixels().buffer], width, height, 0));
  const archive = createArchive([
    entry("README.txt", text(README)),
    entry("config.json", text(`${JSON.stringify(config, null, 2)}\n`)),
    entry("images/test.png", image),
  ]);
  if (!archive.ok) throw new TestPackageFault("invalid", `invalid data: ${archive.fault}`);
  return new Blob([...archive.chunks()] as BlobPart[], { type: BINARY });
}

async function loadLibrary() {
  try {
    return await import("fflate");
  } catch (fault) {
    throw new TestPackageFault("library", "fflate failed to load", fault);
  }
}
