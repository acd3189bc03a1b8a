import { type ComponentType, useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { EXPORTS } from "#messages/exports.ts";
import { REVIEW } from "#messages/review.ts";
import { SHELF } from "#messages/shelf.ts";
import { SHELL } from "#messages/shell.ts";
import type { Step } from "../../shared/machine/steps.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { confirmDesign } from "../../shared/model/edit.ts";
import { findMissingImages, isConfirmed } from "../../shared/model/questions.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { edit, state } from "../edit/app.ts";
import { EXPORT_KIND_IDS, EXPORT_KINDS, type ExportKind } from "../exports/kinds.ts";
import { BottomBarFrame } from "../ui/bar/BottomBar.tsx";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { ICONS } from "../ui/icon/icons.ts";
import { Menu } from "../ui/menu/Menu.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { notify } from "../ui/toast/notify.ts";
import {
  actionTexts,
  cancelExport,
  copyCurlCommand,
  dismissLastExport,
  type ExportAction,
  exportState,
  SUCCESS_TOAST_MS,
  startExport,
  useLastExport,
} from "./exporting.ts";
import { findMissingParts, MissingList } from "./missing.tsx";
import styles from "./Review.module.css";

const CONFIRM_MS = 1500;
const kindsAt = (place: (typeof EXPORT_KINDS)[ExportKind]["place"]) =>
  EXPORT_KIND_IDS.filter((kind) => EXPORT_KINDS[kind].place === place);

export type AnotherMachineDialogComponent = ComponentType<{ onMade(): void; onClose(): void }>;

interface FinishBarProps {
  AnotherMachineDialog: AnotherMachineDialogComponent;
  onEdit(step: Step): void;
}

export function FinishBar({ AnotherMachineDialog, onEdit }: FinishBarProps) {
  const { design, isMissing } = useSnapshot(state);
  const bar = useRef<HTMLDivElement>(null);
  const isDone = isConfirmed(design, isMissing);
  const wasDone = useRef(isDone);
  useEffect(() => {
    // The focused button has been removed.
    if (isDone && !wasDone.current) bar.current?.querySelector("button")?.focus({ preventScroll: true });
    wasDone.current = isDone;
  }, [isDone]);
  return (
    <BottomBarFrame ref={bar}>
      {isDone ? (
        <ExportButtons AnotherMachineDialog={AnotherMachineDialog} />
      ) : (
        <ConfirmButton onEdit={onEdit} />
      )}
    </BottomBarFrame>
  );
}

function ConfirmButton({ onEdit }: Pick<FinishBarProps, "onEdit">) {
  const { design, isMissing } = useSnapshot(state);
  const missing = findMissingParts(ACTIVE.model, design, isMissing);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, confirm } = useConfirmation();
  const press = () => (missing.length > 0 ? setAsking(true) : confirm());
  return (
    <div className={classNames("page line gap-3 between", styles.line)}>
      <p className={classNames("line muted semibold", styles.words)}>
        {missing.length === 0 ? (
          <>
            <Icon shape="check" /> {REVIEW.complete}
          </>
        ) : (
          REVIEW.incomplete(missing.map(({ label }) => label))
        )}
      </p>
      <Button variant="primary" size="large" busy={isBusy} busyLabel={REVIEW.confirming} onClick={press}>
        {REVIEW.confirm}
      </Button>
      {isAsking && (
        <Dialog
          title={REVIEW.incompleteTitle}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{REVIEW.keepReviewing}</Button>
              <Button
                variant="primary"
                onClick={() => {
                  setAsking(false);
                  confirm();
                }}
              >
                {REVIEW.confirmWithDefaults}
              </Button>
            </>
          }
        >
          <p>{REVIEW.incompleteAdvice}</p>
          <MissingList missing={missing} onEdit={onEdit} />
        </Dialog>
      )}
    </div>
  );
}

/** Leaving the page within CONFIRM_MS cancels the confirmation. */
function useConfirmation() {
  const [isBusy, setBusy] = useState(false);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  useEffect(() => {
    // On a slow connection, the toast's code would arrive too late.
    import("../ui/toast/ToastView.tsx").catch(() => {});
  }, []);
  function confirm() {
    const id = notify.loading(REVIEW.confirmLoading);
    const { design } = state;
    setBusy(true);
    const timer = setTimeout(async () => {
      cancel.current = undefined;
      const outcome = await edit(design.id, null, (now) => confirmDesign(now, state.isMissing));
      setBusy(false);
      if (outcome.ok) notify.success(REVIEW.confirmed, { id, duration: SUCCESS_TOAST_MS });
      else notify.error(REVIEW.notConfirmed, { id });
    }, CONFIRM_MS);
    cancel.current = () => {
      clearTimeout(timer);
      notify.dismiss(id);
    };
  }
  return { isBusy, confirm };
}

function ExportButtons({ AnotherMachineDialog }: Pick<FinishBarProps, "AnotherMachineDialog">) {
  const { design, isMissing } = useSnapshot(state);
  const evicted = findMissingImages(design, isMissing).length;
  const { running } = useSnapshot(exportState);
  const last = useLastExport();
  const [, navigate] = useLocation();
  const [isCopying, setCopying] = useState(false);
  return (
    <>
      {evicted > 0 && !last && (
        <p className={classNames("line muted semibold", styles.words)}>{REVIEW.evictedInExports(evicted)}</p>
      )}
      {running && (
        <div className={classNames("page line gap-3", styles.progress)}>
          <Progress label={running.label} share={running.share} />
          {running.action === "package" && (
            <Button size="small" variant="quiet" onClick={cancelExport}>
              {EXPORTS.cancel}
            </Button>
          )}
        </div>
      )}
      <fieldset
        className={classNames("page line gap-3 between", styles.buttons)}
        aria-label={REVIEW.download}
      >
        {kindsAt("first").map((kind) => (
          <FirstButton
            key={kind}
            action={kind}
            isPrimary
            title={REVIEW.stick}
            note={EXPORTS.kinds[kind].label}
          />
        ))}
        <FirstButton action="send" title={EXPORTS.send.label} note={REVIEW.sent} />
        <div className={classNames("row gap-1", styles.others)}>
          {kindsAt("button").map((kind) => (
            <Button
              key={kind}
              size="small"
              variant="quiet"
              busy={running?.action === kind}
              busyLabel={EXPORTS.kinds[kind].busy}
              unavailable={running !== undefined}
              onClick={() => startExport(kind)}
            >
              {EXPORTS.kinds[kind].label}
            </Button>
          ))}
          <Menu
            label={REVIEW.more}
            text={REVIEW.more}
            opensUp
            items={[
              ...kindsAt("menu").map((kind) => ({
                label: EXPORTS.kinds[kind].label,
                icon: "download" as const,
                unavailable: running !== undefined,
                onPress: () => void startExport(kind),
              })),
              { label: REVIEW.curl, icon: ICONS.copy, onPress: copyCurlCommand },
              { label: SHELF.another, icon: ICONS.copy, onPress: () => setCopying(true) },
              { label: SHELL.titles.many, icon: ICONS.layers, onPress: () => navigate(PAGE_PATHS.many) },
              { label: REVIEW.ownPackage, icon: "upload", onPress: () => navigate(PAGE_PATHS.mediaUpload) },
              { label: REVIEW.packageInside, icon: "search", onPress: () => navigate(PAGE_PATHS.package) },
              { label: REVIEW.testDownload, icon: "check", onPress: () => navigate(PAGE_PATHS.testDownload) },
            ]}
          />
        </div>
      </fieldset>
      {isCopying && <AnotherMachineDialog onMade={dismissLastExport} onClose={() => setCopying(false)} />}
    </>
  );
}

interface FirstButtonProps {
  action: ExportAction;
  title: string;
  note: string;
  isPrimary?: boolean;
}

/** The accessible name is the export's label, described by the title or note. */
function FirstButton({ action, title, note, isPrimary = false }: FirstButtonProps) {
  const { running } = useSnapshot(exportState);
  const { label, busy } = actionTexts(action);
  const isBusy = running?.action === action;
  return (
    <Button
      variant={isPrimary ? "primary" : "secondary"}
      busy={isBusy}
      busyLabel={busy}
      unavailable={running !== undefined}
      aria-description={label === title ? note : title}
      onClick={() => startExport(action)}
    >
      <span aria-hidden={label !== title}>{title}</span>
      <span className={classNames("tiny", styles.note)} aria-hidden={label === title}>
        {note}
      </span>
    </Button>
  );
}
