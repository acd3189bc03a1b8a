/* Descriptions of faults in packages. The API and the command line use the same ones. */
export { ENTRY_FAULTS, RULE_WORDS, TRAITS } from "../../../shared/package/rules/words.ts";
export { PNG_FAULT_DESCRIPTIONS } from "../../../shared/png/faults.ts";
