import { pluralFor } from "../plurals.ts";

/** In Portuguese, “one” is the category of 0 as well. */
export const plural = pluralFor("pt-BR");
