import { answerCalls } from "../threads/answer.ts";
import { inspectPackage } from "./inspect-package.ts";

const jobs = { inspectPackage };
export type PackageJobs = typeof jobs;
answerCalls(jobs);
