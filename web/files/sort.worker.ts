import { sortPictures } from "../../shared/sorting/sort-pictures.ts";
import { answer } from "../threads/answer.ts";
import type { SortOrder } from "./sort.ts";

const jobs = {
  sort: ({ model, spoken, pictures, design }: SortOrder) => sortPictures(model, spoken, pictures, design),
};
export type SortJobs = typeof jobs;

answer(jobs);
