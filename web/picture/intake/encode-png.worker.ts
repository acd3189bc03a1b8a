import { answer } from "../../threads/answer.ts";
import { encodePng } from "./encode-png.ts";

const jobs = { encodePng };
export type EncodeJobs = typeof jobs;
answer(jobs);
