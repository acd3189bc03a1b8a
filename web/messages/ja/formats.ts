import { formatsFor } from "../formats.ts";

export const { list, series, sentences, either, number, dateTime, when } = formatsFor("ja-JP");
