/** Joins the class names that hold; a CSS module's lookup is undefined where the class has no rule. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(" ");
