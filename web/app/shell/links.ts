import { SHELL } from "#messages/shell.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { PAGE_PATHS } from "../../../shared/product.ts";

const REQUIREMENTS = { href: PAGE_PATHS.imageRequirements, label: SHELL.links.requirements };
const INSTRUCTIONS = { href: PAGE_PATHS.uploadInstructions, label: SHELL.titles.uploadInstructions };

export const HEADER_LINKS = [{ href: PAGE_PATHS.home, label: SHELL.links.home }, REQUIREMENTS, INSTRUCTIONS];

export const FOOTER_LINKS = [
  {
    title: SHELL.links.design,
    links: [
      { href: ACTIVE.model.nameStep.route, label: SHELL.links.wizard },
      { href: ACTIVE.model.reviewStep.route, label: SHELL.links.review },
      { href: PAGE_PATHS.try, label: SHELL.titles.try },
      { href: PAGE_PATHS.machines, label: SHELL.titles.machines },
    ],
  },
  {
    title: SHELL.links.files,
    links: [
      { href: PAGE_PATHS.mediaUpload, label: SHELL.links.mediaPackage },
      { href: PAGE_PATHS.package, label: SHELL.titles.package },
      { href: PAGE_PATHS.testDownload, label: SHELL.titles.testDownload },
    ],
  },
  {
    title: SHELL.links.guides,
    links: [REQUIREMENTS, INSTRUCTIONS, { href: PAGE_PATHS.developers, label: SHELL.titles.developers }],
  },
];
