import { type ComponentType, createElement } from "react";
import { SHELL } from "#messages/shell.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { PAGES } from "../../shared/product.ts";
import { loadStep } from "../wizard/load-step.ts";

/** A page of the product; its code is loaded when it is opened. */
export interface Route {
  readonly path: string;
  /** Stands before the product's name in the browser's title. */
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
  /** Whether the page is shown only once the open design is read, which takes no longer than loading its code. */
  readonly needsDesign?: boolean;
  /** Navigation to it scrolls to the top smoothly. */
  readonly isSmooth?: boolean;
}

const STEPS = stepsOf(ACTIVE.model);

/** Turns "NAME YOUR MACHINE" into "Name your machine". */
const sentence = (heading: string): string => heading.slice(0, 1) + heading.slice(1).toLowerCase();

const stepRoute = (step: Step): Route => ({
  path: step.config.route,
  title: sentence(step.config.heading),
  isSmooth: step.config.isSmooth ?? false,
  needsDesign: true,
  load: () => (step.kind === "review" ? loadReview() : loadStep(step, isOwnRoute)),
});

/** The review, with what the shelf offers there. */
async function loadReview(): Promise<ComponentType> {
  const [{ FinalReviewPage }, { AlsoOnOthers, MakeAnother }] = await Promise.all([
    import("../review/FinalReviewPage.tsx"),
    import("../machines/ReviewOffers.tsx"),
  ]);
  return () => createElement(FinalReviewPage, { AlsoOnOthers, MakeAnother });
}

/** Every route of the app; any other path goes to /. */
export const ROUTES: readonly Route[] = [
  {
    path: PAGES.home,
    title: SHELL.titles.home,
    load: async () => (await import("./pages/home/HomePage.tsx")).HomePage,
  },
  ...STEPS.map(stepRoute),
  {
    path: PAGES.mediaUpload,
    title: SHELL.titles.mediaUpload,
    load: async () => (await import("../packages/upload/MediaUploadPage.tsx")).MediaUploadPage,
  },
  {
    path: PAGES.imageRequirements,
    title: SHELL.titles.imageRequirements,
    load: async () =>
      (await import("./pages/image-requirements/ImageRequirementsPage.tsx")).ImageRequirementsPage,
  },
  {
    path: PAGES.uploadInstructions,
    title: SHELL.titles.uploadInstructions,
    load: async () =>
      (await import("./pages/upload-instructions/UploadInstructionsPage.tsx")).UploadInstructionsPage,
  },
  {
    path: PAGES.testDownload,
    title: SHELL.titles.testDownload,
    load: async () => (await import("./pages/test-download/TestDownloadPage.tsx")).TestDownloadPage,
  },
  {
    path: PAGES.try,
    title: SHELL.titles.try,
    needsDesign: true,
    load: async () => (await import("../review/try/TryPage.tsx")).TryPage,
  },
  {
    path: PAGES.many,
    title: SHELL.titles.many,
    needsDesign: true,
    load: async () => (await import("../machines/ManyPage.tsx")).ManyPage,
  },
  {
    path: PAGES.package,
    title: SHELL.titles.package,
    load: async () => (await import("../packages/PackagePage.tsx")).PackagePage,
  },
  {
    path: PAGES.machines,
    title: SHELL.titles.machines,
    needsDesign: true,
    load: async () => (await import("../machines/MachinesPage.tsx")).MachinesPage,
  },
];

export const ALIASES: readonly { readonly path: string; readonly to: string }[] = STEPS.flatMap(
  ({ config }) => (config.aliases ?? []).map((path) => ({ path, to: config.route })),
);

const TARGETS = new Map([
  ...ROUTES.map(({ path }) => [path, path] as const),
  ...ALIASES.map(({ path, to }) => [path, to] as const),
]);

/** Returns the page that an address leads to, in any case and with any slash at its end; undefined if there is none. */
export const targetOf = (path: string): string | undefined =>
  TARGETS.get(path.replace(/(?<=.)\/+$/, "").toLowerCase());

/** Whether an address is a page of the app or an alias of one. */
export const isOwnRoute = (path: string): boolean => targetOf(path) !== undefined;

/** Whether a page has a bottom bar of its own, and therefore no footer. */
export const hasBottomBar = (path: string): boolean =>
  path === PAGES.try || STEPS.some(({ config }) => config.route === path);

export const isSmooth = (path: string): boolean =>
  ROUTES.some((route) => route.path === path && route.isSmooth === true);
