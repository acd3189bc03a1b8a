import { type ReactNode, useState } from "react";
import { useSnapshot } from "valtio/react";
import { EXPORTS } from "#messages/exports.ts";
import { LANGUAGE } from "#messages/language.ts";
import { STORE_FAULTS } from "#messages/store-faults.ts";
import { UPLOADER } from "#messages/uploader.ts";
import { WIZARD } from "#messages/wizard.ts";
import { findScreenByImageSize, findSlot, translateArrangement } from "../../../shared/machine/questions.ts";
import type { PackageCategory, Size } from "../../../shared/machine/types.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import { REQUEST_LIMITS } from "../../../shared/package/limits.ts";
import { checkPackageName } from "../../../shared/package/names.ts";
import { type FitJob, useFitQueue } from "../../editor/fit-queue.ts";
import { canPackOnDevice } from "../../exports/media-package.ts";
import { SaveAgainLink } from "../../files/DeliveryNotice.tsx";
import { formatFileSize } from "../../files/deliver.ts";
import { describeScreen } from "../../screen/describe.ts";
import { MachineFrame } from "../../screen/MachineFrame.tsx";
import { BottomBar } from "../../ui/bar/BottomBar.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { classNames } from "../../ui/classes.ts";
import { DropOverlay, usePageDrop, usePagePaste } from "../../ui/dropzone/page-files.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Notice } from "../../ui/notice/Notice.tsx";
import { Progress } from "../../ui/progress/Progress.tsx";
import { notify } from "../../ui/toast/notify.ts";
import {
  addFittedFile,
  clearUploads,
  ensureRoomForFittedFile,
  type FitSource,
  packUploads,
  pasteFiles,
  sortIntoCategories,
  TOAST_OPTIONS,
} from "./actions.ts";
import { CategoryZone, UnplacedUploads } from "./FilesSection.tsx";
import { filesOfCategory, hasCategorySize } from "./list.ts";
import styles from "./MediaUploadPage.module.css";
import { packageNameFaultMessage, uploadFailureMessage } from "./messages.ts";
import { createUploads } from "./uploads.ts";

const model = ACTIVE.model;
const uploads = createUploads(model);
const { state } = uploads;
void uploads.sync();

let cancelling: AbortController | undefined;

const takeAny = (given: (FileSystemEntry | File)[]) => void sortIntoCategories(uploads, given);

const takePasted = (files: File[]) => void pasteFiles(uploads, files);

const focusMain = () => document.getElementById("main")?.focus({ preventScroll: true });

function clearAll(): void {
  void clearUploads(uploads);
  focusMain();
}

function cancel(): void {
  cancelling?.abort();
  // A second press must not clear the files.
  focusMain();
}

interface UploadJob extends FitJob {
  readonly category: PackageCategory;
  readonly source: FitSource;
  /** In milliseconds since 1970. */
  readonly begun: number;
}

export function MediaUploadPage() {
  const { isLoaded, packageName, files, fault, progress, failure, delivery } = useSnapshot(state, {
    sync: true,
  });
  const [isNameShown, setNameShown] = useState(false);
  const nameFault = checkPackageName(packageName);
  const badName = nameFault && packageNameFaultMessage(nameFault);
  const isBusy = progress !== undefined;
  const packed = model.packageCategories.flatMap((category) => filesOfCategory(files, category));
  const nothing = packed.length === 0;

  const fit = useFitQueue<UploadJob>({
    isSingle: true,
    onFitted({ category, source, begun, file: { name } }, { finished }) {
      // The editor closes without waiting for this.
      void addFittedFile(
        uploads,
        begun,
        category,
        source,
        new File([finished], `${name.replace(/\.[^.]*$/, "")}.png`, { type: finished.type }),
      );
    },
  });
  const showFit = (category: PackageCategory, file: File, source: FitSource) => {
    const begun = Date.now();
    if (!ensureRoomForFittedFile(uploads, category, source)) return;
    notify.dismiss();
    void fit.begin([{ file, target: category.id, withoutOriginal: true, category, source, begun }]);
  };
  usePagePaste(takePasted);
  const isOver = usePageDrop(takeAny);

  async function create(where: "edge" | "device") {
    if (isBusy) return;
    if (nothing) return void notify.error(UPLOADER.empty, TOAST_OPTIONS);
    if (badName) {
      setNameShown(true);
      return void notify.error(badName, TOAST_OPTIONS);
    }
    cancelling = new AbortController();
    await packUploads(uploads, where, cancelling.signal);
  }

  const buildHere = { label: EXPORTS.onDevice, icon: "download", onPress: () => create("device") } as const;
  const outcome = isBusy ? (
    <div className="line gap-3">
      <div className="grow">
        <Progress
          label={progress < 1 ? UPLOADER.sending : EXPORTS.packing}
          share={progress < 1 ? progress : undefined}
        />
      </div>
      <Button size="small" variant="quiet" onClick={cancel}>
        {EXPORTS.cancel}
      </Button>
    </div>
  ) : failure ? (
    <Notice
      tone="error"
      title={EXPORTS.kinds.package.failure}
      action={canPackOnDevice(failure) ? buildHere : undefined}
    >
      {uploadFailureMessage(failure)}
    </Notice>
  ) : delivery ? (
    <Notice tone="valid" title={UPLOADER.saved(delivery.name, formatFileSize(delivery.bytes))}>
      <SaveAgainLink delivery={delivery} />
      <p>{EXPORTS.noClaim}</p>
    </Notice>
  ) : undefined;

  const wrong = packed.filter((file) => !hasCategorySize(model, file)).length;
  return (
    <>
      <div className={classNames("page grid", styles.page)} aria-busy={!isLoaded}>
        <header className={classNames("grid", styles.head)}>
          <div className={classNames("contents", styles.intro)}>
            <h1>{UPLOADER.heading}</h1>
            <p className="lead">{UPLOADER.intro}</p>
          </div>
          <Field
            label={UPLOADER.name}
            value={packageName}
            onChange={uploads.rename}
            validity={isLoaded ? (badName ? "invalid" : "valid") : "neutral"}
            error={isNameShown ? badName : undefined}
            maxLength={REQUEST_LIMITS.packageNameLength}
            autoComplete="off"
          />
        </header>
        {fault && files.length > 0 && (
          <Notice tone="warning" title={UPLOADER.unsaved} announced>
            {STORE_FAULTS[fault]}
          </Notice>
        )}
        <div className={classNames("stack-5", styles.categories)}>
          {model.packageCategories.map((category) => (
            <CategoryZone key={category.id} category={category} uploads={uploads} onFit={showFit} />
          ))}
        </div>
        <UnplacedUploads uploads={uploads} onFit={showFit} />
      </div>
      {isOver && <DropOverlay text={UPLOADER.dropAnywhere} />}
      <section aria-label={UPLOADER.createRegion} className="contents">
        <BottomBar
          above={outcome}
          backLabel={UPLOADER.clearAll}
          onBack={!isBusy && files.length > 0 ? clearAll : undefined}
          needed={nothing ? UPLOADER.empty : undefined}
          status={wrong > 0 ? UPLOADER.wrongSize(UPLOADER.files(packed.length), wrong) : undefined}
          ready={UPLOADER.files(packed.length)}
          continueLabel={UPLOADER.create}
          hasArrows={false}
          busy={isBusy}
          busyLabel={EXPORTS.kinds.package.loading}
          onContinue={() => create("edge")}
        />
      </section>
      {fit.open && (
        <fit.open.Dialog
          queue={fit}
          open={fit.open}
          frames={fit.open.job.category.sizes}
          label={fit.open.job.category.label}
          machine={(picture, frame) => <ScreenOfSize frame={frame} picture={picture} />}
        />
      )}
    </>
  );
}

function ScreenOfSize({ frame, picture }: { frame: Size; picture: ReactNode }) {
  const found = findScreenByImageSize(model, frame);
  if (!found) return null;
  const { category } = found;
  const arrangement = translateArrangement(model, LANGUAGE, found.arrangement);
  const [{ slot } = { slot: "" }] = arrangement.places;
  return (
    <MachineFrame
      label={WIZARD.preview(category.label)}
      screen={describeScreen(model, category, arrangement, (each) => ({
        label: category.kind === "slots" ? findSlot(category, each).label : category.label,
      }))}
      live={{ slot, picture }}
    />
  );
}
