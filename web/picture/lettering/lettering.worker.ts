import { answer } from "../../threads/answer.ts";
import { letter } from "./letter.ts";

const jobs = { letter };
export type LetteringJobs = typeof jobs;
answer(jobs);
