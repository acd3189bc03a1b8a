import { answer } from "../../threads/answer.ts";
import { readFacts } from "./facts.ts";

const jobs = { readFacts };
export type InspectJobs = typeof jobs;
answer(jobs);
