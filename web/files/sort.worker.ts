import { sortPictures } from "../../shared/sorting/sort-pictures.ts";
import { answer } from "../threads/answer.ts";

const jobs = { sortPictures };
export type SortJobs = typeof jobs;
answer(jobs);
