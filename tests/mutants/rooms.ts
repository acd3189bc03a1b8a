/*
 * The parts of the code that `npm run mutants` changes, each with the tests that should notice. Only those tests run:
 * a promise should be guarded close to its code, and a room then takes minutes instead of hours.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  "shared/crc": ["shared/crc/**"],
  "shared/png": ["shared/png/**", "picture/facts.test.ts", "exports/pdf-images.test.ts"],
  "shared/archive": ["shared/archive/**"],
  "shared/lettering": ["shared/lettering/**"],
  "shared/package": ["shared/package/**"],
  // Endless loops end sooner the fewer tests run.
  "shared/sorting/assign.ts": ["shared/sorting/assign.test.ts"],
  "shared/sorting": ["shared/sorting/**", "shared/file-places.test.ts", "exports/plan.test.ts"],
  "shared/machine": [
    "machines/**",
    "{app,looks,review,screen,wizard}/**",
    "shared/{machine,model,sorting}/**",
    "shared/file-places.test.ts",
  ],
  "shared/model": ["shared/model/**"],
  "worker/json": ["worker/fuzz/*.test.ts", "worker/{hostile-json,malformed-json,refusals}.test.ts"],
  "worker/multipart": ["worker/multipart.test.ts"],
  worker: ["worker/*.test.ts"],
  "web/edit": ["edit/**"],
  // Tests that mock limits work only if no other test has loaded them.
  "web/store/all-designs-file.ts": ["store/all-designs-file.test.ts"],
  "web/store/pictures.ts": ["edit/pictures.test.ts", "store/pictures.test.ts"],
  "web/store/uploads-database.ts": ["packages/uploads.test.ts"],
  "web/store": ["store/!(all-designs-file).test.ts"],
};

export const reportOf = (part: string): string => `.mutants/${part}.json`;
