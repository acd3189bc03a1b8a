import type { Locator, Page } from "playwright";

export interface TestFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The declared type, by default that of a PNG. */
  readonly type?: string;
}

interface PlainFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** What a page can be told of files. */
export const plainOf = (files: readonly TestFile[]): PlainFile[] =>
  files.map(({ name, bytes, type = "image/png" }) => ({
    name,
    type,
    base64: Buffer.from(bytes).toString("base64"),
  }));

/** Hands files to an element. Runs in the page, and must not use anything from outside itself. */
export function transfer(
  element: Element,
  { plain, kind }: { readonly plain: readonly PlainFile[]; readonly kind: "drop" | "paste" },
): void {
  const data = new DataTransfer();
  for (const { name, type, base64 } of plain) {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    data.items.add(new File([bytes], name, { type }));
  }
  if (kind === "paste") {
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
    return;
  }
  for (const type of ["dragenter", "dragover", "drop"]) {
    element.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
  }
}

export const drop = (target: Locator, ...files: TestFile[]): Promise<void> =>
  target.evaluate(transfer, { plain: plainOf(files), kind: "drop" as const });

export const paste = (target: Locator, ...files: TestFile[]): Promise<void> =>
  target.evaluate(transfer, { plain: plainOf(files), kind: "paste" as const });

/** The files in the form of Playwright's file chooser. */
export const chosen = (files: readonly TestFile[]) =>
  files.map(({ name, bytes, type = "image/png" }) => ({ name, mimeType: type, buffer: Buffer.from(bytes) }));

/** The file that a press saves. */
export async function savedBy(page: Page, press: () => Promise<unknown>) {
  const [saved] = await Promise.all([page.waitForEvent("download"), press()]);
  const bytes = Buffer.concat(await (await saved.createReadStream()).toArray());
  return { name: saved.suggestedFilename(), bytes };
}
