import { ACTIVE } from "../../shared/machines/index.ts";
import { imagesOf } from "../../shared/model/design.ts";
import { addToList } from "../../shared/model/lists.ts";
import { withNames } from "../../shared/model/names.ts";
import { setPictures } from "../../shared/model/pictures.ts";
import { edit, editing, pictures, state } from "../../web/edit/app.ts";
import { pngImage } from "../../web/edit/new-image.ts";
import { pictureOf, pictureValue } from "../../web/store/image-values.ts";

/** What of a release's store is measured, by the names that it had at 45a3ad6. */
export interface BenchedStore {
  readonly ready: Promise<unknown>;
  readonly design: {
    readonly lists: Readonly<Record<string, readonly { readonly url: string }[]>>;
    readonly slots: Readonly<Record<string, Readonly<Record<string, { readonly url: string }>>>>;
  };
  setNames(category: string, names: Readonly<Record<string, string>>): Promise<unknown>;
  setImage(category: string, slot: string, image: { bytes: Uint8Array<ArrayBuffer> }): Promise<unknown>;
  addImage(category: string, image: { bytes: Uint8Array<ArrayBuffer> }): Promise<unknown>;
  imageSource(url: string): Promise<{ readonly url: string } | string>;
}

const { model } = ACTIVE;
const PICTURE = { offer: { kind: "picture" } } as const;

export const store: BenchedStore = {
  ready: editing.ready,
  get design() {
    const slots: Record<string, Record<string, { url: string }>> = {};
    for (const { category, key, image } of imagesOf(state.design))
      slots[category] = { ...slots[category], [key]: { url: pictureValue(image.picture) } };
    return { lists: {}, slots };
  },
  setNames: (category, names) =>
    edit(state.design.id, { offer: { kind: "names" } }, (design) =>
      withNames(model, design, { [category]: names }),
    ),
  async setImage(category, slot, { bytes }) {
    const { image, blobs } = await pngImage(bytes);
    const put = { [slot]: image };
    return edit(state.design.id, PICTURE, (design) => setPictures(model, design, category, put), { blobs });
  },
  async addImage(category, { bytes }) {
    const { image, blobs } = await pngImage(bytes);
    return edit(state.design.id, PICTURE, (design) => addToList(model, design, category, [image]), { blobs });
  },
  imageSource: (url) => pictures.url(pictureOf(url)),
};
