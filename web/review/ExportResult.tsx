import { Link } from "wouter";
import type { MachineModel } from "../../shared/machine/types.ts";
import { DeliveryNotice } from "../download/DeliveryNotice.tsx";
import { deviceCanHelp } from "../exports/media-package.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import styles from "./ExportResult.module.css";
import { EXPORTS } from "./export-kinds.ts";
import { dismissLast, type Failed, type Finished, startExport } from "./exporting.ts";
import { failedWords, SKIP_WORDS } from "./words.ts";

/** What became of an export: the file with its link and what it lacks, or why there is none. */
export function ExportResult({ model, result }: { model: MachineModel; result: Finished | Failed }) {
  return result.ok ? <SavedFile finished={result} /> : <NoFile model={model} failed={result} />;
}

function NoFile({ model, failed }: { model: MachineModel; failed: Failed }) {
  const { kind, packageFailure } = failed;
  const deviceHelps = packageFailure !== undefined && deviceCanHelp(packageFailure);
  return (
    <Notice
      tone="error"
      title={EXPORTS[kind].failure}
      action={
        deviceHelps
          ? {
              label: "Build on this device",
              icon: "download",
              onPress: () => startExport(model, kind, "device"),
            }
          : undefined
      }
      onDismiss={dismissLast}
    >
      {failedWords(failed)}
      {deviceHelps && " This device can build the same file."}
      {kind === "test" && (
        <>
          {" "}
          <Link href="/test-download">Test download</Link> tells more.
        </>
      )}
    </Notice>
  );
}

function SavedFile({ finished: { kind, delivery, skipped } }: { finished: Finished }) {
  return (
    <DeliveryNotice delivery={delivery} onDismiss={dismissLast}>
      {kind === "package" && (
        <p>No public document says which machines read this format: try it on one machine first.</p>
      )}
      {skipped.length > 0 && (
        <>
          <p className={styles.lacks}>
            {skipped.length === 1 ? "1 image is left out:" : `${skipped.length} images are left out:`}
          </p>
          <ul className={styles.skipped}>
            {skipped.map(({ label, reason }) => (
              <li key={label}>
                {label}: {SKIP_WORDS[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
    </DeliveryNotice>
  );
}
