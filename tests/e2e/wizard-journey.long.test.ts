import { OTHER_JOURNEYS, testJourneys } from "./journeys.ts";

testJourneys(OTHER_JOURNEYS);
