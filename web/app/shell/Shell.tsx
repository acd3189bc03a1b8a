import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { SHELL } from "#messages/shell.ts";
import { loadedOnUse } from "../../ui/loaded-on-use.tsx";
import { useHasToasts } from "../../ui/toast/notify.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./Shell.module.css";

const ToastView = loadedOnUse(async () => (await import("../../ui/toast/ToastView.tsx")).ToastView);

interface ShellProps {
  /** The page, which becomes the `main` landmark. */
  children: ReactNode;
  /** Whether navigation to a path scrolls to the top smoothly. */
  isSmooth: (path: string) => boolean;
  /** The page's title, announced when navigation moves the focus to `main`. */
  label?: string | undefined;
  /** Whether the page has a bottom bar of its own and no footer. */
  hasBottomBar: boolean;
}

/** The frame of every page: skip link, header, main, footer, toasts. */
export function Shell({ children, isSmooth, label, hasBottomBar }: ShellProps) {
  useArrival(isSmooth);
  const hasToasts = useHasToasts();
  return (
    <>
      <a className={styles.skip} href="#main">
        {SHELL.skip}
      </a>
      <Header />
      <main id="main" className={styles.main} tabIndex={-1} aria-label={label}>
        {children}
      </main>
      {!hasBottomBar && <Footer />}
      {hasToasts && <ToastView />}
    </>
  );
}

/**
 * Scrolls to the top and focuses `main` after a navigation, so that keyboards and screen readers start there. If the
 * visitor went back or forward, the browser restores the scroll position itself.
 */
function useArrival(isSmooth: (path: string) => boolean): void {
  const [path] = useLocation();
  const last = useRef(path);
  const isFromHistory = useRef(false);
  useEffect(() => {
    const note = () => {
      isFromHistory.current = true;
    };
    window.addEventListener("popstate", note);
    return () => window.removeEventListener("popstate", note);
  }, []);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const scrollsSmoothly = !matchMedia("(prefers-reduced-motion: reduce)").matches && isSmooth(path);
    if (!isFromHistory.current) window.scrollTo({ top: 0, behavior: scrollsSmoothly ? "smooth" : "instant" });
    isFromHistory.current = false;
    const main = document.getElementById("main");
    // The page may have focused its only field already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [path, isSmooth]);
}
