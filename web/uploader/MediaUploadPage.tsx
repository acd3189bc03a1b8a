import { useCallback, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import type { PackageCategory } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { LIMITS } from "../../shared/package/limits.ts";
import { sizeInWords } from "../download/deliver.ts";
import { deviceCanHelp } from "../exports/media-package.ts";
import { useFit } from "../fit/useFit.ts";
import { filesOf } from "../intake/given-files.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { usePagePaste } from "../ui/dropzone/clipboard.ts";
import { DropLight } from "../ui/dropzone/DropLight.tsx";
import { usePageDrop } from "../ui/dropzone/usePageDrop.ts";
import { Field } from "../ui/field/Field.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { notify } from "../ui/toast/notify.ts";
import { DOWNLOAD } from "../words/download.ts";
import { EXPORTS } from "../words/exports.ts";
import { UPLOADER } from "../words/uploader.ts";
import { CategoryZone } from "./CategoryZone.tsx";
import { createPackage } from "./create-package.ts";
import { keepUploads } from "./keep-uploads.ts";
import styles from "./MediaUploadPage.module.css";
import { Tray } from "./Tray.tsx";
import { putIn, sortIn } from "./tray.ts";
import { type FitTarget, UploadFit } from "./UploadFit.tsx";
import { failureWords, nameFaultWords } from "./upload-words.ts";
import {
  categoriesFor,
  clearUploads,
  createUploads,
  dropFiles,
  type FitSource,
  hasRoom,
  isEmpty,
  moveUpload,
  nameFault,
  placeFitted,
  type Refusal,
  refuseForRoom,
  setPackageName,
} from "./uploads.ts";

/** The uploader's notifications stay as long as the specification says. */
const TOAST = { duration: 3000 };

const sayRefusal = (refusal: Refusal | undefined): void => {
  if (refusal?.alert) notify.error(refusal.alert, TOAST);
};

const model = ACTIVE.model;
const uploads = createUploads(model, new Date());
void keepUploads(model, uploads);

/** Files and folders that were given to no area. */
async function takeAny(given: readonly (FileSystemEntry | File)[]): Promise<void> {
  try {
    const { files } = await filesOf(given);
    const { added, left } = await sortIn(model, uploads, files);
    if (added > 0) notify.success(UPLOADER.sortedIn(added), TOAST);
    if (left > 0) notify.error(UPLOADER.notSortedIn(left), TOAST);
  } catch (fault) {
    console.error("The files could not be sorted in", fault);
    notify.error(UPLOADER.sortingFailed, TOAST);
  }
}

/** Files of a package, category by category, and the button that turns them into one. */
export function MediaUploadPage() {
  const { packageName, progress, failure, delivery, categories, tray } = useSnapshot(uploads, { sync: true });
  const [isNameShown, setNameShown] = useState(false);
  const cancelling = useRef<AbortController>(null);
  const badName = nameFault({ packageName });
  const isBusy = progress !== undefined;
  const nothing = isEmpty({ categories });

  const take = useCallback(async (categoryId: string, files: readonly File[]) => {
    const category = model.packageCategories.find(({ id }) => id === categoryId);
    if (category) sayRefusal(await dropFiles(uploads, category, files));
  }, []);
  const fit = useFit<FitTarget>();
  const showFit = (category: PackageCategory, file: File, source: FitSource) => {
    if (hasRoom(uploads, category, source)) return void fit.show(file, { category, source });
    sayRefusal(refuseForRoom(uploads, category));
  };
  const takePasted = useCallback(
    (files: File[]) => {
      const [first] = model.packageCategories;
      const empty = model.packageCategories.find(({ id }) => uploads.categories[id]?.files.length === 0);
      take((empty ?? first).id, files);
    },
    [take],
  );
  usePagePaste(takePasted);
  const isOver = usePageDrop(takeAny);

  async function create(where: "edge" | "device") {
    if (isBusy) return;
    if (nothing) return void notify.error(UPLOADER.empty, TOAST);
    if (badName) {
      setNameShown(true);
      return void notify.error(nameFaultWords(badName), TOAST);
    }
    cancelling.current = new AbortController();
    const saved = await createPackage(model, uploads, where, cancelling.current.signal);
    if (saved === false) notify.error(EXPORTS.kinds.package.failure, TOAST);
    if (saved) notify.success(EXPORTS.kinds.package.success, TOAST);
  }

  const what = isBusy ? (
    <Progress
      label={progress < 1 ? UPLOADER.sending : EXPORTS.packing}
      share={progress < 1 ? progress : undefined}
    />
  ) : failure ? (
    <Notice
      tone="error"
      title={EXPORTS.kinds.package.failure}
      action={
        deviceCanHelp(failure)
          ? { label: EXPORTS.onDevice, icon: "download", onPress: () => create("device") }
          : undefined
      }
    >
      {failureWords(failure)}
    </Notice>
  ) : delivery ? (
    <Notice tone="valid" title={UPLOADER.saved(delivery.name, sizeInWords(delivery.bytes))}>
      <p>
        {DOWNLOAD.nothingHappened}{" "}
        <a href={delivery.url} download={delivery.name}>
          {DOWNLOAD.saveAgain(delivery.name)}
        </a>
        . {EXPORTS.noClaim}
      </p>
    </Notice>
  ) : undefined;

  const files = Object.values(categories).flatMap((category) => category.files);
  const wrong = files.filter((file) => !file.isValid && categoriesFor(model, file).length === 0).length;
  return (
    <>
      <div className={styles.page}>
        <header className={styles.head}>
          <div className={styles.intro}>
            <h1>{UPLOADER.heading}</h1>
            <p>{UPLOADER.intro}</p>
          </div>
          <Field
            label={UPLOADER.name}
            value={packageName}
            onChange={(name) => setPackageName(uploads, name)}
            validity={badName ? "invalid" : "valid"}
            error={isNameShown && badName ? nameFaultWords(badName) : undefined}
            maxLength={LIMITS.packageNameLength}
            autoComplete="off"
          />
        </header>
        <div className={styles.categories}>
          {model.packageCategories.map((category) => (
            <CategoryZone
              key={category.id}
              category={category}
              uploads={uploads}
              model={model}
              onFiles={(files) => take(category.id, files)}
              onFit={(file, source) => showFit(category, file, source)}
              onMove={(to, id) => sayRefusal(moveUpload(uploads, category, to, id))}
            />
          ))}
        </div>
        <Tray
          model={model}
          uploads={uploads}
          onPut={(category, id) => sayRefusal(putIn(uploads, category, id))}
          onFit={(category, file) => showFit(category, file, file)}
        />
      </div>
      {isOver && <DropLight words={UPLOADER.dropAnywhere} />}
      <section aria-label={UPLOADER.createRegion} className={styles.foot}>
        <BottomBar
          above={what}
          backLabel={isBusy ? EXPORTS.cancel : UPLOADER.clearAll}
          onBack={
            isBusy
              ? () => cancelling.current?.abort()
              : nothing && tray.length === 0
                ? undefined
                : () => {
                    clearUploads(uploads);
                    document.getElementById("main")?.focus({ preventScroll: true });
                  }
          }
          needed={nothing ? UPLOADER.empty : undefined}
          status={wrong > 0 ? UPLOADER.wrongSize(UPLOADER.files(files.length), wrong) : undefined}
          ready={UPLOADER.files(files.length)}
          continueLabel={UPLOADER.create}
          leads={false}
          busy={isBusy}
          busyLabel={EXPORTS.kinds.package.loading}
          onContinue={() => create("edge")}
        />
      </section>
      {fit.open && (
        <UploadFit
          model={model}
          open={fit.open}
          onClose={fit.close}
          onDone={async (file) => {
            fit.close();
            if (!fit.open) return;
            const { category, source } = fit.open.target;
            sayRefusal(await placeFitted(uploads, category, source, file));
          }}
        />
      )}
    </>
  );
}
