/** Returns undefined unless the text has the form and its day exists: engines read 30 February as 2 March. */
export function parseTime(text: string, form: RegExp): Date | undefined {
  const time = new Date(form.test(text) ? text : Number.NaN);
  const day = text.slice(0, "yyyy-mm-dd".length);
  const isDay = !Number.isNaN(time.getTime()) && new Date(day).toISOString().startsWith(day);
  return isDay ? time : undefined;
}
