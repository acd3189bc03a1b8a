import { EXPORTS } from "#messages/exports.ts";
import { TEST_DOWNLOAD } from "#messages/test-download.ts";
import { dependencies } from "../../package.json";
import { type ArchiveEntry, createArchive, createDeflatedEntry } from "../../shared/archive/write-archive.ts";
import { tableCrc32 } from "../../shared/crc/crc32.ts";
import { BINARY_TYPE, SaveError } from "../files/deliver.ts";
import { runHereInstead } from "../threads/thread.ts";
import { drawInWorker } from "./drawing.ts";

export const TEST_PACKAGE_FILE_NAME = "test_machine.mp";

export const ZIP_LIBRARY = { name: "fflate", version: dependencies.fflate } as const;

export class TestPackageError extends Error {
  override readonly name = "TestPackageError";
  readonly code: "library" | "invalid";
  constructor(code: "library" | "invalid", message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

export async function createTestPackage(machineName: string): Promise<Blob> {
  const { deflateSync } = await import("./zip-library.ts").catch((fault) => {
    throw new TestPackageError("library", "fflate failed to load", fault);
  });
  const entry = (path: string, data: Uint8Array): ArchiveEntry =>
    createDeflatedEntry(path, { crc32: tableCrc32(data), size: data.length, deflated: deflateSync(data) });
  const text = (words: string) => new TextEncoder().encode(words);
  const config = { machineName, version: "1.0", type: "test" };
  const archive = createArchive([
    entry("README.txt", text(EXPORTS.test.readme)),
    entry("config.json", text(`${JSON.stringify(config, null, 2)}\n`)),
    entry("images/test.png", await testImage()),
  ]);
  if (!archive.ok) throw new TestPackageError("invalid", `invalid data: ${archive.fault}`);
  return new Blob([...archive.chunks()] as BlobPart[], { type: BINARY_TYPE });
}

const testImage = (): Promise<Uint8Array<ArrayBuffer>> =>
  drawInWorker("drawTestImage", undefined).catch(
    runHereInstead(async () => (await import("./test-image.ts")).drawTestImage()),
  );

const NETWORK = /network|failed to fetch|load failed|dynamically imported module|importing a module script/i;

/** The specification requires this wording. */
export function testPackageFailureMessage(fault: unknown): string {
  const message = fault instanceof Error ? fault.message : String(fault);
  const words = EXPORTS.test;
  if (/template directory/i.test(message)) return words.template;
  if (fault instanceof TestPackageError) return words[fault.code];
  if (fault instanceof SaveError) return words.save;
  return NETWORK.test(message) ? words.network : words.other(message);
}

export function collectDebugInfo(fault: unknown, now = new Date()): Readonly<Record<string, string>> {
  const isError = fault instanceof Error;
  const names = TEST_DOWNLOAD.debug;
  return {
    [names.timestamp]: now.toISOString(),
    [names.error]: isError ? `${fault.name}: ${fault.message}` : String(fault),
    [names.stack]: (isError && fault.stack) || names.none,
    [names.issue]: testPackageFailureMessage(fault),
    [names.environment]: import.meta.env.MODE,
    [names.baseUrl]: import.meta.env.BASE_URL,
    [names.publicUrl]: new URL(import.meta.env.BASE_URL, location.href).href,
    [names.userAgent]: navigator.userAgent,
  };
}
