import { answer } from "../../threads/answer.ts";
import { writePdf } from "./write-pdf.ts";

const jobs = { writePdf };
export type PdfJobs = typeof jobs;
answer(jobs);
