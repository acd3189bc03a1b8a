import { useEffect, useState } from "react";
import { useSnapshot } from "valtio/react";
import { ChooseLogo } from "../letter-tabs/ChooseLogo.tsx";
import type { Dressing, NewBrand } from "../storage/design-store.ts";
import { store } from "../storage/store.ts";
import { storeFaultWords } from "../storage/store-fault-words.ts";
import { Button } from "../ui/button/Button.tsx";
import { Choices } from "../ui/choices/Choices.tsx";
import { Dialog } from "../ui/dialog/Dialog.tsx";
import { Notice } from "../ui/notice/Notice.tsx";
import { notify } from "../ui/toast/notify.ts";
import { BRANDING } from "../words/branding.ts";
import { LETTER_TABS } from "../words/letter-tabs.ts";
import { LETTERING, LETTERING_STYLES } from "../words/lettering.ts";
import styles from "./branding.module.css";

/** What a colour begins with. */
const COLOURS = ["#fff6e6", "#7a1f16"] as const;

/** The brand: what later pictures with words start from, and what all that there are can be given. */
export function BrandDialog({ onClose }: { onClose(): void }) {
  const kept = useSnapshot(store.design).brand;
  const [logo, setLogo] = useState<NewBrand["logo"]>(kept?.logo ?? "");
  const [colours, setColours] = useState<readonly string[]>(kept?.colours ?? []);
  const [style, setStyle] = useState(kept?.style ?? "");
  const [here] = useState(() => store.here());
  const [busy, setBusy] = useState<"save" | "apply">();
  const [fault, setFault] = useState<string>();
  const shown = useLogoUrl(logo);

  const keep = async (isForAll: boolean) => {
    setBusy(isForAll ? "apply" : "save");
    setFault(undefined);
    let slots: Dressing["slots"] = [];
    try {
      if (isForAll) {
        const { restyle } = await import("../recipes/reletter.ts");
        slots = await restyle(style, colours[0] ?? "auto");
      }
    } catch (error) {
      console.warn("The pictures could not be restyled", error);
      setBusy(undefined);
      return setFault(BRANDING.notApplied);
    }
    const isNone = logo === "" && colours.length === 0 && style === "";
    const brand = isNone ? null : { logo, colours, style };
    const outcome = await here.dress({ slots, lists: [], names: {}, brand, offer: { kind: "brand" } });
    setBusy(undefined);
    if (!outcome.ok) return setFault(`${BRANDING.notSaved} ${storeFaultWords(outcome.reason)}`);
    notify.success(isForAll ? BRANDING.applied(slots.length) : LETTER_TABS.brandKept);
    onClose();
  };
  return (
    <Dialog
      title={BRANDING.brand}
      onClose={onClose}
      actions={
        <>
          <Button
            busy={busy === "apply"}
            busyLabel={LETTERING.lettering}
            unavailable={style === ""}
            onClick={() => style !== "" && keep(true)}
          >
            {BRANDING.applyToAll}
          </Button>
          <Button
            variant="primary"
            busy={busy === "save"}
            busyLabel={BRANDING.saving}
            onClick={() => keep(false)}
          >
            {BRANDING.save}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{BRANDING.brandNote}</p>
        {fault && (
          <Notice tone="error" announced>
            {fault}
          </Notice>
        )}
        <fieldset className={styles.group}>
          <legend>{LETTER_TABS.logo}</legend>
          {shown && <img className={styles.logo} src={shown} alt={BRANDING.logoAlt} />}
          <ChooseLogo
            isOther={logo !== ""}
            onOpen={() => setFault(undefined)}
            onRead={(read) => (read ? setLogo(read.bytes) : setFault(LETTER_TABS.logoRefused))}
          />
          {logo !== "" && (
            <Button size="small" icon="trash" onClick={() => setLogo("")}>
              {LETTER_TABS.takeLogoAway}
            </Button>
          )}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{BRANDING.colours}</legend>
          {colours.map((colour, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a colour is its place in the list
            <span key={at} className={styles.colour}>
              <input
                type="color"
                aria-label={LETTER_TABS.brandColour(at + 1)}
                value={colour}
                onChange={({ target }) =>
                  setColours(colours.map((each, i) => (i === at ? target.value : each)))
                }
              />
              <Button
                size="small"
                variant="quiet"
                icon="cross"
                aria-label={BRANDING.removeColour(at + 1)}
                onClick={() => setColours(colours.filter((_, i) => i !== at))}
              />
            </span>
          ))}
          {colours.length < COLOURS.length && (
            <Button
              size="small"
              onClick={() => setColours([...colours, COLOURS[colours.length] ?? COLOURS[0]])}
            >
              {BRANDING.addColour}
            </Button>
          )}
        </fieldset>
        <Choices legend={LETTER_TABS.style} value={style} choices={LETTERING_STYLES} onChoose={setStyle} />
      </div>
    </Dialog>
  );
}

/** What an img element shows of a logo; undefined for none, and where it is gone. */
function useLogoUrl(logo: NewBrand["logo"]): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isOver = false;
    let release = () => {};
    const show = async () => {
      if (logo === "") return setUrl(undefined);
      const bytes = typeof logo === "string" ? await store.imageBytes(logo) : logo;
      if (isOver || typeof bytes === "string") return;
      const made = URL.createObjectURL(new Blob([bytes], { type: "image/png" }));
      release = () => URL.revokeObjectURL(made);
      setUrl(made);
    };
    void show();
    return () => {
      isOver = true;
      release();
    };
  }, [logo]);
  return logo === "" ? undefined : url;
}
