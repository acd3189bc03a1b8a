/* What is wrong with a package. The API and the command line say it in the same words. */
export { ENTRY_FAULTS, RULE_WORDS, TRAITS } from "../../../shared/package/rules/words.ts";
export { PNG_FAULT_DESCRIPTIONS } from "../../../shared/png/faults.ts";
