import { answerCalls } from "../threads/thread.ts";
import { inspectPackage } from "./inspect-package.ts";

const jobs = { inspectPackage };
export type PackageJobs = typeof jobs;
answerCalls(jobs);
