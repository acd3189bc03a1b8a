import { ACTIVE } from "../../shared/machines/index.ts";
import { imagesOf } from "../../shared/model/design.ts";
import { addToList, setPictures } from "../../shared/model/pictures.ts";
import { withNames } from "../../shared/model/texts.ts";
import { edit, editing, pictures, state } from "../../web/edit/app.ts";
import { pngImage } from "../../web/edit/new-image.ts";

const { model } = ACTIVE;
const PICTURE = { offer: { kind: "picture" } } as const;

/** What `storage.ts` measures of the store, as it runs in a page. */
export const store = {
  ready: editing.ready,
  /** A URL of each picture of the open design. */
  urls: () =>
    Promise.all(
      [...imagesOf(state.design)].map(async ({ image }) => {
        const source = image.picture && (await pictures.url(image.picture));
        if (source === null || typeof source === "string") throw new Error(`a picture is ${source}`);
        return source.url;
      }),
    ),
  setNames: (category: string, names: Readonly<Record<string, string>>) =>
    edit(state.design.id, { offer: { kind: "names" } }, (design) =>
      withNames(model, design, { [category]: names }),
    ),
  async setImage(category: string, slot: string, bytes: Uint8Array<ArrayBuffer>) {
    const { image, blobs } = await pngImage(bytes);
    const put = { [slot]: image };
    return edit(state.design.id, PICTURE, (design) => setPictures(model, design, category, put), { blobs });
  },
  async addImage(category: string, bytes: Uint8Array<ArrayBuffer>) {
    const { image, blobs } = await pngImage(bytes);
    return edit(state.design.id, PICTURE, (design) => addToList(model, design, category, [image]), { blobs });
  },
};

export type BenchedStore = typeof store;
