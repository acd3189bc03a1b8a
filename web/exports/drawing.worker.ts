import { loadThreadTexts } from "../messages/load.ts";
import { answerCalls } from "../threads/thread.ts";
import type { ExportWriter } from "./drawing.ts";

/** `self.name` is the language. */
const loaded =
  (load: () => Promise<ExportWriter>): ExportWriter =>
  async (job, onProgress) => {
    await loadThreadTexts(self.name);
    return (await load())(job, onProgress);
  };

const jobs = {
  writePdf: loaded(async () => (await import("./pdf/write-pdf.ts")).writePdf),
  writeApprovalSheet: loaded(async () => (await import("./sheets/approval.ts")).writeApprovalSheet),
  writePreview: loaded(async () => (await import("./sheets/preview.ts")).writePreview),
  writeContactSheet: loaded(async () => (await import("./sheets/contact.ts")).writeContactSheet),
  drawTestImage: async () => (await import("./test-image.ts")).drawTestImage(),
};
export type DrawingJobs = typeof jobs;
answerCalls(jobs);
