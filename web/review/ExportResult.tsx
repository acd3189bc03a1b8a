import { type ComponentType, Fragment, type ReactNode, useEffect, useRef } from "react";
import { useSnapshot } from "valtio/react";
import { Link } from "wouter";
import { DOWNLOAD } from "#messages/download.ts";
import { EXPORTS } from "#messages/exports.ts";
import { REVIEW } from "#messages/review.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { EXPORT_KINDS_IN_ORDER } from "../exports/kinds.ts";
import { SaveAgainLink } from "../files/DeliveryNotice.tsx";
import { formatFileSize } from "../files/deliver.ts";
import { Button } from "../ui/button/Button.tsx";
import { Card } from "../ui/card/Card.tsx";
import { classNames } from "../ui/classes.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import {
  dismissLastExport,
  exportState,
  type FailedExport,
  type FinishedExport,
  startExport,
} from "./exporting.ts";
import styles from "./Review.module.css";

const { importSteps } = await ACTIVE.guide();
const OTHERS = classNames("row", "strong", styles.ways);

export type MakeAnother = ComponentType<{ className: string | undefined; onMade(): void }>;

interface ExportCardProps {
  finished: FinishedExport;
  MakeAnother: MakeAnother;
}

export function ExportCard({ finished, MakeAnother }: ExportCardProps) {
  const { kind, delivery, skipped, standIns } = finished;
  const { name, bytes, share } = delivery;
  const { running } = useSnapshot(exportState);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={card} className={styles.card}>
      <Card
        title={withBreaks(name)}
        eyebrow={formatFileSize(bytes)}
        aside={
          <Button
            size="small"
            variant="quiet"
            icon="cross"
            aria-label={REVIEW.dismiss}
            onClick={dismissLastExport}
          />
        }
      >
        <div className={classNames("row", styles.ways)}>
          {share && (
            <Button variant="primary" icon="upload" onClick={() => void share()}>
              {DOWNLOAD.share}
            </Button>
          )}
          <SaveAgainLink delivery={delivery} />
        </div>
        {skipped.length > 0 && (
          <Notice tone="warning" title={EXPORTS.skipped(skipped.length)}>
            <ul>
              {skipped.map(({ image: { label }, reason }) => (
                <li key={label}>{EXPORTS.skippedImage(label, EXPORTS.skipReason[reason])}</li>
              ))}
            </ul>
          </Notice>
        )}
        {standIns.length > 0 && <Notice tone="warning">{EXPORTS.standIns(standIns)}</Notice>}
        {kind === "package" && (
          <section className={styles.way} aria-labelledby="to-machine">
            <div className={classNames("row", styles.head)}>
              <h3 id="to-machine">{REVIEW.toMachine}</h3>
              <Button size="small" onClick={() => window.print()}>
                {REVIEW.printSteps}
              </Button>
            </div>
            <ol className={styles.steps}>
              {importSteps.map(({ title, text }) => (
                <li key={title}>
                  <label className={styles.step}>
                    <input type="checkbox" />
                    <span>
                      <strong>{REVIEW.stepTitle(title)}</strong> {text}
                    </span>
                  </label>
                </li>
              ))}
            </ol>
          </section>
        )}
        <div className={OTHERS}>
          <span>{REVIEW.another}</span>
          {EXPORT_KINDS_IN_ORDER.filter((each) => each !== kind).map((each) => (
            <Button
              key={each}
              size="small"
              unavailable={running !== undefined}
              onClick={() => startExport(each)}
            >
              {EXPORTS.kinds[each].label}
            </Button>
          ))}
        </div>
        <MakeAnother className={OTHERS} onMade={dismissLastExport} />
        {kind === "package" && <p className="soft">{EXPORTS.noClaim}</p>}
      </Card>
    </div>
  );
}

/** Lets a file name wrap between its parts. */
const withBreaks = (name: string): ReactNode =>
  name.split(/(?<=[_-])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may be equal
    <Fragment key={at}>
      {part}
      <wbr />
    </Fragment>
  ));

export function FailedExportCard({ failed: { kind, words, deviceHelps } }: { failed: FailedExport }) {
  const onDevice = {
    label: EXPORTS.onDevice,
    icon: "download",
    onPress: () => startExport(kind, "device"),
  } as const;
  return (
    <Notice
      tone="error"
      title={EXPORTS.kinds[kind].failure}
      action={deviceHelps ? onDevice : undefined}
      onDismiss={dismissLastExport}
    >
      {words}
      {deviceHelps && ` ${EXPORTS.deviceHelps}`}
      {kind === "test" && (
        <>
          {" "}
          <Link href={PAGE_PATHS.testDownload}>{REVIEW.testDownloadLink}</Link> {REVIEW.testDownloadTells}
        </>
      )}
    </Notice>
  );
}
