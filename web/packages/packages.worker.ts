import { answer } from "../threads/answer.ts";
import { lookInside } from "./look-inside.ts";

const jobs = { lookInside };
export type PackagesJobs = typeof jobs;
answer(jobs);
