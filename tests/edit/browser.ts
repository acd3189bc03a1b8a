// What an edit loads is there from the start.
import "../../web/edit/edit.ts";
import "../../web/store/pictures.ts";
import { createHash } from "node:crypto";
import { expect } from "vitest";
import { ACTIVE } from "../../shared/machines/index.ts";
import { type BlobPicture, createPlainImage, type Design } from "../../shared/model/design.ts";
import { type EditResult, withContent, withSlot } from "../../shared/model/edit.ts";
import { findRecipeBlobs } from "../../shared/model/questions.ts";
import { createFullFrameRecipe, createRecipeImage, recipeKey } from "../../shared/model/recipe.ts";
import { createDesignShelf, type DesignShelf } from "../../web/edit/designs.ts";
import { createDrafts, type Drafts } from "../../web/edit/drafts.ts";
import {
  createEditingSession,
  type EditingSession,
  type EditOptions,
  type EditOutcome,
  type PictureRenderer,
} from "../../web/edit/editing.ts";
import type { NewImage } from "../../web/edit/new-image.ts";
import type { UndoOffer } from "../../web/edit/state.ts";
import { blob, fakeBrowser } from "../store/browser.ts";

export const { model } = ACTIVE;

/** What edits are told of the machine, if there are neither words for pictures nor looks. */
export const MATERIALS = {
  words: { words: [], languages: [{ id: "", name: "", words: {} }], pictures: [], maxLength: 40 },
  looks: [],
} as const;

export interface Page extends EditingSession {
  readonly designs: DesignShelf;
  readonly drafts: Drafts;
}

/**
 * The bytes that stand for the pictures of a job: a text that says all that they depend on, the other pictures of the
 * set included.
 */
export const renderedText = (recipes: readonly string[], at: number): string =>
  `rendered ${createHash("sha256").update(recipes.join("\n")).digest("hex")} ${at}`;

/** A browser in which pages are opened, with a renderer that makes texts of recipes. */
export function editBrowser(given?: Parameters<typeof fakeBrowser>[0]) {
  const browser = fakeBrowser(given);
  /** Files that the app serves. */
  const served = new Map<string, Uint8Array<ArrayBuffer>>();
  /** How often the browser was asked to spare what is stored. */
  const persisting = { asked: 0 };
  const jobs: string[] = [];
  const renderer = {
    /** The keys of all jobs that were rendered. */
    jobs,
    /** Words that can't be rendered. */
    fails: new Set<string>(),
    /** Called before each job. */
    before: async (): Promise<void> => {},
  };
  const render: PictureRenderer = async (_, job, { bytesOf, signal, onProgress }) => {
    await renderer.before();
    signal?.throwIfAborted();
    jobs.push(job.key);
    onProgress?.(0.5);
    const recipes = job.images.map(({ image }) => recipeKey(image.recipe));
    const made = job.images.map(async ({ category, key, image }, at) => {
      if (renderer.fails.has(image.recipe.words?.text ?? ""))
        return { category, key, reason: "unreadable" } as const;
      const originals = await Promise.all([...findRecipeBlobs(image.recipe)].map(bytesOf));
      if (originals.includes(undefined)) return { category, key, reason: "missing" } as const;
      return { png: blob(renderedText(recipes, at)).bytes };
    });
    return Promise.all(made);
  };
  const open = async (options?: Parameters<typeof browser.startAs>[1]): Promise<Page> => {
    const page = start(options);
    await page.ready;
    return page;
  };
  const start = (options?: Parameters<typeof browser.startAs>[1]): Page =>
    browser.startAs((environment) => {
      const editingSession = createEditingSession(ACTIVE, {
        ...environment,
        fetchFile: async (path) => served.get(path) ?? null,
        isServed: async (path) => served.has(path),
        async askToPersist() {
          persisting.asked++;
        },
        render,
      });
      return {
        ...editingSession,
        designs: createDesignShelf(editingSession, environment),
        drafts: createDrafts(editingSession, environment),
      };
    }, options);
  return { ...browser, open, start, renderer, served, persisting };
}

/** A new browser with one page, whose design has that name. */
export async function openedPage(name = "") {
  const browser = editBrowser();
  const page = await browser.open();
  if (name !== "") expectOk(await rename(page, name));
  return { browser, page };
}

/** The design that a page shows, as it is stored. */
export const stored = ({ state, store }: Page): Promise<Design | null> => store.read(state.design.id);

/** Returns an outcome that is to be a success. */
export function expectOk<Outcome extends { readonly ok: boolean }>(outcome: Outcome) {
  expect(outcome).toMatchObject({ ok: true });
  return outcome as Extract<Outcome, { readonly ok: true }>;
}

/** A picture of bytes that begin with a text. */
export const pictureOf = (text: string): BlobPicture => ({ blob: blob(text).sha256, bytes: 40 });

/** An image with such a picture, and without a recipe. */
export const imageOf = (text: string): NewImage => {
  const { sha256, bytes } = blob(text);
  return { image: createPlainImage(pictureOf(text), text), blobs: new Map([[sha256, bytes]]) };
};

/** An image that is to be rendered from an original, without words. */
export const fittedImageOf = (text: string): NewImage => {
  const { sha256, bytes } = blob(`${text}, the original`);
  const recipe = createFullFrameRecipe({ blob: sha256, type: "image/png", width: 302, height: 485 });
  return { image: createRecipeImage(recipe, { name: text }), blobs: new Map([[sha256, bytes]]) };
};

/** Edits the design that a page shows, or another. */
export const change = (
  page: Page,
  offer: UndoOffer,
  edit: (design: Design) => EditResult,
  options?: EditOptions,
  id = page.state.design.id,
): Promise<EditOutcome> => page.edit(id, { offer }, edit, options);

/** Puts an image into a slot. */
export const put = (
  page: Page,
  category: string,
  slot: string,
  { image, blobs }: NewImage,
  options?: EditOptions,
): Promise<EditOutcome> =>
  change(page, { kind: "picture", category }, (design) => withSlot(design, category, slot, image), {
    ...options,
    blobs,
  });

export const rename = (page: Page, name: string, id?: string): Promise<EditOutcome> =>
  change(page, { kind: "rename" }, (design) => withContent(design, { name }), {}, id);

/** The names of all designs in their order of the alphabet, of which the open one has an asterisk. */
export const namesOf = async ({ designs }: Page): Promise<string[]> =>
  (await designs.list()).map(({ name, isOpen }) => (isOpen ? `${name}*` : name)).sort();
