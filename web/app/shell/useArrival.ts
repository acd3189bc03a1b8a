import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/**
 * After navigation, scrolls to the top and focuses `main`, so that keyboards and screen readers start there.
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
    // A page may have focused its only field already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [path, smooth]);
}
