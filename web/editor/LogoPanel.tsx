import { useState } from "react";
import { Button } from "../ui/button/Button.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { LETTER_TABS } from "../words/letter-tabs.ts";
import { ChooseLogo } from "./ChooseLogo.tsx";
import { KeepBrand } from "./KeepBrand.tsx";
import type { LogoFile } from "./logo-file.ts";
import { moveLogo, newLogo, zoomLogo } from "./over.ts";
import { PlaceKeys } from "./PlaceKeys.tsx";
import styles from "./panels.module.css";
import type { LetterPanelProps } from "./WordsPanel.tsx";

/** The logo on a picture. */
export function LogoPanel({ over, frame, place, keepClear, onChange }: LetterPanelProps) {
  const [isRefused, setIsRefused] = useState(false);
  const { logo } = over;
  const ofBrand = place.brand?.logo;

  const put = (file: LogoFile) =>
    onChange((now) => ({ ...now, hand: undefined, logo: newLogo(file, frame, keepClear) }), "logo");
  return (
    <div className={styles.panel}>
      <div className={styles.keys}>
        <ChooseLogo
          isOther={logo !== undefined}
          onOpen={() => setIsRefused(false)}
          onRead={(read) => (read ? put(read) : setIsRefused(true))}
        />
        {ofBrand && logo?.sha256 !== ofBrand.sha256 && (
          <Button size="small" icon="sparkle" onClick={() => put(ofBrand)}>
            {LETTER_TABS.brandLogo}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{LETTER_TABS.logoFiles}</p>
      {isRefused && (
        <Notice tone="error" announced>
          {LETTER_TABS.logoRefused}
        </Notice>
      )}
      {logo && (
        <div className={styles.keys}>
          <PlaceKeys
            onMove={(by) => onChange((now) => moveLogo(now, by, frame, keepClear), "move")}
            onZoom={(factor) => onChange((now) => zoomLogo(now, factor, frame, keepClear), "zoom")}
          />
          <Button
            size="small"
            icon="trash"
            onClick={() => onChange((now) => ({ ...now, logo: undefined }), "away")}
          >
            {LETTER_TABS.takeLogoAway}
          </Button>
          <KeepBrand place={place} over={over} />
        </div>
      )}
    </div>
  );
}
