import { DOWNLOADS } from "#messages/download.ts";
import { number } from "#messages/formats.ts";

export interface Delivery {
  readonly name: string;
  readonly bytes: number;
  /** Valid until `releaseDelivery` is called. */
  readonly url: string;
  readonly share: (() => Promise<void>) | undefined;
}

/** Browsers append no file extension for this type. */
export const BINARY_TYPE = "application/octet-stream";

export class SaveError extends Error {
  override readonly name = "SaveError";
}

/** Downloads a file. Throws `SaveError` if the browser refuses it or it is empty. */
export function deliverFile(file: Blob, name: string): Delivery {
  try {
    if (file.size === 0) throw new Error(`${name} is empty`);
    const url = URL.createObjectURL(file);
    const link = Object.assign(document.createElement("a"), { href: url, download: name, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
    return { name, bytes: file.size, url, share: sharing([new File([file], name, { type: file.type })]) };
  } catch (cause) {
    throw new SaveError(String(cause), { cause });
  }
}

export function deliverOrShare(files: readonly File[]): readonly Delivery[] {
  const share = sharing(files);
  return files.map((file) =>
    share
      ? { name: file.name, bytes: file.size, url: URL.createObjectURL(file), share }
      : deliverFile(file, file.name),
  );
}

/**
 * Browsers open the share sheet only within a few seconds of a click, so a later click must call the returned
 * function.
 */
function sharing(shared: readonly File[]): (() => Promise<void>) | undefined {
  const files = [...shared];
  if (!navigator.canShare?.({ files })) return undefined;
  return async () => {
    try {
      await navigator.share({ files });
    } catch (fault) {
      // Closing the share sheet also rejects.
      console.warn("Failed to share the file", fault);
    }
  };
}

export const releaseDelivery = ({ url }: Delivery): void => URL.revokeObjectURL(url);

/** Local time: "2026-11-21" and "1015". Swedish dates are ISO 8601. */
export function formatDateParts(date: Date): { day: string; minute: string } {
  const [day = "", time = ""] = date.toLocaleString("sv").split(" ");
  return { day, minute: time.slice(0, 5).replace(":", "") };
}

/** "3.4 MB", in steps of 1000. */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), DOWNLOADS.units.length - 1);
  const value = bytes / 1000 ** step;
  const digits = value >= 100 || step === 0 ? 0 : 1;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  return `${number(value, options)} ${DOWNLOADS.units[step]}`;
}
