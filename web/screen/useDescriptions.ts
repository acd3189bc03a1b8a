import { useEffect, useState } from "react";
import { ACTIVE } from "../../shared/machines/index.ts";

/** Returns a function that describes a bundled picture, once the descriptions are loaded. */
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
