import { formatsFor } from "../formats.ts";

/** In Portuguese, “one” is the category of 0 as well. */
export const { plural, list, series, sentences, either, dateTime, when } = formatsFor("pt-BR");
