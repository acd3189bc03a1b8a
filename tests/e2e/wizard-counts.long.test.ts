import { OTHER_COUNTS, testCounts } from "./counts.ts";

testCounts(OTHER_COUNTS);
