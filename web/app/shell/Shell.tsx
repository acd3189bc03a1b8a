import type { ReactNode } from "react";
import { SHELL } from "../../messages/en/shell.ts";
import { loadedOnUse } from "../../ui/loaded-on-use.tsx";
import { useHasToasts } from "../../ui/toast/notify.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import styles from "./Shell.module.css";
import { useArrival } from "./useArrival.ts";

const ToastView = loadedOnUse(async () => (await import("../../ui/toast/ToastView.tsx")).ToastView);

interface ShellProps {
  /** The page. The shell gives it the `main` landmark. */
  children: ReactNode;
  /** Whether navigation to a path scrolls to the top smoothly. */
  smooth?: (path: string) => boolean;
  /** The page's title: announced when navigation moves the focus to `main`. */
  label?: string | undefined;
  /** The page has a bar of its own at the bottom, below which nothing stands. */
  isWorking?: boolean;
}

/** What stands around every page: skip link, header, main, footer, toasts. */
export function Shell({ children, smooth, label, isWorking = false }: ShellProps) {
  useArrival(smooth);
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
      {!isWorking && <Footer />}
      {hasToasts && <ToastView />}
    </>
  );
}
