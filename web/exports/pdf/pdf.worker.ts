import { type PdfJob, writePdf } from "./write-pdf.ts";

/** Answers one job with `{share}` while it works, then with what was written. */
self.onmessage = async ({ data }: MessageEvent<PdfJob>) => {
  const written = await writePdf(data, (share) => self.postMessage({ share }));
  self.postMessage(written, { transfer: [written.bytes.buffer] });
};
