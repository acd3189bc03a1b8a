/** Limits for a package and its request. */
export const LIMITS = {
  /** The size of a request body. */
  bodyBytes: 32 * 1024 * 1024,
  files: 64,
  /** The length of packageName after trimming, in UTF-16 units. */
  packageNameLength: 100,
  /** The length of packageName before trimming, in UTF-16 units. */
  packageNameSentLength: 1_024,
  /** The length of a file's original name, in UTF-16 units. */
  fileNameLength: 1_024,
  /** The nesting depth of arrays and objects in a request. */
  depth: 32,
  /** Values inside unknown members of a JSON request. */
  unknownValues: 4_096,
  /** Includes unknown parts. */
  formParts: 1_000,
  /** The size of a form part's headers. */
  partHeaderBytes: 16 * 1024,
} as const;

export const API_PATHS = { createPackage: "/api/create-package", openapi: "/api/openapi.json" } as const;
