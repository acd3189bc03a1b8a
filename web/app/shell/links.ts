import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { PAGES } from "../../../shared/product.ts";

const REQUIREMENTS = { href: PAGES.imageRequirements, label: SHELL.links.requirements };
const INSTRUCTIONS = { href: PAGES.uploadInstructions, label: SHELL.links.instructions };

export const HEADER_LINKS = [{ href: PAGES.home, label: SHELL.links.home }, REQUIREMENTS, INSTRUCTIONS];

export const FOOTER_LINKS = [
  {
    title: SHELL.links.design,
    links: [
      { href: ACTIVE.model.nameStep.route, label: SHELL.links.wizard },
      { href: ACTIVE.model.reviewStep.route, label: SHELL.links.review },
      { href: PAGES.try, label: SHELL.titles.try },
      { href: PAGES.machines, label: SHELL.titles.machines },
    ],
  },
  {
    title: SHELL.links.files,
    links: [
      { href: PAGES.mediaUpload, label: SHELL.links.mediaPackage },
      { href: PAGES.package, label: SHELL.titles.package },
      { href: PAGES.testDownload, label: SHELL.links.testDownload },
    ],
  },
  { title: SHELL.links.guides, links: [REQUIREMENTS, INSTRUCTIONS] },
];
