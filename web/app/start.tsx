import "../styles/shared.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/print.css";

/** Milliseconds after which a page without interaction loads the rest of its code. */
const START_MS = 10_000;

export function start(): void {
  const root = document.getElementById("app");
  if (!root) throw new Error("Element #app not found in index.html");
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

  // Only builds have files to cache for offline use.
  if (import.meta.env.PROD) {
    const started = new AbortController();
    const startRest = async () => {
      if (started.signal.aborted) return;
      started.abort();
      await (await import("./after-load.ts")).startAfterLoad();
    };
    for (const act of ["pointerdown", "keydown"])
      addEventListener(act, () => setTimeout(startRest), { once: true, signal: started.signal });
    if (document.readyState === "complete") setTimeout(startRest, START_MS);
    else addEventListener("load", () => setTimeout(startRest, START_MS));
  }
}
