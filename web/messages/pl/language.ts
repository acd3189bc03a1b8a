export const LANGUAGE = "pl";
