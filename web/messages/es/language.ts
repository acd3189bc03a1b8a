export const LANGUAGE = "es";
