import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { PACKAGES } from "#messages/packages.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { pictures } from "../edit/app.ts";
import { loadDefaultImageMaterials } from "../edit/materials.ts";
import {
  addToShelf,
  type OpenFileOutcome,
  openDesignFile,
  openFaultMessage,
  openNewDesign,
} from "../edit/open-file.ts";
import { type Delivery, deliverFile, releaseDelivery } from "../files/deliver.ts";
import { notify } from "../ui/toast/notify.ts";
import type { ConvertedFile } from "./convert.ts";
import type { OpenPackage } from "./package-state.ts";

type ActionId = "edit" | "repair" | "pictures" | "design" | "addAll";

interface SavedFile extends Pick<ConvertedFile, "unrepaired" | "emptyPlaces"> {
  readonly from: OpenPackage;
  readonly delivery: Delivery;
}

export function usePackageActions(open: OpenPackage | undefined) {
  const [busy, setBusy] = useState<ActionId>();
  const [saved, setSaved] = useState<SavedFile>();
  const [, navigate] = useLocation();
  useEffect(() => () => saved && releaseDelivery(saved.delivery), [saved]);

  async function run(id: ActionId, failure: string, act: () => Promise<void>) {
    if (busy) return;
    setBusy(id);
    try {
      await act();
    } catch (fault) {
      console.error(failure, fault);
      notify.error(failure);
    } finally {
      setBusy(undefined);
    }
  }

  const withOpen = (id: ActionId, failure: string, act: (open: OpenPackage) => Promise<void>) =>
    open && run(id, failure, () => act(open));

  function save(
    from: OpenPackage,
    { file, fileName, unrepaired, emptyPlaces }: ConvertedFile,
    success: string,
  ) {
    setSaved({ from, delivery: deliverFile(file, fileName), unrepaired, emptyPlaces });
    notify.success(success);
  }

  function tell(
    outcome: OpenFileOutcome,
    success: (isNewDesign: boolean) => string,
    failure: (why: string) => string,
  ): void {
    if (!outcome.ok) return void notify.error(failure(openFaultMessage(outcome.fault)));
    notify.success(success(outcome.isNewDesign), { survives: true });
    navigate(ACTIVE.model.reviewStep.route);
  }

  return {
    busy,
    // Another package may have been opened meanwhile.
    saved: saved?.from === open ? saved : undefined,
    edit: () =>
      withOpen("edit", PACKAGES.notEdited(""), async (open) => {
        const { createDesignFromPackage } = await import("../edit/package-design.ts");
        const materials = {
          model: ACTIVE.model,
          readPicture: pictures.bytes,
          ...(await loadDefaultImageMaterials()),
        };
        const outcome = await openNewDesign(await createDesignFromPackage(open, materials));
        tell(outcome, PACKAGES.edited, PACKAGES.notEdited);
      }),
    addAll: (files: readonly File[]) =>
      run("addAll", PACKAGES.notRead, async () => {
        if (await addToShelf(files)) navigate(PAGE_PATHS.machines);
      }),
    openDesign: () =>
      withOpen("design", PACKAGES.design.notOpened(""), async ({ file }) => {
        tell(await openDesignFile(file), PACKAGES.design.opened, PACKAGES.design.notOpened);
      }),
    repair: () =>
      withOpen("repair", PACKAGES.notMade, async (open) => {
        const { createRepairedPackage } = await import("./convert.ts");
        save(open, await createRepairedPackage(ACTIVE.model, open), PACKAGES.repaired);
      }),
    savePictures: () =>
      withOpen("pictures", PACKAGES.notMade, async (open) => {
        const { createPictureZip } = await import("./convert.ts");
        save(open, await createPictureZip(ACTIVE.model, open), PACKAGES.savedPictures);
      }),
  };
}
