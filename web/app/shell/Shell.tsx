import { type ReactNode, useEffect, useRef } from "react";
import { useSnapshot } from "valtio/react";
import { Link } from "wouter";
import { SHELL } from "#messages/shell.ts";
import { NOTICES_PATH, PRODUCT_NAME } from "../../../shared/product.ts";
import { classNames } from "../../ui/classes.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { phaseTitle } from "../../ui/phase-title.ts";
import { toastState } from "../../ui/toast/notify.ts";
import { type Route, toSentenceCase } from "../routes.ts";
import { Header, Logo } from "./Header.tsx";
import { FOOTER_LINKS } from "./links.ts";
import styles from "./Shell.module.css";

const ToastView = lazyComponent(async () => (await import("../../ui/toast/ToastView.tsx")).ToastView);

interface ShellProps {
  route: Route | undefined;
  isBusy: boolean;
  children: ReactNode;
}

export function Shell({ route, isBusy, children }: ShellProps) {
  useArrival(route);
  const { heading } = useSnapshot(phaseTitle, { sync: true });
  const title = heading === undefined ? route?.title : toSentenceCase(heading);
  useHead(route, title);
  const { hasToasts } = useSnapshot(toastState);
  return (
    <>
      {/* In the wizard, the rail and the machine come before the content. */}
      <a className={classNames("strong", styles.skip)} href={route?.hasBottomBar ? "#content" : "#main"}>
        {SHELL.skip}
      </a>
      <Header />
      <div id="steps" />
      {/* Screen readers announce the label when navigation moves the focus here. */}
      <main
        id="main"
        className={classNames(styles.main, route?.hasBottomBar && styles.filled)}
        tabIndex={-1}
        aria-label={title}
        aria-busy={isBusy}
      >
        {children}
      </main>
      {!route?.hasBottomBar && <Footer />}
      {hasToasts && <ToastView />}
    </>
  );
}

function Footer() {
  return (
    <footer className={classNames("dark", styles.footer)}>
      <div className={classNames("page stack", styles.columns)}>
        <div className={classNames("stack-4 top muted", styles.about)}>
          <Logo name={PRODUCT_NAME} />
          <p>{SHELL.promise}</p>
          <a href={NOTICES_PATH} className={classNames("line touch", styles.link)}>
            {SHELL.notices}
          </a>
          <p>
            {PRODUCT_NAME} {import.meta.env.VITE_VERSION}
          </p>
        </div>
        <nav className={classNames("stack-5", styles.pages)} aria-label={SHELL.allPages}>
          {FOOTER_LINKS.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.heading}>{title}</p>
              <ul className="grid">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} className={classNames("line touch", styles.link)}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}

function focusMain(before: Element | null): void {
  const main = document.getElementById("main");
  // The page may have focused its only field already.
  if (document.activeElement !== before || main?.contains(before)) return;
  main?.focus({ preventScroll: true });
  // Chromium ignores some calls of `focus` during loading.
  requestAnimationFrame(() => focusMain(before));
}

/** Scrolls to the top, unless the browser restores the position, and focuses `main`. */
function useArrival(route: Route | undefined): void {
  const last = useRef(route);
  const isFromHistory = useRef(false);
  useEffect(() => {
    const note = () => {
      // Links within the page fire this event too.
      isFromHistory.current = location.pathname !== last.current?.path;
    };
    addEventListener("popstate", note);
    return () => removeEventListener("popstate", note);
  }, []);
  useEffect(() => {
    if (!route || last.current === route) return;
    last.current = route;
    const scrollsSmoothly = route.isSmooth && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isFromHistory.current) scrollTo({ top: 0, behavior: scrollsSmoothly ? "smooth" : "instant" });
    isFromHistory.current = false;
    focusMain(document.activeElement);
  }, [route]);
}

function useHead(route: Route | undefined, title: string | undefined): void {
  useEffect(() => {
    if (!route || title === undefined) return;
    document.title = SHELL.title(title, PRODUCT_NAME);
    const link =
      document.querySelector<HTMLLinkElement>("link[rel=canonical]") ??
      document.head.appendChild(Object.assign(document.createElement("link"), { rel: "canonical" }));
    link.href = location.origin + route.path;
  }, [route, title]);
}
