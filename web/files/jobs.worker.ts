import { answerCalls } from "../threads/thread.ts";
import { fileJobs } from "./jobs.ts";

answerCalls(fileJobs);
