import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { PACKAGES } from "#messages/packages.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { pictures } from "../edit/app.ts";
import { type OpenedAs, openFaultWords, openFile, openNew } from "../edit/open-file.ts";
import { type Delivery, deliver, forget } from "../files/deliver.ts";
import { notify } from "../ui/toast/notify.ts";
import type { NewFile } from "./convert.ts";
import type { OpenPackage } from "./opened.ts";

type ActionId = "edit" | "repair" | "pictures" | "design";

export function useActions(open: OpenPackage | undefined) {
  const [busy, setBusy] = useState<ActionId>();
  const [saved, setSaved] = useState<{ delivery: Delivery; left: readonly string[] }>();
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved file belongs to the package then open
  useEffect(() => setSaved(undefined), [open]);
  useEffect(() => () => saved && forget(saved.delivery), [saved]);

  async function run(id: ActionId, failure: string, act: (open: OpenPackage) => Promise<void>) {
    if (busy || !open) return;
    setBusy(id);
    try {
      await act(open);
    } catch (fault) {
      console.error(failure, fault);
      notify.error(failure);
    } finally {
      setBusy(undefined);
    }
  }

  function save({ file, fileName, left }: NewFile, success: string) {
    setSaved({ delivery: deliver(file, fileName), left });
    notify.success(success);
  }

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
      run("edit", PACKAGES.notEdited(""), async (open) => {
        const { designOf } = await import("./convert.ts");
        const words = await ACTIVE.wordTable();
        const materials = { model: ACTIVE.model, readPicture: pictures.bytes, looks: [], words };
        const outcome = await openNew(await designOf(open, materials));
        tell(outcome, PACKAGES.edited, PACKAGES.notEdited);
      }),
    openDesign: () =>
      run("design", PACKAGES.design.notOpened(""), async ({ file }) => {
        tell(await openFile(file), PACKAGES.design.opened, PACKAGES.design.notOpened);
      }),
    repair: () =>
      run("repair", PACKAGES.notMade, async (open) => {
        const { makeRepaired } = await import("./convert.ts");
        save(await makeRepaired(ACTIVE.model, open), PACKAGES.repaired);
      }),
    savePictures: () =>
      run("pictures", PACKAGES.notMade, async (open) => {
        const { makePictures } = await import("./convert.ts");
        save(await makePictures(ACTIVE.model, open), PACKAGES.savedPictures);
      }),
  };
}
