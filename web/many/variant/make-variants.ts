import type { WordTable } from "../../../shared/machine/table-words.ts";
import { ACTIVE } from "../../../shared/machines/index.ts";
import type { Design } from "../../document/design.ts";
import { startPlacement } from "../../fit/placement.ts";
import { Letterer } from "../../lettering/letterer.ts";
import { type LetteringData, letteringData } from "../../recipes/lettering-data.ts";
import type { Recipe } from "../../recipes/recipe.ts";
import { followed, type LetteredPlace, letterAnew, type Relettered } from "../../recipes/reletter.ts";
import type { NewPicture } from "../../storage/keep-recipes.ts";
import { PNG_TYPE, parseImageValue } from "../../store/image-values.ts";
import { readPicture } from "../pictures/session-pictures.ts";
import type { MadePicture } from "../table/table.ts";
import { barePlaces } from "./bare-places.ts";
import { lettersOf } from "./lettered-places.ts";
import { type BarePlace, takesName, unnamedPlaces } from "./unnamed-places.ts";
import { isSamePlace, saidIn, type Variant, type VariantPlace } from "./variant.ts";

/** A picture that a variant has and the design has not. */
export interface VariantPicture extends VariantPlace, NewPicture {}

/** Of what was lettered, the last that is kept for rows that say the same. */
const MOST_KEPT = 6;

interface Prepared {
  readonly data: LetteringData;
  readonly table: WordTable;
  readonly places: readonly LetteredPlace[];
  readonly bare: readonly BarePlace[];
}

/**
 * Makes the pictures of variants of a design, one variant after the other, without changing anything that is
 * stored: what the design's pictures say is read once, and one thread letters.
 */
export class VariantKitchen {
  readonly #design: Design;
  #prepared: Promise<Prepared> | undefined;
  #letterer: Letterer | undefined;
  readonly #lettered = new Map<string, readonly Relettered[]>();

  /** @param design as plain data, which does not change any more */
  constructor(design: Design) {
    this.#design = design;
  }

  /** The places whose pictures carry words. */
  async letteredPlaces(): Promise<readonly LetteredPlace[]> {
    return (await this.#prepare()).places;
  }

  /** The places whose pictures do not carry their names. */
  async barePlaces(): Promise<readonly BarePlace[]> {
    return (await this.#prepare()).bare;
  }

  /** The places whose names a variant changes, and whose pictures will not show them. */
  async unnamed(variant: Variant): Promise<Variant["namesOn"]> {
    return unnamedPlaces((await this.#prepare()).bare, this.#design, variant);
  }

  /**
   * What a variant's machine shows instead of the design's pictures: the files that it names, and what is lettered
   * with its words. Rejects where one can't be made or read, or the signal ends it.
   */
  async pictures(variant: Variant, signal?: AbortSignal): Promise<VariantPicture[]> {
    const { data, table, places, bare } = await this.#prepare();
    const said = { ...saidIn(this.#design, variant), table };
    const named = bare.flatMap((place) => {
      const at = variant.namesOn.find((each) => isSamePlace(each, place));
      const { lettered } = place;
      return at && lettered && takesName(place, at.isWanted) && followed(lettered, said) ? [lettered] : [];
    });
    const given = new Map<string, VariantPicture & MadePicture>();
    for (const picture of variant.pictures) {
      given.set(keyOf(picture), { ...picture, bytes: await readPicture(picture.url) });
      signal?.throwIfAborted();
    }
    const staying: LetteredPlace[] = [];
    const changes = new Map<LetteredPlace, Recipe>();
    const others = places.filter((place) => !named.some((each) => isSamePlace(each, place)));
    for (const place of [...others, ...named]) {
      const instead = given.get(keyOf(place));
      // What was given at its exact size is finished: nothing is put on it.
      if (instead && !instead.isFitted) continue;
      const next = followed(place, said);
      const now = instead ? { ...place, file: new Blob([instead.bytes], { type: PNG_TYPE }) } : place;
      const change = instead ? onPicture(next ?? place.recipe, place, instead.url) : next;
      staying.push(now);
      if (change) changes.set(now, change);
    }
    const lettered = await this.#letter(data, staying, changes, signal);
    const pictures = new Map<string, VariantPicture>(
      [...given].map(([key, { category, slot, bytes }]) => [key, { category, slot, bytes }]),
    );
    for (const picture of lettered)
      pictures.set(keyOf(picture), {
        ...picture,
        ...(await withOriginal(picture, staying.find((each) => isSamePlace(each, picture))?.file)),
      });
    return [...pictures.values()];
  }

  close(): void {
    this.#letterer?.close();
    this.#letterer = undefined;
  }

  /** What rows have in common is lettered once. */
  async #letter(
    data: LetteringData,
    places: readonly LetteredPlace[],
    changes: ReadonlyMap<LetteredPlace, Recipe>,
    signal: AbortSignal | undefined,
  ): Promise<readonly Relettered[]> {
    if (changes.size === 0) return [];
    const key = JSON.stringify(
      places.map((place) => [place.category, place.slot, changes.get(place) ?? null]),
    );
    const known = this.#lettered.get(key);
    if (known) return known;
    const kitchen = { data, letterer: this.#thread() };
    const lettered = await letterAnew(places, (place) => changes.get(place), { kitchen, signal });
    const [oldest] = this.#lettered.keys();
    if (this.#lettered.size >= MOST_KEPT && oldest !== undefined) this.#lettered.delete(oldest);
    this.#lettered.set(key, lettered);
    return lettered;
  }

  #thread(): Letterer {
    this.#letterer ??= new Letterer();
    return this.#letterer;
  }

  #prepare(): Promise<Prepared> {
    this.#prepared ??= (async () => {
      const [data, table] = await Promise.all([letteringData(), ACTIVE.wordTable()]);
      const places = await lettersOf(ACTIVE.model, this.#design, data);
      return { data, table, places, bare: await barePlaces(ACTIVE.model, this.#design, places, data) };
    })();
    // One that failed is tried again.
    this.#prepared.catch(() => {
      this.#prepared = undefined;
    });
    return this.#prepared;
  }
}

const keyOf = ({ category, slot }: VariantPlace): string => `${category} ${slot}`;

/** A recipe's words and logo on another picture, of the place's size. A look's places for words are for its own. */
function onPicture(
  { look: _, ...recipe }: Recipe,
  { arrangement: { size } }: LetteredPlace,
  url: string,
): Recipe {
  const value = parseImageValue(url);
  if (value?.kind !== "stored") throw new Error("a picture of the table is not one that is stored");
  return {
    ...recipe,
    original: { kind: "kept", sha256: value.sha256, type: "image/png", ...size },
    placement: startPlacement({ picture: size, frame: size }),
    background: { kind: "clear" },
  };
}

/** With the file that was lettered among what is kept with it, where no recipe had it. */
const withOriginal = async (
  { recipe }: Relettered,
  file: Blob | undefined,
): Promise<Pick<NewPicture, "recipe">> => ({
  recipe:
    recipe && file
      ? { ...recipe, originals: [...recipe.originals, new Uint8Array(await file.arrayBuffer())] }
      : recipe,
});
