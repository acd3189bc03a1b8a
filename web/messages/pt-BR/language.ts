import type { Translated } from "../../../shared/machine/translated.ts";
import type * as english from "../en/language.ts";
export const LANGUAGE: Translated<typeof english.LANGUAGE> = "pt-BR";
