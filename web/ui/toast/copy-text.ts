import { notify } from "./notify.ts";

export async function copyText(
  text: string,
  messages: { readonly copied: string; readonly notCopied: string },
) {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(messages.copied);
  } catch (fault) {
    console.warn("The clipboard can't be written", fault);
    notify.error(messages.notCopied);
  }
}
