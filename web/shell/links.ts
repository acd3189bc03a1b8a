import { SHELL } from "../words/shell.ts";
export interface ShellLink {
  readonly href: string;
  readonly label: string;
}

const REQUIREMENTS = { href: "/image-requirements", label: SHELL.links.requirements };
const INSTRUCTIONS = { href: "/upload-instructions", label: SHELL.links.instructions };

/** What every page's header leads to. */
export const HEADER_LINKS: readonly ShellLink[] = [
  { href: "/", label: SHELL.links.home },
  REQUIREMENTS,
  INSTRUCTIONS,
];

/** Every page, by what a visitor wants, at the foot of each. */
export const FOOTER_LINKS: readonly { readonly title: string; readonly links: readonly ShellLink[] }[] = [
  {
    title: SHELL.links.design,
    links: [
      { href: "/machine-name", label: SHELL.links.wizard },
      { href: "/final-preview", label: SHELL.links.review },
    ],
  },
  {
    title: SHELL.links.files,
    links: [
      { href: "/media-upload", label: SHELL.links.mediaPackage },
      { href: "/test-download", label: SHELL.links.testDownload },
    ],
  },
  { title: SHELL.links.guides, links: [REQUIREMENTS, INSTRUCTIONS] },
];
