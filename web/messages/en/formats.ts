import { formatsFor } from "../formats.ts";

export const { plural, series, dateTime, when } = formatsFor("en-US");
/** As in the specification, without a comma before the last "and" or "or". */
export const { list, either } = formatsFor("en-GB");
