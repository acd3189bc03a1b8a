import { MAX_DESIGN_BYTES } from "../design-file/limit.ts";
import { openFaultWords } from "../design-file/open-fault-words.ts";
import { isStarted } from "../document/design.ts";
import { openBeside } from "../storage/open-beside.ts";
import { store } from "../storage/store.ts";
import { notify } from "../ui/toast/notify.ts";
import { DESIGN_MENU } from "../words/design-menu.ts";

/** Opens a design file beside the design that there is, or in the place of an empty one, and says what became of it. */
export async function openDesign(file: File): Promise<void> {
  try {
    const outcome = await open(file);
    if (outcome.ok) notify.success(DESIGN_MENU.opened, { survives: true });
    else notify.error(DESIGN_MENU.notOpened(file.name, openFaultWords(outcome.reason)), { survives: true });
  } catch (fault) {
    console.error("The file could not be read", fault);
    notify.error(DESIGN_MENU.notRead(file.name));
  }
}

async function open(file: File): ReturnType<typeof store.openDesign> {
  if (isStarted(store.design)) {
    // Without a shelf there is one design, and what this replaces can be undone.
    const beside = await openBeside(file).catch(() => undefined);
    if (beside) return beside;
  }
  if (file.size > MAX_DESIGN_BYTES) return { ok: false, reason: "tooLarge" };
  return store.openDesign(new Uint8Array(await file.arrayBuffer()));
}
