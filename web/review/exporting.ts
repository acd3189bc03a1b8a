import { useSnapshot } from "valtio/react";
import { proxy, ref } from "valtio/vanilla";
import { EXPORTS } from "#messages/exports.ts";
import { REVIEW } from "#messages/review.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import type { Design } from "../../shared/model/design.ts";
import { parsePicture } from "../../shared/model/picture-value.ts";
import { formatCurlCommand } from "../../shared/package/curl-command.ts";
import { pictures, state } from "../edit/app.ts";
import { createExport, type ExportKind } from "../exports/kinds.ts";
import type { SkippedImage } from "../exports/load-images.ts";
import { canPackOnDevice, packageFailureMessage } from "../exports/media-package.ts";
import { planExport, slotsOfPlan } from "../exports/plan.ts";
import { testPackageFailureMessage } from "../exports/test-package.ts";
import { type Delivery, deliverFile, deliverOrShare, releaseDelivery } from "../files/deliver.ts";
import { loadStandIns } from "../screen/stand-ins.ts";
import { copyText } from "../ui/toast/copy-text.ts";
import { notify } from "../ui/toast/notify.ts";

/** `send` shares files with the person who approves. */
export type ExportAction = ExportKind | "send";

const SENT: readonly ExportKind[] = ["approval", "preview"];

export const actionTexts = (action: ExportAction) =>
  action === "send" ? EXPORTS.send : EXPORTS.kinds[action];

interface LastExport {
  readonly revision: string;
}

export interface FinishedExport extends LastExport {
  readonly ok: true;
  readonly action: ExportAction;
  readonly deliveries: readonly Delivery[];
  readonly skipped: readonly SkippedImage[];
  /** Labels of evicted images whose defaults were exported. */
  readonly standIns: readonly string[];
}

export interface FailedExport extends LastExport {
  readonly ok: false;
  readonly action: ExportAction;
  readonly fault: unknown;
  readonly message: string;
  readonly canUseDevice: boolean;
}

/** Kept outside React to survive navigation. */
export const exportState = proxy<{
  running: { action: ExportAction; label: string; share: number | undefined } | undefined;
  last: FinishedExport | FailedExport | undefined;
}>({ running: undefined, last: undefined });

const revisionOf = ({ id, revision }: Pick<Design, "id" | "revision">): string => `${id} ${revision}`;

export function useLastExport(): FinishedExport | FailedExport | undefined {
  const { design } = useSnapshot(state);
  const { last } = useSnapshot(exportState);
  return last?.revision === revisionOf(design) ? last : undefined;
}

export const SUCCESS_TOAST_MS = 4000;

let cancelling = new AbortController();

export async function startExport(action: ExportAction, where: "edge" | "device" = "edge"): Promise<void> {
  if (exportState.running) return;
  const { loading, success, failure } = actionTexts(action);
  exportState.running = { action, label: loading, share: undefined };
  dismissLastExport();
  cancelling = new AbortController();
  addEventListener("beforeunload", askBeforeClosing);
  const id = notify.loading(loading);
  const { design, isMissing } = state;
  const revision = revisionOf(design);
  let isOver = false;
  const { signal } = cancelling;
  try {
    const kinds = action === "send" ? SENT : [action];
    const files: File[] = [];
    const notes: Pick<FinishedExport, "skipped" | "standIns">[] = [];
    for (const [at, kind] of kinds.entries()) {
      const made = await createExport(kind, {
        design,
        isMissing,
        loadStandIns: () => loadStandIns({ design }, isMissing, signal),
        readImage: (source) => pictures.bytes(parsePicture(source)),
        where: navigator.onLine ? where : "device",
        signal,
        onProgress(label, share) {
          // Reading may go on after a failure.
          if (isOver) return;
          const done = share === undefined ? undefined : (at + share) / kinds.length;
          exportState.running = { action, label, share: done };
        },
      });
      if (!made.ok) {
        if (made.failure.code === "cancelled") notify.dismiss(id);
        else fail(made.failure, packageFailureMessage(made.failure), canPackOnDevice(made.failure));
        return;
      }
      files.push(new File([made.file], made.fileName, { type: made.file.type }));
      notes.push(made);
    }
    const { skipped = [], standIns = [] } = notes[0] ?? {};
    const deliveries =
      action === "send" ? deliverOrShare(files) : files.map((file) => deliverFile(file, file.name));
    const finished: FinishedExport = { ok: true, revision, action, deliveries, skipped, standIns };
    exportState.last = ref(finished);
    notify.success(success, { id, duration: SUCCESS_TOAST_MS });
    // If the browser refuses, the card has a Share button.
    if (action === "send" && location.pathname === ACTIVE.model.reviewStep.route)
      void deliveries[0]?.share?.();
  } catch (fault) {
    if (signal.aborted) notify.dismiss(id);
    else fail(fault, action === "test" ? testPackageFailureMessage(fault) : EXPORTS.failed);
  } finally {
    isOver = true;
    exportState.running = undefined;
    removeEventListener("beforeunload", askBeforeClosing);
  }

  function fail(fault: unknown, message: string, canUseDevice = false): void {
    console.error(failure, fault);
    exportState.last = { ok: false, revision, action, fault: ref(Object(fault)), message, canUseDevice };
    notify.error(failure, { id });
  }
}

const askBeforeClosing = (event: Event): void => event.preventDefault();

export const cancelExport = (): void => cancelling.abort();

export function dismissLastExport(): void {
  if (exportState.last?.ok) exportState.last.deliveries.forEach(releaseDelivery);
  exportState.last = undefined;
}

export function copyCurlCommand(): void {
  const plan = planExport(ACTIVE.model, state.design, state.isMissing);
  const command = formatCurlCommand({
    site: location.origin,
    packageName: plan.machineName,
    pictures: slotsOfPlan(plan),
  });
  void copyText(command, REVIEW.curlCopied);
}
