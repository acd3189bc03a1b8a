import { type ComponentProps, useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { LooksDialog } from "../looks/LooksDialog.tsx";
import { setLooksOpener } from "../screen/open-looks.ts";

type OpenLooks = Omit<ComponentProps<typeof LooksDialog>, "onClose"> & {
  readonly Chooser: typeof LooksDialog;
};

/** Shows the chooser of looks over any page; its code and data are loaded when it is first opened. */
export function LooksHost() {
  const [open, setOpen] = useState<OpenLooks>();
  const [path] = useLocation();
  useEffect(() => {
    setLooksOpener(async () => {
      const { loadLooks, LooksDialog: Chooser } = await import("../looks/LooksDialog.tsx");
      const loaded = await loadLooks();
      if (loaded) setOpen({ ...loaded, Chooser });
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it
  useEffect(() => setOpen(undefined), [path]);
  if (!open) return null;
  const { Chooser, ...machine } = open;
  return <Chooser {...machine} onClose={() => setOpen(undefined)} />;
}
