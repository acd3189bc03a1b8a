import { ACTIVE } from "../../shared/machines/index.ts";
import { answer } from "../threads/answer.ts";
import { lookInside } from "./look-inside.ts";

const jobs = { lookInside: (file: Blob) => lookInside(ACTIVE.model, file) };
export type PackagesJobs = typeof jobs;
answer(jobs);
