import { pluralFor } from "../plurals.ts";

export const plural = pluralFor("de-DE");
