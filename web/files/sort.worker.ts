import { sortPictures } from "../../shared/sorting/sort-pictures.ts";
import { answerCalls } from "../threads/thread.ts";

const jobs = { sortPictures };
export type SortJobs = typeof jobs;
answerCalls(jobs);
