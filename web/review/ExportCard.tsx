import { type ComponentType, useEffect, useRef } from "react";
import { useSnapshot } from "valtio/react";
import type { MachineModel } from "../../shared/machine/types.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { KINDS_IN_ORDER } from "../exports/kinds.ts";
import { SaveAgain } from "../files/DeliveryNotice.tsx";
import { sizeInWords } from "../files/deliver.ts";
import { DOWNLOAD } from "../messages/en/download.ts";
import { EXPORTS } from "../messages/en/exports.ts";
import { REVIEW } from "../messages/en/review.ts";
import { Button } from "../ui/button/Button.tsx";
import { Card } from "../ui/card/Card.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import styles from "./ExportCard.module.css";
import { dismissLast, exporting, type Finished, startExport } from "./exporting.ts";

const { importSteps } = await ACTIVE.guide();

/** Offers a second machine like the open one. The app hands it in. */
export type MakeAnother = ComponentType<{ className: string | undefined; onMade(): void }>;

interface ExportCardProps {
  model: MachineModel;
  finished: Finished;
  MakeAnother: MakeAnother;
}

/** A file that was saved: what it is, how it gets to the machine, and what else can be made. */
export function ExportCard({ model, finished, MakeAnother }: ExportCardProps) {
  const { kind, delivery, skipped, standIns } = finished;
  const { name, bytes, share } = delivery;
  const { running } = useSnapshot(exporting);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Under the machine it would not be seen.
    card.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={card} className={styles.card}>
      <Card
        title={name}
        eyebrow={sizeInWords(bytes)}
        aside={
          <Button
            size="small"
            variant="quiet"
            icon="cross"
            aria-label={REVIEW.dismiss}
            onClick={dismissLast}
          />
        }
      >
        <div className={styles.ways}>
          {share && (
            <Button variant="primary" icon="upload" onClick={() => void share()}>
              {DOWNLOAD.share}
            </Button>
          )}
          <SaveAgain delivery={delivery} />
        </div>
        {skipped.length > 0 && (
          <Notice tone="warning" title={EXPORTS.skipped(skipped.length)}>
            <ul>
              {skipped.map(({ label, reason }) => (
                <li key={label}>{EXPORTS.skippedImage(label, EXPORTS.skipReason[reason])}</li>
              ))}
            </ul>
          </Notice>
        )}
        {standIns.length > 0 && <Notice tone="warning">{EXPORTS.standIns(standIns)}</Notice>}
        {kind === "package" && (
          <section className={styles.way} aria-labelledby="to-machine">
            <div className={styles.head}>
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
                      <strong>{title}</strong> {text}
                    </span>
                  </label>
                </li>
              ))}
            </ol>
          </section>
        )}
        <div className={styles.others}>
          <span>{REVIEW.another}</span>
          {KINDS_IN_ORDER.filter((each) => each !== kind).map((each) => (
            <Button
              key={each}
              size="small"
              unavailable={running !== undefined}
              onClick={() => startExport(model, each)}
            >
              {EXPORTS.kinds[each].label}
            </Button>
          ))}
        </div>
        <MakeAnother className={styles.others} onMade={dismissLast} />
        {kind === "package" && <p className={styles.claim}>{EXPORTS.noClaim}</p>}
      </Card>
    </div>
  );
}
