/** The product's name, as it is shown. */
export const PRODUCT = "Brewscreen";

/** Addresses of the pages that are no steps of a machine's wizard; those stand with the steps. */
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
