/* Faults in packages, as in the API and the command line. */
export {
  ENTRY_FAULTS,
  PNG_FAULT_DESCRIPTIONS,
  RULE_TEXTS,
  TRAITS,
} from "../../../shared/package/rules/texts.ts";
