import { openFaultWords, openFile } from "../edit/open-file.ts";
import { DESIGN_MENU } from "../messages/en/design-menu.ts";
import { notify } from "../ui/toast/notify.ts";

/** Opens a design file beside the design that there is, or in the place of an empty one, and says what became of it. */
export async function openDesign(file: File): Promise<void> {
  try {
    const outcome = await openFile(file);
    if (outcome.ok) notify.success(DESIGN_MENU.opened, { survives: true });
    else notify.error(DESIGN_MENU.notOpened(file.name, openFaultWords(outcome.fault)), { survives: true });
  } catch (fault) {
    console.error("The file could not be read", fault);
    notify.error(DESIGN_MENU.notRead(file.name));
  }
}
