import { answerCalls } from "../threads/thread.ts";
import { readFiles, unpackFile } from "./unpack-file.ts";

const jobs = { readFiles, unpackFile };
export type UnpackJobs = typeof jobs;
answerCalls(jobs);
