import { formatsFor } from "../formats.ts";
import { isolated } from "./plurals.ts";

const formats = formatsFor("ar-u-nu-latn");

export const { colon, sentences, number, dateTime, when } = formats;
export const list = (items: readonly string[]): string => formats.list(items.map(isolated));
export const series = (items: readonly string[]): string => formats.series(items.map(isolated));
export const groups = (items: readonly string[]): string => formats.groups(items.map(isolated));
export const either = (items: readonly string[]): string => formats.either(items.map(isolated));
