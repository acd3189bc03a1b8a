import { useEffect, useRef, useState } from "react";
import { state } from "../../edit/app.ts";
import type { NamesChoice } from "./grounds.ts";
import { type NamedImages, namedImages, renderNamed } from "./named-images.ts";

type Urls = ReadonlyMap<string, string>;

export interface LetteredNames {
  readonly state: "busy" | "failed" | "done";
  /** URLs of the pictures with their names on, by slot; while it is busy, those of the choice before. */
  readonly urls: Urls;
  /** What goes into the slots once it is done. */
  readonly made: NamedImages;
}

const NONE: LetteredNames = { state: "busy", urls: new Map(), made: { images: {}, blobs: new Map() } };

interface Choice extends NamesChoice {
  readonly category: string;
  /** Counts how often it was tried again. */
  readonly attempt: number;
}

/** The slots' pictures with their names on, rendered for every choice; the last finished stay meanwhile. */
export function useLetteredNames(choice: Choice): LetteredNames {
  const [names, setNames] = useState(NONE);
  const shown = useRef(NONE.urls);
  const { category, slots, style, colour, turn, attempt } = choice;
  const key = JSON.stringify([slots, style, colour, turn, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the pictures depend on
  useEffect(() => {
    const ended = new AbortController();
    setNames((before) => ({ ...before, state: "busy" }));
    const make = async () => {
      const made = await namedImages(choice);
      const pngs = await renderNamed(state.design, category, made, ended.signal);
      ended.signal.throwIfAborted();
      release(shown.current);
      const urls = new Map([...pngs].map(([slot, png]) => [slot, URL.createObjectURL(new Blob([png]))]));
      shown.current = urls;
      setNames({ state: "done", urls, made });
    };
    make().catch((fault) => {
      if (ended.signal.aborted) return;
      console.warn("The names could not be put on", fault);
      setNames({ ...NONE, state: "failed" });
    });
    return () => ended.abort();
  }, [key]);

  useEffect(() => () => release(shown.current), []);
  return names;
}

function release(urls: Urls): void {
  for (const url of urls.values()) URL.revokeObjectURL(url);
}
