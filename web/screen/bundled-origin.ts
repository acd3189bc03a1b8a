import type { Image } from "../../shared/model/design.ts";

/** The path of the bundled picture that an image was made from; undefined if it is the visitor's own. */
export function bundledOriginOf(image: Image | undefined): string | undefined {
  const from = image?.recipe?.original ?? image?.picture;
  return from && "path" in from ? from.path : undefined;
}
