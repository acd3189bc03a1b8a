import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/**
 * On another page: to its top, and the focus to its main part, so that keys and screen readers start there.
 * Going back or forward leaves the scrolling to the browser, which remembers it.
 */
export function useArrival(smooth: (path: string) => boolean = () => false): void {
  const [path] = useLocation();
  const last = useRef(path);
  const travelled = useRef(false);
  useEffect(() => {
    const note = () => {
      travelled.current = true;
    };
    window.addEventListener("popstate", note);
    return () => window.removeEventListener("popstate", note);
  }, []);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const calm = !matchMedia("(prefers-reduced-motion: reduce)").matches && smooth(path);
    if (!travelled.current) window.scrollTo({ top: 0, behavior: calm ? "smooth" : "instant" });
    travelled.current = false;
    const main = document.getElementById("main");
    // A page may have given it to its one field already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [path, smooth]);
}
