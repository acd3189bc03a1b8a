import { FIRST_JOURNEYS, testJourneys } from "./journeys.ts";

testJourneys(FIRST_JOURNEYS);
