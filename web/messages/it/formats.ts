import { formatsFor } from "../formats.ts";

export const { plural, list, either, dateTime, when } = formatsFor("it-IT");
