import { DOWNLOAD } from "#messages/download.ts";

export interface Delivery {
  readonly name: string;
  readonly bytes: number;
  /** Valid until `forget`. */
  readonly url: string;
  /** Opens the share sheet, if the browser can share this file. */
  readonly share: (() => Promise<void>) | undefined;
}

/** For this type no browser appends a file extension. */
export const BINARY = "application/octet-stream";

/** Saves a file on the device. Throws if it has no content or no name. */
export function deliver(file: Blob, name: string): Delivery {
  if (name === "") throw new Error("the file has no name");
  if (file.size === 0) throw new Error(`${name} is empty`);
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  return { name, bytes: file.size, url, share: sharing(file, name) };
}

/** Sharing needs a press of its own: the one that began an export has expired. */
function sharing(blob: Blob, name: string): (() => Promise<void>) | undefined {
  const files = [new File([blob], name, { type: blob.type })];
  if (!navigator.canShare?.({ files })) return undefined;
  return async () => {
    try {
      await navigator.share({ files });
    } catch (fault) {
      // Closing the sheet rejects, too.
      console.warn("The file was not shared", fault);
    }
  };
}

/** Its link no longer works. */
export const forget = ({ url }: Delivery): void => URL.revokeObjectURL(url);

/** "3.4 MB", in steps of 1000. */
export function sizeInWords(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), DOWNLOAD.units.length - 1);
  const value = bytes / 1000 ** step;
  return `${value >= 100 || step === 0 ? Math.round(value) : value.toFixed(1)} ${DOWNLOAD.units[step]}`;
}
