import { useEffect, useState } from "react";
import { parseImageValue, pictureOf } from "../../shared/model/picture-value.ts";
import { pictures } from "../edit/app.ts";

/** One clear pixel: stands in while an image is read, so that its place does not look empty. */
const CLEAR = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const NONE: ReadonlyMap<string, string> = new Map();

/** Whether a value has to be read from storage before it can be shown. */
const isStored = (url: string): boolean => parseImageValue(url)?.kind === "stored";

/**
 * What to put into an img element for images of a design, by their urls: something clear while one is
 * read from storage, and where its bytes turn out to be missing. Sources are let go, and forgotten, when
 * they are no longer shown.
 */
export function useImageSources(urls: readonly string[]): (url: string) => string {
  const key = urls.filter(isStored).join("\n");
  const [loaded, setLoaded] = useState(NONE);
  useEffect(() => {
    const shown = key === "" ? [] : key.split("\n");
    // The source of an image that went is gone when the image comes back.
    setLoaded((before) =>
      before.size === 0 ? before : new Map([...before].filter(([url]) => shown.includes(url))),
    );
    let isOver = false;
    const releases: (() => void)[] = [];
    for (const url of shown)
      void pictures.url(pictureOf(url)).then((source) => {
        if (typeof source === "string") return;
        if (isOver) return source.release();
        releases.push(source.release);
        setLoaded((before) => new Map(before).set(url, source.url));
      });
    return () => {
      isOver = true;
      for (const release of releases) release();
    };
  }, [key]);
  return (url) => (isStored(url) ? (loaded.get(url) ?? CLEAR) : url);
}
