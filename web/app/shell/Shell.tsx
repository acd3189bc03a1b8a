import { type ReactNode, useEffect, useRef } from "react";
import { useSnapshot } from "valtio/react";
import { useLocation } from "wouter";
import { SHELL } from "#messages/shell.ts";
import { PRODUCT_NAME } from "../../../shared/product.ts";
import { loadOnUse } from "../../ui/loaded-on-use.tsx";
import { toastState } from "../../ui/toast/notify.ts";
import { ROUTES, type Route } from "../routes.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./Shell.module.css";

const ToastView = loadOnUse(async () => (await import("../../ui/toast/ToastView.tsx")).ToastView);

export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const route = ROUTES.find((each) => each.path === path);
  useArrival(path, route?.isSmooth === true);
  useHead(route);
  const { hasToasts } = useSnapshot(toastState);
  return (
    <>
      <a className={styles.skip} href="#main">
        {SHELL.skip}
      </a>
      <Header />
      {/* Screen readers announce the label when navigation moves the focus here. */}
      <main id="main" className={styles.main} tabIndex={-1} aria-label={route?.title}>
        {children}
      </main>
      {!route?.hasBottomBar && <Footer />}
      {hasToasts && <ToastView />}
    </>
  );
}

/**
 * Makes keyboard and screen reader users start at the top after navigation. On going back or forward, the
 * browser restores the scroll position itself.
 */
function useArrival(path: string, isSmooth: boolean): void {
  const last = useRef(path);
  const isFromHistory = useRef(false);
  useEffect(() => {
    const note = () => {
      isFromHistory.current = true;
    };
    addEventListener("popstate", note);
    return () => removeEventListener("popstate", note);
  }, []);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    const scrollsSmoothly = isSmooth && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isFromHistory.current) scrollTo({ top: 0, behavior: scrollsSmoothly ? "smooth" : "instant" });
    isFromHistory.current = false;
    const main = document.getElementById("main");
    // The page may have focused its only field already.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [path, isSmooth]);
}

function useHead(route: Route | undefined): void {
  useEffect(() => {
    if (!route) return;
    document.title = SHELL.title(route.title, PRODUCT_NAME);
    const link =
      document.querySelector<HTMLLinkElement>("link[rel=canonical]") ??
      document.head.appendChild(Object.assign(document.createElement("link"), { rel: "canonical" }));
    link.href = location.origin + route.path;
  }, [route]);
}
