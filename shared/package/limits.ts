export const REQUEST_LIMITS = {
  bodyBytes: 32 * 1024 * 1024,
  files: 64,
  /** In UTF-16 code units, after trimming. */
  packageNameLength: 100,
  /** In UTF-16 code units, before trimming. */
  packageNameSentLength: 1_024,
  /** In UTF-16 code units. */
  fileNameLength: 1_024,
  /** Nested arrays and objects. */
  depth: 32,
  /** In unknown members of a JSON request. */
  unknownValues: 4_096,
  /** Includes unknown parts. */
  formParts: 1_000,
  partHeaderBytes: 16 * 1024,
} as const;

export const API_PATHS = {
  index: "/api",
  machines: "/api/machines",
  createPackage: "/api/create-package",
  checkPackage: "/api/check-package",
  repairPackage: "/api/repair-package",
  openapi: "/api/openapi.json",
  configSchema: "/api/schemas/config.json",
} as const;
