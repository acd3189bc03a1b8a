import type { Lettering } from "../../shared/machine/library.ts";
import { type Look, type LookPath, lookLettering } from "../../shared/machine/looks.ts";
import type { Size } from "../../shared/machine/types.ts";
import { Letterer, type LetteringOrder } from "../lettering/letterer.ts";
import type { Said } from "../recipes/words-at.ts";
import type { PlannedScreen } from "./plan.ts";
import { TurnTaking } from "./turn-taking.ts";
import { wordsOf } from "./words-of.ts";

/** A finished picture of a look: a PNG of the exact size with its words on. */
export interface LookPicture {
  readonly slot: string;
  readonly png: Uint8Array<ArrayBuffer>;
}

/** A screen to letter. */
export type Screen = Pick<PlannedScreen, "category" | "arrangement" | "pictures">;

/** How a picture without words is made a PNG: nothing of it is used. */
const NO_WORDS = {
  family: "Jost",
  weight: 400,
  size: 20,
  maxLines: 1,
  lineHeight: 1,
  tracking: 0,
  transform: "none",
  align: "left",
  anchor: "top",
  fill: ["#000000"],
} as const;

/** Screens that are worked on at once: while one is fetched another is lettered. */
const AT_ONCE = 2;

/**
 * Makes the pictures of looks, off the main thread, each screen's as one set. What was made is kept until it is
 * closed, so that what the chooser has shown need not be made again.
 */
export class LookPictures {
  readonly #letterer = new Letterer();
  readonly #turns = new TurnTaking(AT_ONCE);
  readonly #made = new Map<string, Promise<readonly LookPicture[]>>();
  readonly #addresses = new Map<Uint8Array, string>();

  /**
   * The pictures of a screen, in the order of its places; one whose file can't be had is left out. Rejects where
   * none can be made.
   */
  async screen(look: Look, screen: Screen, said: Said): Promise<readonly LookPicture[]> {
    const { category, arrangement, pictures } = screen;
    const texts = pictures.map(({ slot }) => wordsOf(category, slot, said));
    const key = JSON.stringify([look.id, category.id, arrangement.count, texts]);
    const made = await this.#once(look, key, () => this.#letter(look, screen, texts));
    // What is not whole is tried again the next time.
    if (made.length < pictures.length) this.#made.delete(key);
    return made;
  }

  /** The same to look at: an address for each slot, until it is closed. */
  async addresses(look: Look, screen: Screen, said: Said): Promise<Map<string, string>> {
    const made = await this.screen(look, screen, said);
    return new Map(
      made.map(({ slot, png }) => {
        const url = this.#addresses.get(png) ?? URL.createObjectURL(new Blob([png], { type: "image/png" }));
        this.#addresses.set(png, url);
        return [slot, url];
      }),
    );
  }

  async #letter(look: Look, { category, arrangement, pictures }: Screen, texts: readonly string[]) {
    const { count, size } = arrangement;
    const lettering = lookLettering(look, category.id, count);
    const files = await Promise.allSettled(pictures.map(({ path }) => bytesOf(path)));
    const orders = files.flatMap((file, i) =>
      file.status === "fulfilled"
        ? [{ slot: pictures[i]?.slot ?? "", order: orderOf(file.value, size, texts[i] ?? "", lettering) }]
        : [],
    );
    const worded = orders.filter(({ order }) => order.text !== "");
    const [lettered, ...plain] = await Promise.all([
      this.#letterer.letter(worded.map(({ order }) => order)),
      ...orders
        .filter(({ order }) => order.text === "")
        .map(async ({ slot, order }) =>
          (await this.#letterer.letter([order])).map(({ png }) => ({ slot, png })),
        ),
    ]);
    const made = [...lettered.map(({ png }, i) => ({ slot: worded[i]?.slot ?? "", png })), ...plain.flat()];
    if (made.length === 0) throw new Error(`no picture of ${category.id} could be made`);
    return pictures.flatMap(({ slot }) => made.filter((each) => each.slot === slot));
  }

  /** A picture without words, of a list, as a PNG. Rejects where it can't be had. */
  async plain(look: Look, path: LookPath, size: Size): Promise<Uint8Array<ArrayBuffer>> {
    const [made] = await this.#once(look, path, async () => {
      const [found] = await this.#letterer.letter([orderOf(await bytesOf(path), size, "", undefined)]);
      return found ? [{ slot: "", png: found.png }] : [];
    });
    if (!made) throw new Error(`${path} could not be made`);
    return made.png;
  }

  /** From now on pictures of this look are made before all others. */
  prefer(look: Look): void {
    this.#turns.prefer(look.id);
  }

  close(): void {
    this.#letterer.close();
    this.#made.clear();
    for (const url of this.#addresses.values()) URL.revokeObjectURL(url);
    this.#addresses.clear();
  }

  /** What failed is tried again the next time. */
  #once(
    look: Look,
    key: string,
    make: () => Promise<readonly LookPicture[]>,
  ): Promise<readonly LookPicture[]> {
    const before = this.#made.get(key);
    if (before) return before;
    const making = this.#turns.take(look.id, make);
    making.catch(() => this.#made.delete(key));
    this.#made.set(key, making);
    return making;
  }
}

/** The order for one picture; without a place for its words it gets none. */
function orderOf(
  picture: Uint8Array<ArrayBuffer>,
  size: Size,
  text: string,
  lettering: Lettering | undefined,
): LetteringOrder {
  const words = lettering
    ? { text, lettering }
    : { text: "", lettering: { ...NO_WORDS, box: { x: 0, y: 0, ...size } } };
  return { picture, size, treatment: undefined, ...words };
}

async function bytesOf(path: LookPath): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
