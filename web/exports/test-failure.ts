import { EXPORTS } from "../messages/en/exports.ts";
import { TEST_DOWNLOAD } from "../messages/en/test-download.ts";
import { TestPackageFault } from "./test-package.ts";

/** Saving goes wrong where the browser refuses the file or the download. */
export class SaveFault extends Error {
  override readonly name = "SaveFault";
}

/** What browsers say when a file that a page asks for does not arrive. */
const NETWORK = /network|failed to fetch|load failed|dynamically imported module|importing a module script/i;

/** The specification's words for what went wrong with the test package. */
export function testFailureWords(fault: unknown): string {
  const message = fault instanceof Error ? fault.message : String(fault);
  if (/template directory/i.test(message)) return EXPORTS.test.template;
  if (fault instanceof TestPackageFault && fault.code === "library") return EXPORTS.test.library;
  if (fault instanceof TestPackageFault) return EXPORTS.test.invalid;
  if (fault instanceof SaveFault) return EXPORTS.test.save;
  if (NETWORK.test(message)) return EXPORTS.test.network;
  return EXPORTS.test.other(message);
}

/** What a person who helps would ask for, by name. */
export function debugInfo(fault: unknown, now = new Date()): Readonly<Record<string, string>> {
  const isError = fault instanceof Error;
  const names = TEST_DOWNLOAD.debug;
  return {
    [names.timestamp]: now.toISOString(),
    [names.error]: isError ? `${fault.name}: ${fault.message}` : String(fault),
    [names.stack]: (isError && fault.stack) || names.none,
    [names.issue]: testFailureWords(fault),
    [names.environment]: import.meta.env.MODE,
    [names.baseUrl]: import.meta.env.BASE_URL,
    [names.publicUrl]: new URL(import.meta.env.BASE_URL, location.href).href,
    [names.userAgent]: navigator.userAgent,
  };
}
