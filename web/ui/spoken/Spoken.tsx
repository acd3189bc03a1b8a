import type { ReactNode } from "react";

export function Spoken({ children }: { children: ReactNode }) {
  return <span className="spoken">{children}</span>;
}
