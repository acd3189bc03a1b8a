import { answer } from "../threads/answer.ts";
import { drawTestImage } from "./draw-test-image.ts";

const jobs = { drawTestImage };
export type TestImageJobs = typeof jobs;
answer(jobs);
