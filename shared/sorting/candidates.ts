import { placeOfFile, type Spoken } from "../machine/files.ts";
import type { MachineModel } from "../machine/types.ts";
import { mostOf, type SortPlace, sizesOf } from "./places.ts";
import { readNames } from "./read-names.ts";
import { sizeJudge } from "./size-worth.ts";
import type { GivenPicture } from "./sorted-plan.ts";
import { withoutEnding } from "./tokens.ts";
import { type Candidate, type Setting, type Worth, worthOf } from "./worth.ts";

/** How well a picture, by its index, suits a place. */
export type Judge = (place: SortPlace, picture: number) => Worth;

/** Otherwise equal places are filled in the machine's order, by the first pictures in the order of their names. */
const EARLIER = 0.02;
const ORDER = 0.01;
/** From that share of names on that say where they belong, one that says something else belongs nowhere. */
const TELLING = 0.5;

/** Pictures with what their names say. */
export function candidatesOf(
  model: MachineModel,
  spoken: Spoken,
  pictures: readonly GivenPicture[],
): Candidate[] {
  const names = readNames(spoken, pictures, mostOf(model), sizesOf(model));
  return pictures.flatMap((picture, at) => {
    const name = names[at];
    return name ? [{ picture, name, known: picture.place ?? placeOfFile(model, picture.path) }] : [];
  });
}

/** Judges each picture for each place, once. */
export function judgeOf(model: MachineModel, { topics }: Spoken, candidates: readonly Candidate[]): Judge {
  const telling = candidates.filter(({ known, name }) => known || name.words.length > 0);
  const setting: Setting = {
    sizeWorth: sizeJudge(sizesOf(model)),
    topicOf: new Map(
      Object.entries(topics).flatMap(([topic, own]) => Object.keys(own).map((id) => [id, topic] as const)),
    ),
    isTelling: telling.length >= TELLING * candidates.length,
  };
  const order = orderOf(candidates);
  const judged = new Map<string, Worth[]>();
  return (place, picture) => {
    const key = `${place.category.id}/${place.slot}/${place.arrangement.count}`;
    let all = judged.get(key);
    if (!all) {
      all = candidates.map((candidate, at) => {
        const { worth, isTold } = worthOf(candidate, place, setting);
        const own = order[at] ?? 0;
        return { worth: worth + ORDER * own * place.order - EARLIER * (own + place.order), isTold };
      });
      judged.set(key, all);
    }
    return all[picture] ?? { worth: Number.NEGATIVE_INFINITY, isTold: false };
  };
}

/** From 0 to 1: where each picture stands by its number in a series and its name, "2" before "10". */
function orderOf(candidates: readonly Candidate[]): number[] {
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  const sorted = candidates
    .map(({ picture: { path } }, at) => ({ path: withoutEnding(path), at }))
    .sort((a, b) => compare(a.path, b.path) || a.at - b.at);
  const order = new Array<number>(candidates.length).fill(0);
  for (const [rank, { at }] of sorted.entries()) order[at] = rank / Math.max(1, candidates.length - 1);
  return order;
}
