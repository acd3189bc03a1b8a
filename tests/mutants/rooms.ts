/*
 * The parts of the code that `npm run mutants` changes, each with the tests that ought to notice. Only these run, so that a
 * promise is guarded by tests near to it, and a room takes minutes.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  "shared/crc": ["shared/crc/**"],
  "shared/png": ["shared/png/**", "picture/facts.test.ts", "exports/pdf-images.test.ts"],
  "shared/archive": ["shared/archive/**"],
  "shared/lettering": ["shared/lettering/**"],
  "shared/package": ["shared/package/**"],
  "shared/sorting": ["shared/sorting/**", "shared/file-places.test.ts", "exports/plan.test.ts"],
  "shared/machine": ["machines/**", "shared/sorting/**", "shared/file-places.test.ts"],
  "shared/model": ["shared/model/**"],
  "worker/json": ["worker/fuzz/*.test.ts", "worker/{hostile-json,refusals,create-package}.test.ts"],
  "worker/multipart": ["worker/multipart.test.ts"],
  worker: ["worker/*.test.ts"],
  "web/edit": ["edit/**"],
  "web/store": ["store/**"],
};

export const reportOf = (part: string): string => `.mutants/${part}.json`;
