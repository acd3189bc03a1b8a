import { useEffect, useRef, useState } from "react";
import { useSnapshot } from "valtio/react";
import type { Step } from "../../shared/machine/steps.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import type { DesignView } from "../document/completeness.ts";
import { store } from "../storage/store.ts";
import { Button } from "../ui/button/Button.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Icon } from "../ui/icon/Icon.tsx";
import { Progress } from "../ui/progress/Progress.tsx";
import { notify } from "../ui/toast/notify.ts";
import { ExportResult } from "./ExportResult.tsx";
import { EXPORT_KINDS, EXPORTS, type ExportKind } from "./export-kinds.ts";
import { cancelExport, exporting, SUCCESS_MS, startExport } from "./exporting.ts";
import styles from "./FinishBar.module.css";
import { MissingList } from "./MissingList.tsx";
import { missingIn } from "./missing.ts";

const WORDS = {
  confirm: "Confirm Final Review",
  loading: "Finalizing your machine interface...",
  success: "Machine interface configuration completed successfully!",
} as const;
const CONFIRM_MS = 1500;
/** The file that the machine takes: what all of it was for. */
const MACHINES_OWN: ExportKind = "package";

interface FinishBarProps {
  model: MachineModel;
  design: DesignView;
  onEdit(step: Step): void;
}

/** The confirmation, and once it is given the files. Always in the same place. */
export function FinishBar({ model, design, onEdit }: FinishBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const wasConfirmed = useRef(design.isConfirmed);
  useEffect(() => {
    // The key that had the focus is gone: the first of those in its place takes it.
    if (design.isConfirmed && !wasConfirmed.current)
      bar.current?.querySelector("button")?.focus({ preventScroll: true });
    wasConfirmed.current = design.isConfirmed;
  }, [design.isConfirmed]);
  return (
    <div ref={bar} className={styles.bar}>
      {design.isConfirmed ? (
        <ExportButtons model={model} />
      ) : (
        <ConfirmButton model={model} design={design} onEdit={onEdit} />
      )}
    </div>
  );
}

function ConfirmButton({ model, design, onEdit }: FinishBarProps) {
  const missing = missingIn(model, design);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, confirm } = useConfirmation();
  const press = () => (missing.length > 0 ? setAsking(true) : confirm());
  return (
    <div className={styles.line}>
      <p className={styles.words}>
        {missing.length === 0 ? (
          <>
            <Icon name="check" /> Everything is there.
          </>
        ) : (
          `${missing.length} ${missing.length === 1 ? "step is" : "steps are"} not complete.`
        )}
      </p>
      <Button variant="primary" size="large" busy={isBusy} busyLabel="Finalizing..." onClick={press}>
        {WORDS.confirm}
      </Button>
      {isAsking && (
        <Dialog
          title="Not everything is there yet"
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>Keep reviewing</Button>
              <Button
                variant="primary"
                onClick={() => {
                  setAsking(false);
                  confirm();
                }}
              >
                Confirm with defaults
              </Button>
            </>
          }
        >
          <p>
            You can confirm all the same. Where an image is missing, the bundled default stands in for it.
          </p>
          <MissingList missing={missing} onEdit={onEdit} />
        </Dialog>
      )}
    </div>
  );
}

/** Confirms after a moment; leaving the page before that takes it back. */
function useConfirmation() {
  const [isBusy, setBusy] = useState(false);
  const takeBack = useRef<() => void>(undefined);
  useEffect(() => () => takeBack.current?.(), []);
  function confirm() {
    const id = notify.loading(WORDS.loading);
    setBusy(true);
    const timer = setTimeout(async () => {
      takeBack.current = undefined;
      const outcome = await store.confirm();
      setBusy(false);
      if (outcome.ok) notify.success(WORDS.success, { id, duration: SUCCESS_MS });
      else notify.error("The confirmation could not be kept. Please try again.", { id });
    }, CONFIRM_MS);
    takeBack.current = () => {
      clearTimeout(timer);
      notify.dismiss(id);
    };
  }
  return { isBusy, confirm };
}

function ExportButtons({ model }: { model: MachineModel }) {
  const { running, last } = useSnapshot(exporting);
  return (
    <>
      {last && (
        <div className={styles.result}>
          <ExportResult model={model} result={last} />
        </div>
      )}
      {running && (
        <div className={styles.progress}>
          <Progress label={running.words} share={running.share} />
          {running.kind === "package" && (
            <Button size="small" variant="quiet" onClick={cancelExport}>
              Cancel
            </Button>
          )}
        </div>
      )}
      <fieldset className={styles.keys} aria-label="Download">
        {EXPORT_KINDS.map((kind) => (
          <Button
            key={kind}
            variant={kind === MACHINES_OWN ? "primary" : "secondary"}
            icon="download"
            busy={running?.kind === kind}
            busyLabel={EXPORTS[kind].busy}
            unavailable={running !== undefined}
            onClick={() => startExport(model, kind)}
          >
            {EXPORTS[kind].label}
          </Button>
        ))}
      </fieldset>
    </>
  );
}
