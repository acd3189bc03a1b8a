import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { DOWNLOAD } from "#messages/download.ts";
import { EXPORTS } from "#messages/exports.ts";
import { REVIEW } from "#messages/review.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { EXPORT_KINDS } from "../exports/kinds.ts";
import { SaveAgainLink } from "../files/DeliveryNotice.tsx";
import { formatFileSize } from "../files/deliver.ts";
import { Button } from "../ui/button/Button.tsx";
import { Card } from "../ui/card/Card.tsx";
import { classNames } from "../ui/classes.ts";
import { loadOnUse } from "../ui/loaded-on-use.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { DebugInfo } from "./DebugInfo.tsx";
import {
  actionWords,
  dismissLastExport,
  type FailedExport,
  type FinishedExport,
  startExport,
  useLastExport,
} from "./exporting.ts";
import styles from "./Review.module.css";
import { StickGuide } from "./StickGuide.tsx";

const Pour = loadOnUse(async () => (await import("./Pour.tsx")).Pour);

export function FinishCard({ isDone, isNew }: { isDone: boolean; isNew: boolean }) {
  const last = useLastExport();
  const card = useRef<HTMLDivElement>(null);
  const isExported = last !== undefined;
  useEffect(() => {
    if (isExported) card.current?.scrollIntoView({ block: "nearest" });
  }, [isExported]);
  return (
    <div ref={card} className={classNames("stack", styles.card)}>
      {last?.ok === false && <FailedExportCard failed={last} />}
      {last?.ok && <ExportCard finished={last} />}
      {isDone && !last?.ok && (
        <Card
          title={REVIEW.finished}
          aside={
            <div className={styles.pour}>
              <Pour isMoving={isNew} />
            </div>
          }
        >
          <p>{REVIEW.finishedNext}</p>
        </Card>
      )}
    </div>
  );
}

function ExportCard({ finished }: { finished: FinishedExport }) {
  const { action, deliveries, skipped, standIns } = finished;
  const [first] = deliveries;
  if (!first) return null;
  const { name, bytes, share } = first;
  const isSent = action === "send";
  const isForStick = !isSent && EXPORT_KINDS[action].isForStick;
  return (
    <Card title={isSent ? EXPORTS.send.success : name} eyebrow={isSent ? REVIEW.sent : formatFileSize(bytes)}>
      {isSent && <p>{share ? REVIEW.sendReady : REVIEW.sendSaved}</p>}
      {share && (
        <div>
          <Button variant="primary" icon="upload" onClick={() => void share()}>
            {DOWNLOAD.share}
          </Button>
        </div>
      )}
      {deliveries.map((delivery, at) =>
        at > 0 || (isSent && share) ? (
          <p key={delivery.url}>
            <a href={delivery.url} download={delivery.name}>
              {DOWNLOAD.save(delivery.name)}
            </a>
          </p>
        ) : (
          <SaveAgainLink key={delivery.url} delivery={delivery} />
        ),
      )}
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
      {isForStick && (
        <>
          <StickGuide fileName={name} />
          <StepsAtMachine />
        </>
      )}
      {action === "package" && <p className="soft">{EXPORTS.noClaim}</p>}
    </Card>
  );
}

/** Not loaded by a top-level await: Safari may run modules that import such a module before it is ready. */
function StepsAtMachine() {
  const [titles, setTitles] = useState<readonly string[]>([]);
  useEffect(() => {
    ACTIVE.guide().then(({ importSteps }) => {
      setTitles(importSteps.filter(({ isAtMachine }) => isAtMachine).map(({ title }) => title));
    }, console.warn);
  }, []);
  return (
    <section className="stack" aria-labelledby="to-machine">
      <h3 id="to-machine">{REVIEW.toMachine}</h3>
      <ol className={styles.steps}>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </section>
  );
}

function FailedExportCard({ failed: { action, fault, words, deviceHelps } }: { failed: FailedExport }) {
  const onDevice = {
    label: EXPORTS.onDevice,
    icon: "download",
    onPress: () => startExport(action, "device"),
  } as const;
  return (
    <Notice
      tone="error"
      title={actionWords(action).failure}
      action={deviceHelps ? onDevice : undefined}
      onDismiss={dismissLastExport}
    >
      {words}
      {deviceHelps && ` ${EXPORTS.deviceHelps}`}
      {action === "test" && (
        <>
          {" "}
          <Link href={PAGE_PATHS.testDownload}>{REVIEW.testDownloadLink}</Link> {REVIEW.testDownloadTells}
          <DebugInfo fault={fault} />
        </>
      )}
    </Notice>
  );
}
