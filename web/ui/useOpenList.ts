import { useEffect, useState } from "react";

/** Whether a list is open. Escape closes it, as does another `path`. */
export function useOpenList(path: string) {
  const [isOpen, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the list
  useEffect(() => setOpen(false), [path]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, []);
  return [isOpen, setOpen] as const;
}
