import { useEffect, useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";
import { parseImageValue, parsePicture } from "../../shared/model/picture-value.ts";
import { pictures } from "../edit/app.ts";
import { MachineFrame, type MachineFrameProps } from "./MachineFrame.tsx";

export function MachineScreen({ screen, ...frame }: MachineFrameProps) {
  const sourceOf = useImageSources(screen.pictures.flatMap(({ source }) => source ?? []));
  const describe = useDescriptions();
  const pictures = screen.pictures.map((picture) => ({
    ...picture,
    description: describe(picture.origin ?? picture.source),
    source: picture.source === undefined ? undefined : sourceOf(picture.source),
  }));
  return <MachineFrame {...frame} screen={{ ...screen, pictures }} />;
}

/** Describes bundled pictures once the descriptions are loaded. */
export function useDescriptions(): (path: string | undefined) => string | undefined {
  const [describe, setDescribe] = useState<(path: string) => string | undefined>();
  useEffect(() => {
    ACTIVE.descriptions().then(
      (loaded) => setDescribe(() => loaded),
      () => {},
    );
  }, []);
  return (path) => (path === undefined ? undefined : describe?.(path));
}

const CLEAR = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

const NONE: ReadonlyMap<string, string> = new Map();

const isStored = (url: string): boolean => parseImageValue(url)?.kind === "stored";

/** Missing images and those not read yet become transparent pixels. */
export function useImageSources(urls: readonly string[]): (url: string) => string {
  const key = urls.filter(isStored).join("\n");
  const [loaded, setLoaded] = useState(NONE);
  useEffect(() => {
    const shown = key === "" ? [] : key.split("\n");
    // Released URLs stay invalid, even if the same image is shown again.
    setLoaded((before) =>
      before.size === 0 ? before : new Map([...before].filter(([url]) => shown.includes(url))),
    );
    let isOver = false;
    const releases: (() => void)[] = [];
    for (const url of shown)
      void pictures.url(parsePicture(url)).then((source) => {
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
