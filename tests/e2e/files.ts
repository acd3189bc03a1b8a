import type { Locator, Page } from "playwright";

export interface TestFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The declared type, by default that of a PNG. */
  readonly type?: string;
}

async function transfer(target: Locator, files: readonly TestFile[], kind: "drop" | "paste"): Promise<void> {
  const plain = files.map(({ name, bytes, type = "image/png" }) => ({
    name,
    type,
    base64: Buffer.from(bytes).toString("base64"),
  }));
  await target.evaluate(
    (element, { plain, kind }) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of plain) {
        data.items.add(new File([Uint8Array.fromBase64(base64)], name, { type }));
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
    },
    { plain, kind },
  );
}

export const drop = (target: Locator, ...files: TestFile[]): Promise<void> => transfer(target, files, "drop");

export const paste = (target: Locator, ...files: TestFile[]): Promise<void> =>
  transfer(target, files, "paste");

/** The files in the form of Playwright's file chooser. */
export const chosen = (files: readonly TestFile[]) =>
  files.map(({ name, bytes, type = "image/png" }) => ({ name, mimeType: type, buffer: Buffer.from(bytes) }));

/** The file that a press saves. */
export async function savedBy(page: Page, press: () => Promise<unknown>) {
  const [saved] = await Promise.all([page.waitForEvent("download"), press()]);
  const bytes = Buffer.concat(await (await saved.createReadStream()).toArray());
  return { name: saved.suggestedFilename(), bytes };
}
