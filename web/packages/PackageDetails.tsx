import { useMemo } from "react";
import { PACKAGES } from "#messages/packages.ts";
import { formatSize } from "../../shared/machine/questions.ts";
import { ACTIVE } from "../../shared/machines/index.ts";
import { packageNameIn } from "../../shared/package/config.ts";
import { isWorthRepairing } from "../../shared/package/repair.ts";
import { baseNameOf, folderOf } from "../../shared/package/rules/rule.ts";
import { DeliveryNotice } from "../files/DeliveryNotice.tsx";
import { formatFileSize } from "../files/deliver.ts";
import { Button } from "../ui/button/Button.tsx";
import { Facts } from "../ui/card/Card.tsx";
import { classNames } from "../ui/classes.ts";
import { Notice } from "../ui/notice/Notice.tsx";
import { ImageTile, TileGrid } from "../ui/tile/ImageTile.tsx";
import { notify } from "../ui/toast/notify.ts";
import { Findings, Verdict } from "./Findings.tsx";
import styles from "./PackagePage.module.css";
import { describePackageScreens, PackageScreens } from "./PackageScreens.tsx";
import type { OpenPackage } from "./package-state.ts";
import type { usePackageActions } from "./usePackageActions.ts";

interface PackageContentsProps {
  open: OpenPackage;
  actions: ReturnType<typeof usePackageActions>;
}

export function PackageDetails({ open, actions }: PackageContentsProps) {
  const { findings, reading, pictures } = open;
  const { busy, saved, repair, savePictures } = actions;
  const screens = useMemo(() => describePackageScreens(ACTIVE.model, open), [open]);
  const isReadable = reading.fault === undefined || pictures.size > 0;
  const canMend = useMemo(() => isWorthRepairing(ACTIVE.model, reading, findings), [reading, findings]);
  return (
    <>
      <div className={classNames("grid fluid", styles.columns, screens.length > 0 && styles.both)}>
        <div className={classNames("stack-4 fluid shrinks", styles.panel)}>
          <Verdict findings={findings} isReadable={isReadable} />
          {isReadable && (
            <>
              <Facts facts={factsOf(open)} />
              <div className={classNames("stack-3", styles.buttons)}>
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
            </>
          )}
          {saved && (
            <DeliveryNotice delivery={saved.delivery}>
              {saved.unrepaired.length > 0 && <p>{PACKAGES.leftOut(saved.unrepaired)}</p>}
              {saved.emptyPlaces > 0 && <p>{PACKAGES.verdictNotes.incomplete(saved.emptyPlaces)}</p>}
            </DeliveryNotice>
          )}
          {pictures.size > 0 && screens.length === 0 && <Notice tone="info">{PACKAGES.noScreens}</Notice>}
          <Findings findings={findings} />
        </div>
        {screens.length > 0 && <PackageScreens key={open.file.name} screens={screens} />}
      </div>
      <OtherPictures open={open} />
    </>
  );
}

function factsOf({ file, reading: { config }, pictures }: OpenPackage) {
  const { createdAt } = config.kind === "read" ? config.members : {};
  const created = new Date(typeof createdAt === "string" ? createdAt : Number.NaN);
  const { facts } = PACKAGES;
  return [
    { term: facts.name, value: packageNameIn(config) ?? facts.unknown },
    { term: facts.made, value: Number.isNaN(created.getTime()) ? facts.unknown : PACKAGES.date(created) },
    { term: facts.pictures, value: String(pictures.size) },
    { term: facts.size, value: formatFileSize(file.size) },
  ];
}

/** Thousands of tiles would freeze the page. */
const MAX_TILES = 60;

function OtherPictures({ open: { placement, reading, urls } }: { open: OpenPackage }) {
  const placed = new Set(placement.placed.map(({ path }) => path));
  const others = reading.entries.filter(({ path }) => urls.has(path) && !placed.has(path));
  if (others.length === 0) return null;
  return (
    <section className={classNames("stack-3", styles.others)} aria-labelledby="other-pictures">
      <div>
        <h2 id="other-pictures" className="large">
          {PACKAGES.others}
        </h2>
        <p>{PACKAGES.othersNote}</p>
      </div>
      <TileGrid label={PACKAGES.others}>
        {others.slice(0, MAX_TILES).map(({ path, content }) => (
          <ImageTile
            key={path}
            src={urls.get(path)}
            alt=""
            name={baseNameOf(path)}
            facts={
              content.kind === "png" ? PACKAGES.folder(folderOf(path), formatSize(content.facts)) : undefined
            }
            shape={ACTIVE.model.screen}
          />
        ))}
      </TileGrid>
      {others.length > MAX_TILES && <p>{PACKAGES.more(others.length - MAX_TILES)}</p>}
    </section>
  );
}
