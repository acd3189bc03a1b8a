import { useRef, useState } from "react";
import { Button } from "../ui/button/Button.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { LETTER_TABS } from "../words/letter-tabs.ts";
import { KeepBrand } from "./KeepBrand.tsx";
import { type LogoFile, readLogo } from "./logo-file.ts";
import { moveLogo, newLogo, zoomLogo } from "./over.ts";
import { PlaceKeys } from "./PlaceKeys.tsx";
import styles from "./panels.module.css";
import type { LetterPanelProps } from "./WordsPanel.tsx";

/** The logo on a picture. */
export function LogoPanel({ over, frame, place, keepClear, onChange }: LetterPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpening, setIsOpening] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const { logo } = over;
  const ofBrand = place.brand?.logo;

  const put = (file: LogoFile) =>
    onChange((now) => ({ ...now, hand: undefined, logo: newLogo(file, frame, keepClear) }), "logo");
  const open = async (file: File) => {
    setIsOpening(true);
    setIsRefused(false);
    const read = await readLogo(file);
    setIsOpening(false);
    if (read) put(read);
    else setIsRefused(true);
  };
  return (
    <div className={styles.panel}>
      <div className={styles.keys}>
        <Button
          size="small"
          icon="upload"
          busy={isOpening}
          busyLabel={LETTER_TABS.openingLogo}
          onClick={() => input.current?.click()}
        >
          {logo ? LETTER_TABS.otherLogo : LETTER_TABS.chooseLogo}
        </Button>
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
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={LETTER_TABS.chooseLogo}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void open(file);
          // So that the same file can be chosen again.
          event.target.value = "";
        }}
      />
    </div>
  );
}
