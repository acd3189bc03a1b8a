/* Descriptions of faults in packages. The API and the command line use the same ones. */
export {
  ENTRY_FAULTS,
  PNG_FAULT_DESCRIPTIONS,
  RULE_TEXTS,
  TRAITS,
} from "../../../shared/package/rules/texts.ts";
