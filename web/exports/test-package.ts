import { createArchive } from "../../shared/archive/archive.ts";
import { type ArchiveEntry, deflatedEntry } from "../../shared/archive/entry.ts";
import { tableCrc32 } from "../../shared/crc/crc32.ts";
import { BINARY } from "../files/download/deliver.ts";
import { EXPORTS } from "../messages/en/exports.ts";
import { testImage } from "./test-image.ts";

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

/** A small archive in the dialect of the media package, to try downloading and USB drives with. */
export async function makeTestPackage(machineName: string): Promise<Blob> {
  const { deflateSync } = await loadLibrary();
  const entry = (path: string, data: Uint8Array): ArchiveEntry =>
    deflatedEntry(path, { crc32: tableCrc32(data), size: data.length, deflated: deflateSync(data) });
  const text = (words: string) => new TextEncoder().encode(words);
  const config = { machineName, version: "1.0", type: "test" };
  const archive = createArchive([
    entry("README.txt", text(EXPORTS.test.readme)),
    entry("config.json", text(`${JSON.stringify(config, null, 2)}\n`)),
    entry("images/test.png", await testImage()),
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
