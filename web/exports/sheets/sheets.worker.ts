import { answer } from "../../threads/answer.ts";
import type { ApprovalJob } from "./write-approval.ts";
import { writeContact } from "./write-contact.ts";
import { writePreview } from "./write-preview.ts";

const jobs = {
  writePreview,
  writeContact,
  // The library that writes PDFs is large: it is loaded for this alone.
  writeApproval: async (job: ApprovalJob, onProgress: (share: number) => void) =>
    (await import("./write-approval.ts")).writeApproval(job, onProgress),
};
export type SheetJobs = typeof jobs;
answer(jobs);
