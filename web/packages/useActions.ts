import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { ACTIVE } from "../../shared/machines/index.ts";
import { pictures } from "../edit/app.ts";
import { type OpenedAs, openFaultWords, openFile, openNew } from "../edit/open-file.ts";
import { type Delivery, deliver, forget } from "../files/deliver.ts";
import { PACKAGES } from "../messages/en/packages.ts";
import { notify } from "../ui/toast/notify.ts";
import type { Looked } from "./opened.ts";
import type { Made } from "./save.ts";

export type ActionId = "edit" | "repair" | "pictures" | "design";

export interface Saved {
  readonly delivery: Delivery;
  readonly left: readonly string[];
}

export function useActions(looked: Looked | undefined) {
  const [busy, setBusy] = useState<ActionId>();
  const [saved, setSaved] = useState<Saved>();
  const [, navigate] = useLocation();
  const last = useRef<Saved>(undefined);
  const forgetLast = () => {
    if (last.current) forget(last.current.delivery);
    last.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it depends on the file that is open
  useEffect(() => {
    setSaved(undefined);
    return forgetLast;
  }, [looked]);

  /** Runs an action unless another one is running. */
  async function run(id: ActionId, failure: string, act: (looked: Looked) => Promise<void>) {
    if (busy || !looked) return;
    setBusy(id);
    try {
      await act(looked);
    } catch (fault) {
      console.error(failure, fault);
      notify.error(failure);
    } finally {
      setBusy(undefined);
    }
  }

  function save({ file, fileName, left }: Made, success: string) {
    forgetLast();
    last.current = { delivery: deliver(file, fileName), left };
    setSaved(last.current);
    notify.success(success);
  }

  /** Reports whether a design was opened, and if so goes to its review. */
  function tell(
    outcome: OpenedAs,
    success: (isBeside: boolean) => string,
    failure: (why: string) => string,
  ): void {
    if (!outcome.ok) return void notify.error(failure(openFaultWords(outcome.fault)));
    notify.success(success(outcome.isBeside), { survives: true });
    navigate(ACTIVE.model.reviewStep.route);
  }

  return {
    busy,
    saved,
    edit: () =>
      run("edit", PACKAGES.notEdited(""), async (looked) => {
        const { designOf } = await import("./as-design.ts");
        const words = await ACTIVE.wordTable();
        const materials = { model: ACTIVE.model, bytesOf: pictures.bytes, looks: [], words };
        const outcome = await openNew(await designOf(looked, materials));
        tell(outcome, PACKAGES.edited, PACKAGES.notEdited);
      }),
    openDesign: () =>
      run("design", PACKAGES.design.notOpened(""), async ({ file }) => {
        tell(await openFile(file), PACKAGES.design.opened, PACKAGES.design.notOpened);
      }),
    repair: () =>
      run("repair", PACKAGES.notMade, async (looked) => {
        const { makeRepaired } = await import("./save.ts");
        save(await makeRepaired(ACTIVE.model, looked), PACKAGES.repaired);
      }),
    savePictures: () =>
      run("pictures", PACKAGES.notMade, async (looked) => {
        const { makePictures } = await import("./save.ts");
        save(await makePictures(ACTIVE.model, looked), PACKAGES.savedPictures);
      }),
  };
}
