import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { FILE_IMPORT } from "#messages/drop.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { handOffPackage } from "../files/given-files.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { DropOverlay } from "../ui/dropzone/page-files.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import type { NoticeAction } from "../ui/notice/Notice.tsx";
import type { FoundFiles } from "./find-pictures.ts";
import { PlanDialog, ReadingProgress } from "./PlanDialog.tsx";
import { type GivenItems, type ImportStage, type ImportState, useImport } from "./useImport.ts";

type FileListener = (isFree: boolean, given: GivenItems | undefined) => void;

let mount: (listen: FileListener) => void;
const mounted = new Promise<FileListener>((resolve) => {
  mount = resolve;
});

/** `isFree` is true if no zone or dialog takes the files. */
export const receiveFiles: FileListener = (isFree, given) =>
  void mounted.then((listen) => listen(isFree, given));

/** A drag that isn't over any element for this long has left the window. */
const LEFT_MS = 150;
/** Browsers report even motionless drags. Without a report for this long, the drag has ended elsewhere. */
const ENDED_MS = 2_000;

export function ImportHost() {
  const state = useImport();
  const { stage, draft, tools, target, close } = state;
  const take = useRef(state.take);
  take.current = state.take;
  const [isLit, setIsLit] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    mount((isFree, given) => {
      const isOver = isFree && !given;
      clearTimeout(timer);
      if (isOver) setIsLit(true);
      timer = setTimeout(setIsLit, isOver ? ENDED_MS : LEFT_MS, false);
      if (isFree && given) take.current(given);
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      {isLit && <DropOverlay text={FILE_IMPORT.here} />}
      {(stage.kind === "reading" || stage.kind === "opening") && draft.pictures.length === 0 && (
        <ReadingDialog stage={stage} onCancel={close} />
      )}
      {stage.kind === "asking" && <ContentsDialog found={stage.found} state={state} />}
      {tools && target && draft.pictures.length > 0 && (
        <PlanDialog state={state} tools={tools} target={target} />
      )}
    </>
  );
}

const SOON_MS = 250;

function ReadingDialog({ stage, onCancel }: { stage: ImportStage; onCancel(): void }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsShown, SOON_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    isShown && (
      <Dialog
        title={stage.kind === "opening" ? FILE_IMPORT.opening : FILE_IMPORT.reading}
        onClose={onCancel}
        actions={<Button onClick={onCancel}>{FILE_IMPORT.cancel}</Button>}
      >
        <ReadingProgress stage={stage} />
      </Dialog>
    )
  );
}

const WORDS = FILE_IMPORT.which;
const MANY = 3;

function ContentsDialog({ found, state }: { found: FoundFiles; state: ImportState }) {
  const { pictures, containers } = found;
  const all = containers.reduce((sum, container) => sum + container.pictures.length, pictures.length);
  const isLone = pictures.length === 0 && containers.length === 1;
  const hasPackage = containers.some(({ kind }) => kind === "package");
  const takeWords = all > 1 && hasPackage ? WORDS.takeAll(all) : WORDS.takePictures(all);
  const [, navigate] = useLocation();
  const lookInside = (file: File) => {
    state.close();
    handOffPackage(file);
    navigate(PAGE_PATHS.package);
  };
  const isMany = containers.length > 1;
  const ofOne = containers.map(({ kind, file }): NoticeAction & { note: string } =>
    kind === "design"
      ? {
          label: WORDS.open(file.name),
          note: WORDS.openNote,
          icon: "upload",
          onPress: () => state.openDesign(file),
        }
      : {
          label: WORDS.look(file.name),
          note: WORDS.lookNote,
          icon: "search",
          onPress: () => lookInside(file),
        },
  );
  const openAll: NoticeAction & { note: string } = {
    label: WORDS.openAll(containers.length),
    note: WORDS.openAllNote,
    icon: ICONS.layers,
    onPress: () => state.openAll(containers.map(({ file }) => file)),
  };
  const actions = isMany ? [openAll, ...(containers.length > MANY ? [] : ofOne)] : ofOne;
  if (all > 0)
    actions.push({
      label: isLone && all > 1 ? WORDS.take : takeWords,
      note: WORDS.takeNote,
      icon: ICONS.image,
      onPress: () => state.planPictures(found),
    });
  return (
    <Dialog
      title={WORDS.title}
      onClose={state.close}
      actions={<Button onClick={state.close}>{FILE_IMPORT.cancel}</Button>}
    >
      <div className="stack-4">
        {containers.length > MANY ? (
          <p>{WORDS.several(containers.length)}</p>
        ) : (
          containers.map(({ kind, file }) => <p key={file.name}>{WORDS[kind](file.name)}</p>)
        )}
        {pictures.length > 0 && <p>{WORDS.more(pictures.length)}</p>}
        <ul className="stack-4">
          {actions.map(({ label, note, icon, onPress }) => (
            <li key={label} className="stack">
              <Button icon={icon} wide onClick={onPress}>
                {label}
              </Button>
              <p className="soft">{note}</p>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
