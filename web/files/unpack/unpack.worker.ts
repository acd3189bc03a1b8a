import { answer } from "../../threads/answer.ts";
import { readFiles } from "./read-files.ts";
import { unpackFile } from "./unpack-file.ts";

const jobs = { readFiles, unpackFile };
export type UnpackJobs = typeof jobs;
answer(jobs);
