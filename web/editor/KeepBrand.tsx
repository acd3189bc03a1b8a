import { useState } from "react";
import { Button } from "../ui/button/Button.tsx";
import { LETTER_TABS } from "../words/letter-tabs.ts";
import type { Over } from "./over.ts";
import styles from "./panels.module.css";
import type { LetteredPlace } from "./text-overlay.ts";

interface KeepBrandProps {
  place: LetteredPlace;
  over: Over;
}

/** Keeps the style, the colour and the logo of a picture as the brand. */
export function KeepBrand({ place, over }: KeepBrandProps) {
  const [state, setState] = useState<"asked" | "kept" | "failed">();
  const keep = async () => {
    setState("asked");
    const isKept = await place.keepBrand(over);
    setState(isKept ? "kept" : "failed");
  };
  return (
    <>
      <Button
        size="small"
        icon="check"
        busy={state === "asked"}
        busyLabel={LETTER_TABS.keepBrand}
        onClick={keep}
      >
        {LETTER_TABS.keepBrand}
      </Button>
      <p className={styles.said} role="status">
        {state === "kept" && LETTER_TABS.brandKept}
        {state === "failed" && LETTER_TABS.brandNotKept}
      </p>
    </>
  );
}
