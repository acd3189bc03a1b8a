import { proxy, ref } from "valtio/vanilla";
import { EXPORTS } from "#messages/exports.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { pictureOf } from "../../shared/model/picture-value.ts";
import { pictures, state } from "../edit/app.ts";
import { type ExportKind, makeExport } from "../exports/kinds.ts";
import type { SkippedImage } from "../exports/load-images.ts";
import { deviceCanHelp, packageFailureWords } from "../exports/media-package.ts";
import { testFailureWords } from "../exports/test-package.ts";
import { type Delivery, deliver, forget } from "../files/deliver.ts";
import { notify } from "../ui/toast/notify.ts";

export interface Finished {
  readonly ok: true;
  readonly kind: ExportKind;
  readonly delivery: Delivery;
  readonly skipped: readonly SkippedImage[];
  /** Labels of evicted images replaced with the bundled default. */
  readonly standIns: readonly string[];
}

export interface Failed {
  readonly ok: false;
  readonly kind: ExportKind;
  readonly words: string;
  readonly deviceHelps: boolean;
}

/** Outside React, so that exports survive leaving the page. */
export const exporting = proxy<{
  running: { kind: ExportKind; words: string; share: number | undefined } | undefined;
  last: Finished | Failed | undefined;
}>({ running: undefined, last: undefined });

export const SUCCESS_MS = 4000;

let cancelling = new AbortController();

export async function startExport(kind: ExportKind, where: "edge" | "device" = "edge"): Promise<void> {
  if (exporting.running) return;
  const { loading, success, failure } = EXPORTS.kinds[kind];
  exporting.running = { kind, words: loading, share: undefined };
  dismissLast();
  cancelling = new AbortController();
  const id = notify.loading(loading);
  try {
    const made = await makeExport(kind, {
      model: ACTIVE.model,
      design: state.design,
      isMissing: state.isMissing,
      walk: ACTIVE.walk,
      readImage: (source) => pictures.bytes(pictureOf(source)),
      where,
      signal: cancelling.signal,
      onProgress(words, share) {
        exporting.running = { kind, words, share };
      },
    });
    if (made.ok) {
      exporting.last = ref({ ...made, kind, delivery: deliver(made.file, made.fileName) });
      notify.success(success, { id, duration: SUCCESS_MS });
    } else if (made.failure.code === "cancelled") notify.dismiss(id);
    else fail(made.failure, packageFailureWords(made.failure), deviceCanHelp(made.failure));
  } catch (fault) {
    const message = fault instanceof Error ? fault.message : String(fault);
    fail(fault, kind === "test" ? testFailureWords(fault) : EXPORTS.failed(message));
  } finally {
    exporting.running = undefined;
  }

  function fail(fault: unknown, words: string, deviceHelps = false): void {
    console.error(failure, fault);
    exporting.last = { ok: false, kind, words, deviceHelps };
    notify.error(failure, { id });
  }
}

export const cancelExport = (): void => cancelling.abort();

export function dismissLast(): void {
  if (exporting.last?.ok) forget(exporting.last.delivery);
  exporting.last = undefined;
}
