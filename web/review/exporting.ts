import { proxy, ref } from "valtio/vanilla";
import { EXPORTS } from "#messages/exports.ts";
import { REVIEW } from "#messages/review.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { parsePicture } from "../../shared/model/picture-value.ts";
import { formatCurlCommand } from "../../shared/package/curl-command.ts";
import { pictures, state } from "../edit/app.ts";
import { type ExportKind, makeExport } from "../exports/kinds.ts";
import type { SkippedImage } from "../exports/load-images.ts";
import { canPackOnDevice, packageFailureMessage } from "../exports/media-package.ts";
import { planDesign, slotsOfPlan } from "../exports/plan.ts";
import { testFailureMessage } from "../exports/test-package.ts";
import { type Delivery, deliverFile, releaseDelivery } from "../files/deliver.ts";
import { loadStandIns } from "../screen/stand-ins.ts";
import { copyText } from "../ui/toast/copy-text.ts";
import { notify } from "../ui/toast/notify.ts";

export interface FinishedExport {
  readonly ok: true;
  readonly kind: ExportKind;
  readonly delivery: Delivery;
  readonly skipped: readonly SkippedImage[];
  /** Labels of evicted images replaced with the bundled default. */
  readonly standIns: readonly string[];
}

export interface FailedExport {
  readonly ok: false;
  readonly kind: ExportKind;
  readonly words: string;
  readonly deviceHelps: boolean;
}

/** Outside React, so that exports survive leaving the page. */
export const exportState = proxy<{
  running: { kind: ExportKind; words: string; share: number | undefined } | undefined;
  last: FinishedExport | FailedExport | undefined;
}>({ running: undefined, last: undefined });

export const SUCCESS_DURATION_MS = 4000;

let cancelling = new AbortController();

export async function startExport(kind: ExportKind, where: "edge" | "device" = "edge"): Promise<void> {
  if (exportState.running) return;
  const { loading, success, failure } = EXPORTS.kinds[kind];
  exportState.running = { kind, words: loading, share: undefined };
  dismissLastExport();
  cancelling = new AbortController();
  const id = notify.loading(loading);
  try {
    const { design, isMissing } = state;
    const { signal } = cancelling;
    const made = await makeExport(kind, {
      model: ACTIVE.model,
      design,
      isMissing,
      loadStandIns: () => loadStandIns({ design }, isMissing, signal),
      walk: ACTIVE.walk,
      readImage: (source) => pictures.bytes(parsePicture(source)),
      where,
      signal,
      onProgress(words, share) {
        exportState.running = { kind, words, share };
      },
    });
    if (made.ok) {
      exportState.last = ref({ ...made, kind, delivery: deliverFile(made.file, made.fileName) });
      notify.success(success, { id, duration: SUCCESS_DURATION_MS });
    } else if (made.failure.code === "cancelled") notify.dismiss(id);
    else fail(made.failure, packageFailureMessage(made.failure), canPackOnDevice(made.failure));
  } catch (fault) {
    fail(fault, kind === "test" ? testFailureMessage(fault) : EXPORTS.failed);
  } finally {
    exportState.running = undefined;
  }

  function fail(fault: unknown, words: string, deviceHelps = false): void {
    console.error(failure, fault);
    exportState.last = { ok: false, kind, words, deviceHelps };
    notify.error(failure, { id });
  }
}

export const cancelExport = (): void => cancelling.abort();

export function dismissLastExport(): void {
  if (exportState.last?.ok) releaseDelivery(exportState.last.delivery);
  exportState.last = undefined;
}

/** Copies a command that creates the package from the unpacked image ZIP. */
export function copyCurlCommand(): void {
  const plan = planDesign(ACTIVE.model, state.design, state.isMissing);
  const command = formatCurlCommand({
    site: location.origin,
    packageName: plan.machineName,
    pictures: slotsOfPlan(plan),
  });
  void copyText(command, REVIEW.curlCopied);
}
