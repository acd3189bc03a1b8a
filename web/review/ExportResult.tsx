import { Link } from "wouter";
import type { MachineModel } from "../../shared/machine/types.ts";
import { PAGES } from "../../shared/product.ts";
import { deviceCanHelp } from "../exports/media-package.ts";
import { EXPORTS } from "../messages/en/exports.ts";
import { REVIEW } from "../messages/en/review.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { ExportCard, type MakeAnother } from "./ExportCard.tsx";
import { dismissLast, type Failed, type Finished, startExport } from "./exporting.ts";
import { failedWords } from "./failed-words.ts";

interface ExportResultProps {
  model: MachineModel;
  result: Finished | Failed;
  MakeAnother: MakeAnother;
}

/** The result of an export: the file, its link and what is missing in it, or why there is none. */
export function ExportResult({ model, result, MakeAnother }: ExportResultProps) {
  return result.ok ? (
    <ExportCard key={result.delivery.url} model={model} finished={result} MakeAnother={MakeAnother} />
  ) : (
    <NoFile model={model} failed={result} />
  );
}

function NoFile({ model, failed }: { model: MachineModel; failed: Failed }) {
  const { kind, packageFailure } = failed;
  const deviceHelps = packageFailure !== undefined && deviceCanHelp(packageFailure);
  return (
    <Notice
      tone="error"
      title={EXPORTS.kinds[kind].failure}
      action={
        deviceHelps
          ? {
              label: EXPORTS.onDevice,
              icon: "download",
              onPress: () => startExport(model, kind, "device"),
            }
          : undefined
      }
      onDismiss={dismissLast}
    >
      {failedWords(failed)}
      {deviceHelps && ` ${EXPORTS.deviceHelps}`}
      {kind === "test" && (
        <>
          {" "}
          <Link href={PAGES.testDownload}>{REVIEW.testDownloadLink}</Link> {REVIEW.testDownloadTells}
        </>
      )}
    </Notice>
  );
}
