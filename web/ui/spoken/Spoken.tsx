import type { ReactNode } from "react";

/** Visually hidden text for screen readers. */
export function Spoken({ children }: { children: ReactNode }) {
  return <span className="spoken">{children}</span>;
}
