import { formatsFor } from "../formats.ts";

export const { list, series, sentences, either, dateTime, when } = formatsFor("ar-u-nu-latn");
