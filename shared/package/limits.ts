/** What one package may be. The endpoint, the uploader, the API's description and the README quote it. */
export const LIMITS = {
  /** Bytes of a request's body, as it is sent. */
  bodyBytes: 32 * 1024 * 1024,
  /** Files of a package, all categories together. */
  files: 64,
  /** UTF-16 units of packageName, after trimming. */
  packageNameLength: 100,
  /** UTF-16 units of packageName as it is sent, white space at both ends included. */
  packageNameSentLength: 1_024,
  /** UTF-16 units of a file's original name. */
  fileNameLength: 1_024,
  /** How deep arrays and objects may be nested in a request. */
  depth: 32,
  /** Values in members of a JSON request that nobody knows, those within others included. */
  unknownValues: 4_096,
  /** Parts of a form, those that nobody knows included. */
  formParts: 1_000,
  /** Bytes of a form part's headers. */
  partHeaderBytes: 16 * 1024,
} as const;
