import { defaultImagePath } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { countLostPictures, refuseEdit } from "../../shared/model/edit.ts";
import { applyImportPlan, type PlannedImportImage } from "../../shared/model/screens.ts";
import { edit, state } from "../edit/app.ts";
import type { EditOutcome } from "../edit/editing.ts";
import {
  createBundledImage,
  createFittedImage,
  createPngImage,
  mergeBlobs,
  type NewImage,
} from "../edit/new-image.ts";
import type { EditingState } from "../edit/state.ts";
import {
  createImportPlan,
  createImportScreens,
  type ImportDraft,
  type ImportedPicture,
  type ImportScreen,
} from "./draft.ts";
import { isSamePicture, type PictureFitter } from "./fitter.ts";
import type { ImportTools } from "./useImport.ts";

export type TargetDesign = Readonly<Pick<EditingState, "design" | "switchedFrom">>;

export const captureTarget = (): TargetDesign => ({ design: state.design, switchedFrom: state.switchedFrom });

/** Whether the design has been named or given pictures since `before`. */
export const hasNewContent = (before: Design, now: Design): boolean =>
  (before.name === "" && now.name !== "") || countLostPictures(now, before) > 0;

/** `elsewhere`: another design is open. `changed`: another tab has changed the target. */
export type TargetState = "open" | "elsewhere" | "changed";

export function targetStateOf(
  { design, switchedFrom }: TargetDesign,
  now: TargetDesign = captureTarget(),
): TargetState {
  // Each tab's unstored design has its own ID; the first change in any tab stores that tab's.
  const isOther = design.revision === 0 ? now.switchedFrom !== switchedFrom : now.design.id !== design.id;
  if (isOther) return "elsewhere";
  return hasNewContent(design, now.design) ? "changed" : "open";
}

export type ApplyPlanOutcome =
  | { readonly ok: true; readonly count: number; readonly failed: readonly string[] }
  | Extract<EditOutcome, { readonly ok: false }>
  | { readonly ok: false; readonly fault: "notMade" };

interface ApplyPlanOptions {
  readonly draft: ImportDraft;
  readonly target: TargetDesign;
  readonly tools: ImportTools;
  onProgress(done: number): void;
  readonly signal: AbortSignal;
}

/**
 * Adds the pictures as one change, and returns the places that failed. Fails with `gone` if another tab removes or
 * changes the design first. Rejects if aborted.
 */
export async function applyPlanToDesign(options: ApplyPlanOptions): Promise<ApplyPlanOutcome> {
  const { draft, target, tools, onProgress, signal } = options;
  const { model } = ACTIVE;
  const { fit, materials } = tools;
  // Cancelling must not wait for a large photo.
  const stopped = new Promise<never>((_, fail) => {
    signal.addEventListener("abort", () => fail(signal.reason));
  });
  stopped.catch(() => {});
  const made: (PlannedImportImage & NewImage)[] = [];
  const failed: string[] = [];
  for (const screen of createImportScreens(model, target.design, draft, materials))
    for (const { slot, fullLabel, picture } of screen.places) {
      if (!picture) continue;
      const image = await Promise.race([imageFor(fit, picture, screen, slot), stopped]);
      if (image) made.push({ category: screen.category.id, slot, ...image });
      else failed.push(fullLabel);
      onProgress(made.length + failed.length);
    }
  if (made.length === 0) return { ok: false, fault: "notMade" };

  const plan = createImportPlan(draft, made);
  const outcome = await edit(
    target.design.id,
    { offer: { kind: "picture" } },
    (design) =>
      hasNewContent(target.design, design)
        ? refuseEdit("gone")
        : applyImportPlan(model, design, plan, materials),
    { blobs: mergeBlobs(made), signal },
  );
  return outcome.ok ? { ok: true, count: made.length, failed } : outcome;
}

/** Returns the bundled default if the picture is identical to it. */
async function imageFor(
  fit: PictureFitter,
  picture: ImportedPicture,
  screen: ImportScreen,
  slot: string,
): Promise<NewImage | undefined> {
  const { category, arrangement } = screen;
  try {
    const taken = await fit(picture, screen);
    if (taken.kind === "fitted") {
      const { placed, ...fitted } = taken;
      return await createFittedImage({ ...placed, ...fitted, file: picture.file });
    }
    if (taken.kind !== "exact") return undefined;
    const path = category.kind === "slots" ? defaultImagePath(category, arrangement.count, slot) : undefined;
    const isDefault = path !== undefined && (await isSamePicture({ path }, taken.bytes));
    return isDefault ? createBundledImage(path) : await createPngImage(taken.bytes, picture.file.name);
  } catch (fault) {
    console.error("Failed to create a picture for the plan", fault);
    return undefined;
  }
}
