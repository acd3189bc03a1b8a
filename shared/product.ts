export const PRODUCT_NAME = "Brewscreen";

/** Paths of the pages outside a machine's wizard; the steps define their own. */
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

/** The licences of libraries and fonts, written by scripts/notices.ts. */
export const NOTICES_PATH = "/third-party-notices.txt";
