import { formatsFor } from "../formats.ts";

export const { list, series, groups, colon, sentences, either, number, dateTime, when } = formatsFor("es");
