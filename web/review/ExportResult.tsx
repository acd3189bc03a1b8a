import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { DOWNLOADS } from "#messages/download.ts";
import { EXPORTS } from "#messages/exports.ts";
import { sentences } from "#messages/formats.ts";
import { REVIEW } from "#messages/review.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { EXPORT_KINDS } from "../exports/kinds.ts";
import { SaveAgainLink } from "../files/DeliveryNotice.tsx";
import { formatFileSize } from "../files/deliver.ts";
import { Button } from "../ui/button/Button.tsx";
import { Card } from "../ui/card/Card.tsx";
import { classNames } from "../ui/classes.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { DebugInfo } from "./DebugInfo.tsx";
import {
  actionTexts,
  dismissLastExport,
  type FailedExport,
  type FinishedExport,
  startExport,
  useLastExport,
} from "./exporting.ts";
import styles from "./Review.module.css";
import { UsbStickGuide } from "./UsbStickGuide.tsx";

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
  const isForUsbStick = !isSent && EXPORT_KINDS[action].isForUsbStick;
  return (
    <Card title={isSent ? EXPORTS.send.success : name} eyebrow={isSent ? REVIEW.sent : formatFileSize(bytes)}>
      {isSent && <p>{share ? REVIEW.sendReady : REVIEW.sendSaved}</p>}
      {share && (
        <div>
          <Button variant="primary" icon="upload" onClick={() => void share()}>
            {DOWNLOADS.share}
          </Button>
        </div>
      )}
      {deliveries.map((delivery, at) =>
        at > 0 || (isSent && share) ? (
          <p key={delivery.url}>
            <a className="line touch" href={delivery.url} download={delivery.name}>
              {DOWNLOADS.save(delivery.name)}
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
      {isForUsbStick && (
        <>
          <UsbStickGuide fileName={name} />
          <StepsAtMachine />
        </>
      )}
      {action === "package" && <p className="soft">{EXPORTS.noClaim}</p>}
    </Card>
  );
}

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

function FailedExportCard({ failed: { action, fault, message, canUseDevice } }: { failed: FailedExport }) {
  const [beforeLink, afterLink] = REVIEW.testDownloadTells.split("{link}");
  const onDevice = {
    label: EXPORTS.onDevice,
    icon: "download",
    onPress: () => startExport(action, "device"),
  } as const;
  return (
    <Notice
      tone="error"
      title={actionTexts(action).failure}
      action={canUseDevice ? onDevice : undefined}
      onDismiss={dismissLastExport}
    >
      {canUseDevice ? sentences([message, EXPORTS.deviceHelps]) : message}
      {action === "test" && (
        <>
          {" "}
          {beforeLink}
          <Link href={PAGE_PATHS.testDownload}>{REVIEW.testDownloadLink}</Link>
          {afterLink}
          <DebugInfo fault={fault} />
        </>
      )}
    </Notice>
  );
}

const Pour = ({ isMoving }: { isMoving: boolean }) => (
  <svg
    className={isMoving ? styles.moving : undefined}
    viewBox="0 0 96 96"
    aria-hidden="true"
    focusable="false"
  >
    <clipPath id="cup-inside">
      <path d="M27 45h38l-3.4 30.5a7 7 0 0 1-7 6.5H37.400a7 7 0 0 1-7-6.500z" />
    </clipPath>
    <path className={styles.spout} d="M22 4h48v9H56v5a3 3 0 0 1-3 3H39a3 3 0 0 1-3-3v-5H22z" />
    <path className={styles.steam} d="M38 40c-5-6 5-9 0-16M54 40c-5-6 5-9 0-16" />
    <rect className={styles.stream} x="44.500" y="21" width="3" height="61" />
    <path
      className={styles.cup}
      d="M66 51h5a8 8 0 0 1 0 18h-7M24.500 43h43L64 75.500A9.500 9.500 0 0 1 54.500 84h-17A9.500 9.500 0 0 1 28 75.500z"
    />
    <g clipPath="url(#cup-inside)">
      <g className={styles.coffee}>
        <rect className={styles.brew} x="20" y="50" width="56" height="40" />
        <rect className={styles.crema} x="20" y="50" width="56" height="5" />
      </g>
    </g>
    <path className={styles.saucer} d="M18 90h56" />
  </svg>
);
