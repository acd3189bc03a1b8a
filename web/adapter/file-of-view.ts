import { arrangementFor, findCategory } from "../../shared/machine/questions.ts";
import type { MachineModel } from "../../shared/machine/types.ts";
import {
  emptyDesign as emptyModel,
  type Image,
  type ListImage,
  type Picture,
  plainImage,
  recipeImage,
} from "../../shared/model/design.ts";
import { type Design, imagesOf } from "../document/design.ts";
import { chooseRecipe } from "../recipes/choose-recipe.ts";
import type { Recipe } from "../recipes/recipe.ts";
import type { ImageFault } from "../storage/image-sources.ts";
import type { DesignFile } from "../storage/shelf.ts";
import { saveDesignFile } from "../store/design-file.ts";
import { parseImageValue, storedPath } from "../store/image-values.ts";
import { sha256Of } from "../store/sha256.ts";
import { fileWithPlaces } from "./file-places.ts";
import { storedRecipe } from "./recipes.ts";
import { tableOf } from "./table-of.ts";

/** From what an image of a design is known by to its bytes and recipes. */
interface Sources {
  readImage(url: string): Promise<Uint8Array<ArrayBuffer> | ImageFault>;
  recipesOf?(url: string): Promise<readonly Recipe[]>;
}

/** A design that is not stored, as a design file. */
export async function fileOfView(
  model: MachineModel,
  design: Design,
  { readImage, recipesOf = async () => [] }: Sources,
): Promise<DesignFile> {
  /** By SHA-256: the url under which the bytes are read. */
  const urls = new Map<string, string>();
  const pictureOf = async (url: string): Promise<Picture> => {
    const parsed = parseImageValue(url);
    if (parsed?.kind === "path" && url.startsWith("/images/")) return { path: url };
    if (parsed?.kind === "stored") urls.set(parsed.sha256, url);
    const bytes = await readImage(url);
    if (typeof bytes === "string") return { path: url };
    const blob = parsed?.kind === "stored" ? parsed.sha256 : await sha256Of(bytes);
    urls.set(blob, url);
    return { blob, bytes: bytes.length };
  };
  const imageAt = async (category: string, slot: string, url: string): Promise<Image> => {
    const picture = await pictureOf(url);
    const found = findCategory(model, category);
    const place = found?.kind === "list" ? arrangementFor(found, undefined).places[0]?.slot : slot;
    const recipe = chooseRecipe(await recipesOf(url), { category, slot: place ?? slot });
    const stored = recipe && storedRecipe(recipe);
    return stored && "blob" in picture ? recipeImage(stored, { picture }) : plainImage(picture);
  };
  const lists: Record<string, ListImage[]> = { ...mapValues(design.lists, () => []) };
  const slots: Record<string, Record<string, Image>> = mapValues(design.slots, () => ({}));
  for (const { category, slot, image } of imagesOf(design)) {
    const made = await imageAt(category, slot, image.url);
    if (design.lists[category]) lists[category]?.push({ ...made, id: slot });
    else slots[category] = { ...slots[category], [slot]: made };
  }
  const made = {
    ...emptyModel(model, ""),
    name: design.machineName,
    timestamp: design.machineTimestamp,
    names: design.names,
    counts: design.counts,
    texts: design.words,
    brand: design.brand && {
      ...design.brand,
      logo: design.brand.logo === "" ? null : await pictureOf(design.brand.logo),
    },
    table: tableOf(design.variants, () => 0),
    lists,
    slots,
  };
  const bytesOf = async (blob: string) => {
    const bytes = await readImage(urls.get(blob) ?? storedPath(blob));
    return typeof bytes === "string" ? undefined : bytes;
  };
  return fileWithPlaces(made, await saveDesignFile(model, made, bytesOf));
}

const mapValues = <Value, Other>(record: Record<string, Value>, to: (value: Value) => Other) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
