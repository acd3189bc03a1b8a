import { useEffect, useState } from "react";

const NONE: ReadonlyMap<string, string> = new Map();

/** Addresses for pictures that are kept nowhere, by the keys of their PNGs, while they are shown. */
export function useObjectUrls(
  pngs: ReadonlyMap<string, Uint8Array<ArrayBuffer>> | undefined,
): ReadonlyMap<string, string> {
  const [urls, setUrls] = useState(NONE);
  useEffect(() => {
    if (!pngs || pngs.size === 0) return setUrls(NONE);
    const made = new Map(
      [...pngs].map(([key, png]) => [key, URL.createObjectURL(new Blob([png], { type: "image/png" }))]),
    );
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [pngs]);
  return urls;
}
