import type { ComponentType } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { editing } from "../edit/app.ts";
import { notify } from "../ui/toast/notify.ts";
import { LOOKS } from "../words/looks.ts";
import { LooksDialog } from "./LooksDialog.tsx";
import { LookPictures } from "./look-pictures.ts";

/** The chooser while it is open. */
export interface OpenLooks {
  readonly Chooser: ComponentType;
  /** Lets go of what it has made; called once, when it is closed. */
  end(): void;
}

/** The chooser with the machine's looks; undefined, and a toast, where there are none. */
export async function loadLooks(onClose: () => void): Promise<OpenLooks | undefined> {
  const [looks, words] = await Promise.all([ACTIVE.looks(), ACTIVE.wordTable(), editing.ready]);
  const [first, ...more] = looks;
  if (!first) return void notify.error(LOOKS.none);
  const pictures = new LookPictures();
  const given = { model: ACTIVE.model, looks: [first, ...more], words, pictures } as const;
  return {
    Chooser: () => <LooksDialog {...given} onClose={onClose} />,
    end: () => pictures.close(),
  };
}
