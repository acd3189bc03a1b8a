import { useEffect, useState } from "react";
import type { Design } from "../document/design.ts";
import type { Base } from "./useVariants.ts";
import { type Variant, variantDesign } from "./variant/variant.ts";

interface Preview {
  readonly design: Design;
  readonly urls: readonly string[];
  readonly isFailed: boolean;
}

/** Typing goes on for so long before pictures are lettered. */
const PAUSE_MS = 250;

/** The design as it is in a variant, its pictures made as it is typed; those of before stay meanwhile. */
export function useRowPreview({ design, kitchen }: Base, variant: Variant) {
  const [preview, setPreview] = useState<Preview>({ design, urls: [], isFailed: false });
  const key = JSON.stringify([variant.names, variant.words, variant.pictures, variant.namesOn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the pictures hang on
  useEffect(() => {
    const ended = new AbortController();
    const make = async () => {
      const pictures = await kitchen.pictures(variant, ended.signal);
      ended.signal.throwIfAborted();
      const placed = pictures.map(({ category, slot, bytes }) => ({
        category,
        slot,
        url: URL.createObjectURL(new Blob([bytes], { type: "image/png" })),
      }));
      setPreview({
        design: variantDesign(design, variant, placed),
        urls: placed.map(({ url }) => url),
        isFailed: false,
      });
    };
    const timer = setTimeout(() => {
      make().catch((fault) => {
        if (ended.signal.aborted) return;
        console.warn("A machine of the table could not be shown", fault);
        setPreview({ design: variantDesign(design, variant, []), urls: [], isFailed: true });
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [kitchen, key]);

  useEffect(
    () => () => {
      for (const url of preview.urls) URL.revokeObjectURL(url);
    },
    [preview],
  );
  return preview;
}
