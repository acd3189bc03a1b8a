import { useCallback, useEffect, useRef } from "react";
import { useSnapshot } from "valtio/react";
import { sizeInWords } from "../files/deliver.ts";
import { handed } from "../files/handed-file.ts";
import { PACKAGES } from "../messages/en/packages.ts";
import { filesOf, type GivenFile } from "../picture/given-files.ts";
import { BottomBar } from "../ui/bar/BottomBar.tsx";
import { DropLight, usePageDrop, usePagePaste } from "../ui/dropzone/page-files.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { notify } from "../ui/toast/notify.ts";
import { ChooseFile, type ChooserHandle } from "./ChooseFile.tsx";
import { comesAlong, MAX_PICTURES } from "./comes-along.ts";
import { LookedInside } from "./LookedInside.tsx";
import { opened, openFile } from "./opened.ts";
import styles from "./PackagePage.module.css";
import { useActions } from "./useActions.ts";

/** The entry that only design files have. */
const DESIGN_PATH = "design.json";

const fileOf = ({ file }: GivenFile): File => file;

export function PackagePage() {
  const { looked, reading, isFailed } = useSnapshot(opened);
  const { file: handedFile } = useSnapshot(handed);
  const chooser = useRef<ChooserHandle>(null);
  const take = useCallback(([file, ...others]: File[]) => {
    if (!file) return;
    if (others.length > 0) notify.error(PACKAGES.tooMany);
    void openFile(file);
  }, []);
  usePagePaste(take);
  const isOver = usePageDrop(
    useCallback(
      async (given: (FileSystemEntry | File)[]) => take((await filesOf(given)).files.map(fileOf)),
      [take],
    ),
  );
  useEffect(() => {
    if (!handedFile) return;
    handed.file = undefined;
    void openFile(handedFile);
  }, [handedFile]);
  // The focused button disappears once a file is chosen.
  useEffect(() => {
    if (reading !== undefined && document.activeElement === document.body)
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [reading]);
  const actions = useActions(looked);
  const isDesign = looked?.reading.entries.some(({ path }) => path === DESIGN_PATH) ?? false;
  const pictures = looked?.pictures.size ?? 0;
  const behind = looked && !isDesign ? comesAlong(looked).left.map(({ path }) => path) : [];
  return (
    <>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{PACKAGES.heading}</h1>
          <p>{looked?.file.name ?? PACKAGES.intro}</p>
        </header>
        <ChooseFile ref={chooser} isShown={!looked && reading === undefined} onFiles={take} />
        {reading !== undefined && <Progress label={PACKAGES.reading(reading)} />}
        {isFailed && (
          <Notice tone="error" announced>
            {PACKAGES.notRead}
          </Notice>
        )}
        {looked && isDesign && (
          <Notice
            title={PACKAGES.design.title}
            action={{ label: PACKAGES.design.open, icon: "forward", onPress: actions.openDesign }}
            announced
          >
            <p>{PACKAGES.design.text}</p>
          </Notice>
        )}
        {looked && !isDesign && <LookedInside looked={looked} actions={actions} />}
      </div>
      {looked && (
        <section className={styles.foot} aria-label={PACKAGES.actions}>
          <BottomBar
            above={
              behind.length > 0 && (
                <Notice tone="warning">{PACKAGES.staysBehind(behind, sizeInWords(MAX_PICTURES))}</Notice>
              )
            }
            backLabel={PACKAGES.another}
            onBack={() => chooser.current?.pick()}
            status={pictures > 0 && !isDesign ? PACKAGES.status(pictures) : undefined}
            continueLabel={PACKAGES.edit}
            leads={false}
            busy={actions.busy === "edit"}
            busyLabel={PACKAGES.editing}
            onContinue={pictures > 0 && !isDesign ? actions.edit : undefined}
          />
        </section>
      )}
      {isOver && <DropLight words={PACKAGES.dropping} />}
    </>
  );
}
