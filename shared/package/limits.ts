/** Limits of one package, shared by the endpoint, the uploader, the API's description and the documents. */
export const LIMITS = {
  /** Bytes of a request's body. */
  bodyBytes: 32 * 1024 * 1024,
  /** Files of a package. */
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
  /** Parts of a form, unknown ones included. */
  formParts: 1_000,
  /** Bytes of a form part's headers. */
  partHeaderBytes: 16 * 1024,
} as const;

export const API_PATHS = { createPackage: "/api/create-package", openapi: "/api/openapi.json" } as const;
