export const PRODUCT = "Brewscreen";

/** Paths of the pages outside a machine's wizard; the steps define their own. */
export const PAGES = {
  home: "/",
  mediaUpload: "/media-upload",
  imageRequirements: "/image-requirements",
  uploadInstructions: "/upload-instructions",
  testDownload: "/test-download",
  try: "/try",
  many: "/many",
  package: "/package",
  machines: "/machines",
} as const;

/** The licences of libraries and fonts, written by scripts/notices.ts. */
export const NOTICES = "/third-party-notices.txt";
