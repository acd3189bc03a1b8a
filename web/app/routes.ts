import { type ComponentType, createElement } from "react";
import { LANGUAGE } from "#messages/language.ts";
import { SHELL } from "#messages/shell.ts";
import { type Step, stepsOf } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { loadStep } from "../wizard/load-step.ts";

export interface Route {
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
  /** Delays the page until the open design is loaded. */
  readonly needsDesign?: boolean;
  readonly isSmooth?: boolean;
  readonly hasBottomBar?: boolean;
}

const STEPS = stepsOf(ACTIVE.model);

/** English headings are in capitals: "NAME YOUR MACHINE". */
export const toSentenceCase = (heading: string): string =>
  LANGUAGE === "en" ? heading.slice(0, 1) + heading.slice(1).toLowerCase() : heading;

const stepRoute = (step: Step): Route => ({
  path: step.config.route,
  title: toSentenceCase(step.config.heading),
  isSmooth: step.config.isSmooth ?? false,
  needsDesign: true,
  hasBottomBar: true,
  load: () => (step.kind === "review" ? loadReview() : loadStep(step, isOwnRoute)),
});

async function loadReview(): Promise<ComponentType> {
  const [{ FinalReviewPage }, offers] = await Promise.all([
    import("../review/FinalReviewPage.tsx"),
    import("../machines/ReviewOffers.tsx"),
  ]);
  return () => createElement(FinalReviewPage, offers);
}

async function loadTry(): Promise<ComponentType> {
  const [{ TryPage }, walkFor] = await Promise.all([
    import("../review/try/TryPage.tsx"),
    ACTIVE.walkthrough(),
  ]);
  return () => createElement(TryPage, { walkFor });
}

const page = (name: keyof typeof PAGE_PATHS, load: Route["load"], more?: Partial<Route>): Route => ({
  path: PAGE_PATHS[name],
  title: SHELL.titles[name],
  load,
  ...more,
});
const NEEDS_DESIGN = { needsDesign: true };

export const ROUTES: readonly Route[] = [
  page("home", async () => (await import("./pages/home/HomePage.tsx")).HomePage),
  ...STEPS.map(stepRoute),
  page("mediaUpload", async () => (await import("../packages/upload/MediaUploadPage.tsx")).MediaUploadPage),
  page("imageRequirements", async () => {
    const [{ ImageRequirementsPage }, guide] = await Promise.all([
      import("./pages/image-requirements/ImageRequirementsPage.tsx"),
      ACTIVE.guide(),
    ]);
    return () => createElement(ImageRequirementsPage, { guide });
  }),
  page("developers", async () => (await import("./pages/developers/DevelopersPage.tsx")).DevelopersPage),
  page("uploadInstructions", async () => {
    const [{ UploadInstructionsPage }, guide] = await Promise.all([
      import("./pages/upload-instructions/UploadInstructionsPage.tsx"),
      ACTIVE.guide(),
    ]);
    return () => createElement(UploadInstructionsPage, { guide });
  }),
  page(
    "testDownload",
    async () => (await import("./pages/test-download/TestDownloadPage.tsx")).TestDownloadPage,
  ),
  page("try", loadTry, { needsDesign: true, hasBottomBar: true }),
  page("many", async () => (await import("../machines/VariantsPage.tsx")).loadVariantsPage(), NEEDS_DESIGN),
  page("package", async () => (await import("../packages/PackagePage.tsx")).PackagePage),
  page("machines", async () => (await import("../machines/MachinesPage.tsx")).MachinesPage, NEEDS_DESIGN),
];

export const ROUTE_ALIASES: readonly { readonly path: string; readonly to: string }[] = STEPS.flatMap(
  ({ config: { aliases = [], route } }) => aliases.map((path) => ({ path, to: route })),
);

export function resolveRoute(path: string): string | undefined {
  const plain = path.replace(/(?<=.)\/+$/, "").toLowerCase();
  const isThat = (each: { readonly path: string }) => each.path === plain;
  return ROUTE_ALIASES.find(isThat)?.to ?? ROUTES.find(isThat)?.path;
}

const isOwnRoute = (path: string): boolean => resolveRoute(path) !== undefined;
