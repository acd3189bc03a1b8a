export interface ShellLink {
  readonly href: string;
  readonly label: string;
}

const REQUIREMENTS = { href: "/image-requirements", label: "Image Requirements" };
const INSTRUCTIONS = { href: "/upload-instructions", label: "How to upload my file" };

/** What every page's header leads to. */
export const HEADER_LINKS: readonly ShellLink[] = [{ href: "/", label: "Home" }, REQUIREMENTS, INSTRUCTIONS];

/** Every page, by what a visitor wants, at the foot of each. */
export const FOOTER_LINKS: readonly { readonly title: string; readonly links: readonly ShellLink[] }[] = [
  {
    title: "Design",
    links: [
      { href: "/machine-name", label: "Start the wizard" },
      { href: "/final-preview", label: "Final review" },
    ],
  },
  {
    title: "Files",
    links: [
      { href: "/media-upload", label: "Make a media package" },
      { href: "/test-download", label: "Test download" },
    ],
  },
  { title: "Guides", links: [REQUIREMENTS, INSTRUCTIONS] },
];
