/* Faults in packages, as in the API and the command line. */
export {
  ENTRY_FAULT_DESCRIPTIONS,
  PNG_FAULT_DESCRIPTIONS,
  RULE_TEXTS,
  TRAIT_DESCRIPTIONS,
} from "../../../shared/package/rules/texts.ts";
