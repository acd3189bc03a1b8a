/** The four files that a design can become. */
export type ExportKind = "pdf" | "images" | "test" | "package";

export interface ExportWords {
  readonly label: string;
  /** On the button while it works. */
  readonly busy: string;
  readonly loading: string;
  readonly success: string;
  readonly failure: string;
}

/** The specification's words, where it has some. */
export const EXPORTS: Readonly<Record<ExportKind, ExportWords>> = {
  pdf: {
    label: "PDF",
    busy: "Generating...",
    loading: "Generating PDF preview...",
    success: "PDF generated successfully!",
    failure: "Failed to generate PDF. Please try again.",
  },
  images: {
    label: "Images (zip)",
    busy: "Downloading...",
    loading: "Preparing image download...",
    success: "Images downloaded successfully!",
    failure: "Failed to download images. Please try again.",
  },
  test: {
    label: "Test package",
    busy: "Generating...",
    loading: "Generating test package...",
    success: "Test package downloaded successfully!",
    failure: "Failed to generate MP file.",
  },
  package: {
    label: "Media package (.mp)",
    busy: "Creating...",
    loading: "Creating media package...",
    success: "Media package created successfully!",
    failure: "Failed to create package.",
  },
};

export const EXPORT_KINDS = Object.keys(EXPORTS) as readonly ExportKind[];
