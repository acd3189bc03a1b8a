import { pluralFor } from "../plurals.ts";

export const plural = pluralFor("es");
