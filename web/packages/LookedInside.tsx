import { useMemo } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { DeliveryNotice } from "../files/DeliveryNotice.tsx";
import { sizeInWords } from "../files/deliver.ts";
import { PACKAGES } from "../messages/en/packages.ts";
import { Button } from "../ui/button/Button.tsx";
import { classes } from "../ui/classes.ts";
import { Facts } from "../ui/facts/Facts.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import { Findings } from "./Findings.tsx";
import { OtherPictures } from "./OtherPictures.tsx";
import type { Looked } from "./opened.ts";
import styles from "./PackagePage.module.css";
import { PackageScreens } from "./PackageScreens.tsx";
import { screensOf } from "./screens.ts";
import type { useActions } from "./useActions.ts";
import { Verdict } from "./Verdict.tsx";

interface LookedInsideProps {
  looked: Looked;
  actions: ReturnType<typeof useActions>;
}

export function LookedInside({ looked, actions: { busy, saved, repair, savePictures } }: LookedInsideProps) {
  const { findings, reading, pictures } = looked;
  const screens = useMemo(() => screensOf(ACTIVE.model, looked), [looked]);
  const isOpen = reading.fault === undefined || pictures.size > 0;
  const canMend = pictures.size > 0 && findings.some(({ isMended }) => isMended);
  return (
    <>
      <div className={classes(styles.columns, screens.length > 0 && styles.both)}>
        <div className={styles.panel}>
          <Verdict findings={findings} isOpen={isOpen} />
          {isOpen && <Facts facts={factsOf(looked)} />}
          {isOpen && (
            <div className={styles.buttons}>
              {canMend && (
                <Button
                  icon="check"
                  wide
                  busy={busy === "repair"}
                  busyLabel={PACKAGES.repairing}
                  onClick={repair}
                >
                  {PACKAGES.repair}
                </Button>
              )}
              <Button
                icon="download"
                wide
                unavailable={pictures.size === 0}
                busy={busy === "pictures"}
                busyLabel={PACKAGES.savingPictures}
                onClick={() => (pictures.size > 0 ? savePictures() : notify.error(PACKAGES.noPictures))}
              >
                {PACKAGES.pictures}
              </Button>
            </div>
          )}
          {saved && (
            <DeliveryNotice delivery={saved.delivery}>
              {saved.left.length > 0 && <p>{PACKAGES.leftOut(saved.left)}</p>}
            </DeliveryNotice>
          )}
          {isOpen && pictures.size > 0 && screens.length === 0 && (
            <Notice tone="info">{PACKAGES.noScreens}</Notice>
          )}
          <Findings findings={findings} />
        </div>
        {screens.length > 0 && <PackageScreens key={looked.file.name} screens={screens} />}
      </div>
      <OtherPictures looked={looked} />
    </>
  );
}

function factsOf({ file, reading: { config }, pictures }: Looked) {
  const { packageName, createdAt } = config.kind === "read" ? config.members : {};
  const made = new Date(typeof createdAt === "string" ? createdAt : Number.NaN);
  const { facts } = PACKAGES;
  return [
    { term: facts.name, value: typeof packageName === "string" ? packageName.slice(0, 100) : facts.unknown },
    { term: facts.made, value: Number.isNaN(made.getTime()) ? facts.unknown : PACKAGES.date(made) },
    { term: facts.pictures, value: String(pictures.size) },
    { term: facts.size, value: sizeInWords(file.size) },
  ];
}
