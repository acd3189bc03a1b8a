import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { PACKAGES } from "#messages/packages.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { pictures } from "../edit/app.ts";
import { type OpenFileOutcome, openDesignFile, openFaultMessage, openNewDesign } from "../edit/open-file.ts";
import { type Delivery, deliverFile, releaseDelivery } from "../files/deliver.ts";
import { notify } from "../ui/toast/notify.ts";
import type { ConvertedFile } from "./convert.ts";
import type { OpenPackage } from "./opened.ts";

type ActionId = "edit" | "repair" | "pictures" | "design";

export function useActions(open: OpenPackage | undefined) {
  const [busy, setBusy] = useState<ActionId>();
  const [saved, setSaved] = useState<{ delivery: Delivery; left: readonly string[] }>();
  const [, navigate] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved file belongs to the package open then
  useEffect(() => setSaved(undefined), [open]);
  useEffect(() => () => saved && releaseDelivery(saved.delivery), [saved]);

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

  function save({ file, fileName, left }: ConvertedFile, success: string) {
    setSaved({ delivery: deliverFile(file, fileName), left });
    notify.success(success);
  }

  function tell(
    outcome: OpenFileOutcome,
    success: (isBeside: boolean) => string,
    failure: (why: string) => string,
  ): void {
    if (!outcome.ok) return void notify.error(failure(openFaultMessage(outcome.fault)));
    notify.success(success(outcome.isBeside), { survives: true });
    navigate(ACTIVE.model.reviewStep.route);
  }

  return {
    busy,
    saved,
    edit: () =>
      run("edit", PACKAGES.notEdited(""), async (open) => {
        const { createDesignFromPackage } = await import("../edit/package-design.ts");
        const words = await ACTIVE.wordTable();
        const materials = { model: ACTIVE.model, readPicture: pictures.bytes, looks: [], words };
        const outcome = await openNewDesign(await createDesignFromPackage(open, materials));
        tell(outcome, PACKAGES.edited, PACKAGES.notEdited);
      }),
    openDesign: () =>
      run("design", PACKAGES.design.notOpened(""), async ({ file }) => {
        tell(await openDesignFile(file), PACKAGES.design.opened, PACKAGES.design.notOpened);
      }),
    repair: () =>
      run("repair", PACKAGES.notMade, async (open) => {
        const { makeRepairedPackage } = await import("./convert.ts");
        save(await makeRepairedPackage(ACTIVE.model, open), PACKAGES.repaired);
      }),
    savePictures: () =>
      run("pictures", PACKAGES.notMade, async (open) => {
        const { makePictureZip } = await import("./convert.ts");
        save(await makePictureZip(ACTIVE.model, open), PACKAGES.savedPictures);
      }),
  };
}
