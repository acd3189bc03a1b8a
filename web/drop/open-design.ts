import { MAX_DESIGN_BYTES } from "../design-file/limit.ts";
import { openFaultWords } from "../design-file/open-fault-words.ts";
import { store } from "../storage/store.ts";
import { notify } from "../ui/toast/notify.ts";
import { DESIGN_MENU } from "../words/design-menu.ts";

/** Opens a design file in the place of the design, which can be undone, and says what became of it. */
export async function openDesign(file: File): Promise<void> {
  const refuse = (why: string) => notify.error(DESIGN_MENU.notOpened(file.name, why), { survives: true });
  if (file.size > MAX_DESIGN_BYTES) return void refuse(openFaultWords("tooLarge"));
  try {
    const outcome = await store.openDesign(new Uint8Array(await file.arrayBuffer()));
    if (outcome.ok) notify.success(DESIGN_MENU.opened, { survives: true });
    else refuse(openFaultWords(outcome.reason));
  } catch (fault) {
    console.error("The file could not be read", fault);
    notify.error(DESIGN_MENU.notRead(file.name));
  }
}
