import { loadThreadTexts } from "../messages/load.ts";
import { answerCalls } from "../threads/thread.ts";
import type { DrawFile } from "./drawing.ts";

/** `self.name` is the language. */
const loaded =
  (load: () => Promise<DrawFile>): DrawFile =>
  async (job, onProgress) => {
    await loadThreadTexts(self.name);
    return (await load())(job, onProgress);
  };

const jobs = {
  writePdf: loaded(async () => (await import("./pdf/write-pdf.ts")).writePdf),
  writeApproval: loaded(async () => (await import("./sheets/approval.ts")).writeApproval),
  writePreview: loaded(async () => (await import("./sheets/preview.ts")).writePreview),
  writeContact: loaded(async () => (await import("./sheets/contact.ts")).writeContact),
  drawTestImage: async () => (await import("./test-image.ts")).drawTestImage(),
};
export type DrawingJobs = typeof jobs;
answerCalls(jobs);
