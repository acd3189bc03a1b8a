/** Limits of one package. */
export const LIMITS = {
  /** Of a request. */
  bodyBytes: 32 * 1024 * 1024,
  files: 64,
  /** UTF-16 units of packageName when trimmed. */
  packageNameLength: 100,
  /** UTF-16 units of packageName before it is trimmed. */
  packageNameSentLength: 1_024,
  /** UTF-16 units of a file's original name. */
  fileNameLength: 1_024,
  /** Nesting of arrays and objects in a request. */
  depth: 32,
  /** Values inside unknown members of a JSON request. */
  unknownValues: 4_096,
  /** Unknown ones included. */
  formParts: 1_000,
  /** Of a form part. */
  partHeaderBytes: 16 * 1024,
} as const;

export const API_PATHS = { createPackage: "/api/create-package", openapi: "/api/openapi.json" } as const;
