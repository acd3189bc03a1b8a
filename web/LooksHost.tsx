import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { OpenLooks } from "./looks/load-looks.tsx";
import { setLooksOpener } from "./screen/looks-door.ts";

/** Where the chooser of looks stands, over whatever page; its code and data are loaded by the first who opens it. */
export function LooksHost() {
  const [open, setOpen] = useState<OpenLooks>();
  const [path] = useLocation();
  useEffect(() => {
    const close = () => setOpen(undefined);
    setLooksOpener(async () => {
      const { loadLooks } = await import("./looks/load-looks.tsx");
      const opened = await loadLooks(close);
      if (opened) setOpen(opened);
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setOpen(undefined), [path]);
  useEffect(() => () => open?.end(), [open]);
  return open && <open.Chooser />;
}
