import { useEffect } from "react";

/** Has the machine's own pictures loaded before their screens are shown. */
export function useTemplates(paths: readonly string[]): void {
  const key = paths.join("\n");
  useEffect(() => {
    for (const path of key.split("\n")) new Image().src = path;
  }, [key]);
}
