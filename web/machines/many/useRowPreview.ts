import { useEffect, useState } from "react";
import { type Design, imagesOf, plainImage } from "../../../shared/model/design.ts";
import { withImage } from "../../../shared/model/edit.ts";
import { PNG_TYPE } from "../../../shared/model/picture-value.ts";
import type { Variant } from "../../../shared/model/table.ts";
import type { Base } from "./base.ts";
import { type MadeVariant, makeVariant } from "./make-variant.ts";

interface Preview {
  readonly design: Design;
  readonly urls: readonly string[];
  readonly isFailed: boolean;
}

/** Typing goes on for so long before pictures are lettered. */
const PAUSE_MS = 250;

/** The design as it is in a variant, its pictures made as it is typed; those of before stay meanwhile. */
export function useRowPreview(base: Base, variant: Variant): Preview {
  const [preview, setPreview] = useState<Preview>({ design: base.design, urls: [], isFailed: false });
  const key = JSON.stringify([variant.names, variant.texts, variant.pictures, variant.namesOn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the pictures hang on
  useEffect(() => {
    const ended = new AbortController();
    const make = async () => {
      const made = await makeVariant(base, variant, ended.signal);
      ended.signal.throwIfAborted();
      setPreview(withUrls(made));
    };
    const timer = setTimeout(() => {
      make().catch((fault) => {
        if (ended.signal.aborted) return;
        console.warn("A machine of the table could not be shown", fault);
        setPreview({ design: base.design, urls: [], isFailed: true });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [base, key]);

  useEffect(
    () => () => {
      for (const url of preview.urls) URL.revokeObjectURL(url);
    },
    [preview],
  );
  return preview;
}

/** A design to show, in which pictures that are not stored stand by URLs of their bytes. */
function withUrls({ design, blobs }: MadeVariant): Preview {
  const urls = new Map(
    [...blobs].map(([blob, bytes]) => [blob, URL.createObjectURL(new Blob([bytes], { type: PNG_TYPE }))]),
  );
  let shown = design;
  for (const { image, ...ref } of imagesOf(design)) {
    const value = image.picture && "blob" in image.picture ? urls.get(image.picture.blob) : undefined;
    if (value !== undefined) shown = withImage(shown, ref, plainImage({ value }, image.name));
  }
  return { design: shown, urls: [...urls.values()], isFailed: false };
}
