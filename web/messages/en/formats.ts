import { formatsFor } from "../formats.ts";

export const { series, groups, colon, sentences, number, dateTime, when } = formatsFor("en-US");
/** As in the specification, without a serial comma. */
export const { list, either } = formatsFor("en-GB");
