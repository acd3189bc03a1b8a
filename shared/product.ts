export const PRODUCT_NAME = "Brewscreen";

/** Paths of all pages but a machine's steps, which define their own. */
export const PAGE_PATHS = {
  home: "/",
  mediaUpload: "/media-upload",
  imageRequirements: "/image-requirements",
  uploadInstructions: "/upload-instructions",
  testDownload: "/test-download",
  try: "/try",
  many: "/many",
  package: "/package",
  machines: "/machines",
  developers: "/developers",
} as const;

/** Written by scripts/notices.ts. */
export const NOTICES_PATH = "/third-party-notices.txt";
