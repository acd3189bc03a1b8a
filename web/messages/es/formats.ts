import { formatsFor } from "../formats.ts";

export const { plural, list, series, sentences, either, dateTime, when } = formatsFor("es");
