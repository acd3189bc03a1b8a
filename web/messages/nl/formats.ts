import { formatsFor } from "../formats.ts";

export const { plural, list, series, either, dateTime, when } = formatsFor("nl-NL");
