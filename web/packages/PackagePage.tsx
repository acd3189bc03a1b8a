import { useEffect, useRef } from "react";
import { useSnapshot } from "valtio/react";
import { FILE_IMPORT } from "#messages/drop.ts";
import { PACKAGES } from "#messages/packages.ts";
import { DESIGN_ENTRY_PATH } from "../../shared/package/config.ts";
import { baseNameOf } from "../../shared/package/rules/rule.ts";
import { MAX_TOTAL_PICTURE_BYTES, splitByDesignLimit } from "../edit/package-placement.ts";
import { formatFileSize } from "../files/deliver.ts";
import { listFiles, MAX_GIVEN_FILES, packageHandoff } from "../files/given-files.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { DropOverlay, usePageDrop, usePagePaste } from "../ui/dropzone/page-files.tsx";
import { FileInput } from "../ui/field/FileInput.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { notify } from "../ui/toast/notify.ts";
import { VERDICT_TONES } from "./Findings.tsx";
import { PackageDetails } from "./PackageDetails.tsx";
import styles from "./PackagePage.module.css";
import {
  closeListedPackage,
  openListedPackage,
  openPackageFiles,
  type PackageState,
  packageState,
} from "./package-state.ts";
import { usePackageActions } from "./usePackageActions.ts";

const take = (files: readonly File[]): void => void openPackageFiles(files);

async function takeDropped(given: (FileSystemEntry | File)[]): Promise<void> {
  const { files, isTruncated } = await listFiles(given);
  if (isTruncated) notify.error(FILE_IMPORT.cut(MAX_GIVEN_FILES));
  take(files.map(({ file }) => file));
}

export function PackagePage() {
  const { open, reading, isFailed, several, verdicts } = useSnapshot(packageState);
  const { file: handedFile } = useSnapshot(packageHandoff);
  const input = useRef<HTMLInputElement>(null);
  const chooseFile = () => input.current?.click();
  usePagePaste(take);
  const isOver = usePageDrop(takeDropped);
  useEffect(() => {
    if (!handedFile) return;
    packageHandoff.file = undefined;
    take([handedFile]);
  }, [handedFile]);
  // The focused button is removed once a file is chosen.
  useEffect(() => {
    if (reading !== undefined && document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [reading]);
  const actions = usePackageActions(open);
  const isDesign = open?.reading.entries.some(({ path }) => path === DESIGN_ENTRY_PATH) ?? false;
  const pictures = open?.pictures.size ?? 0;
  const behind =
    open && !isDesign
      ? splitByDesignLimit(open.placement, open.pictures).omitted.map(({ path }) => path)
      : [];
  return (
    <>
      <div className={classNames("page grid top", styles.page)}>
        <header className="stack anywhere measure">
          <h1>{PACKAGES.heading}</h1>
          <p className="muted">{open ? <bdi>{open.file.name}</bdi> : PACKAGES.intro}</p>
        </header>
        {!open && !several && reading === undefined && (
          <button type="button" className={classNames("stack", styles.choose)} onClick={chooseFile}>
            <span className="line strong large">
              <Icon shape="upload" />
              <span>{PACKAGES.choose}</span>
            </span>
            <span className={classNames("muted", styles.orDrop)}>{PACKAGES.orDrop}</span>
          </button>
        )}
        <FileInput ref={input} label={PACKAGES.file} multiple onFiles={take} />
        {reading !== undefined && <Progress label={PACKAGES.reading(reading)} />}
        {isFailed && (
          <Notice tone="error" announced>
            {PACKAGES.notRead}
          </Notice>
        )}
        {several && (open || isFailed) && (
          <div>
            <Button icon="back" variant="quiet" onClick={closeListedPackage}>
              {PACKAGES.several.back}
            </Button>
          </div>
        )}
        {several && !open && !isFailed && reading === undefined && (
          <PackageList several={several} verdicts={verdicts} actions={actions} />
        )}
        {open && isDesign && (
          <Notice
            title={PACKAGES.design.title}
            action={{ label: PACKAGES.design.open, icon: "forward", onPress: actions.openDesign }}
            announced
          >
            <p>{PACKAGES.design.text}</p>
          </Notice>
        )}
        {open && !isDesign && <PackageDetails open={open} actions={actions} />}
      </div>
      {(open || several) && (
        <section className="contents" aria-label={PACKAGES.actions}>
          <BottomBar
            above={
              behind.length > 0 && (
                <Notice tone="warning">
                  {PACKAGES.staysBehind(behind, formatFileSize(MAX_TOTAL_PICTURE_BYTES))}
                </Notice>
              )
            }
            backLabel={PACKAGES.another}
            onBack={chooseFile}
            status={pictures > 0 && !isDesign ? PACKAGES.status(pictures) : undefined}
            continueLabel={PACKAGES.edit}
            hasArrows={false}
            busy={actions.busy === "edit"}
            busyLabel={PACKAGES.editing}
            onContinue={pictures > 0 && !isDesign ? actions.edit : undefined}
          />
        </section>
      )}
      {isOver && <DropOverlay text={PACKAGES.dropping} />}
    </>
  );
}

interface PackageListProps {
  several: NonNullable<PackageState["several"]>;
  verdicts: Readonly<PackageState["verdicts"]>;
  actions: ReturnType<typeof usePackageActions>;
}

function PackageList({ several: { files, packages }, verdicts, actions }: PackageListProps) {
  const isOfPackages = packages.every(({ kind }) => kind === "package");
  const title = isOfPackages ? PACKAGES.several.title : FILE_IMPORT.which.several;
  const verdictWords = { ...PACKAGES.verdicts, design: PACKAGES.design.title };
  return (
    <section className="stack-4" aria-labelledby="packages">
      <h2 id="packages">{title(packages.length)}</h2>
      <div>
        <Button
          variant="primary"
          icon={ICONS.layers}
          busy={actions.busy === "addAll"}
          busyLabel={PACKAGES.editing}
          onClick={() => actions.addAll(files)}
        >
          {FILE_IMPORT.which.openAll(packages.length)}
        </Button>
      </div>
      <p className="soft">{FILE_IMPORT.which.openAllNote}</p>
      <ul className="stack-4">
        {packages.map((each, at) => {
          const verdict = verdicts[at];
          const label = FILE_IMPORT.which.look(baseNameOf(each.path));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paths may be equal
            <li key={at}>
              <Notice
                tone={verdict ? VERDICT_TONES[verdict] : "info"}
                title={each.path}
                action={{ label, onPress: () => void openListedPackage(each) }}
              >
                {verdict ? verdictWords[verdict] : PACKAGES.several.checking}
              </Notice>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
