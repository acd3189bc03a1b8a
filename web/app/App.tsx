import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { Redirect, useLocation } from "wouter";
import { SHELL } from "#messages/shell.ts";
import { editingSession } from "../edit/app.ts";
import { setImporter, setLooksOpener } from "../screen/actions.ts";
import { Button } from "../ui/button/Button.tsx";
import { classNames } from "../ui/classes.ts";
import { filesAndFoldersIn, hasFiles } from "../ui/dropzone/transfer.ts";
import { notify } from "../ui/toast/notify.ts";
import { ROUTES, type Route, resolveRoute } from "./routes.ts";
import styles from "./shell/Shell.module.css";
import { Shell } from "./shell/Shell.tsx";

export function App() {
  const [path] = useLocation();
  const route = ROUTES.find((each) => each.path === path);
  const { shown, Page } = usePage(route);
  return (
    <Shell route={shown ?? route} isBusy={route !== shown}>
      {!route && <Redirect to={resolveRoute(path) ?? "/"} replace />}
      {Page ? <Page /> : shown && <PageNotLoaded title={shown.title} />}
      <LooksHost />
      <DropHost />
    </Shell>
  );
}

const pages = new Map<Route, ComponentType>();

async function loadPage(route: Route): Promise<void> {
  const [page] = await Promise.all([route.load(), route.needsDesign && editingSession.ready]);
  if (!pages.has(route)) pages.set(route, page);
}

/** `Page` is the previous page until that of `route` is loaded, or undefined if loading fails. */
function usePage(route: Route | undefined) {
  const [shown, setShown] = useState<Route>();
  if (route && route !== shown && pages.has(route)) setShown(route);
  useLayoutEffect(() => {
    if (!route || pages.has(route)) return;
    let isLeft = false;
    const show = () => !isLeft && setShown(route);
    loadPage(route).then(show, (fault) => {
      console.error(fault);
      show();
    });
    return () => {
      isLeft = true;
    };
  }, [route]);
  usePreload(shown);
  return { shown, Page: shown && pages.get(shown) };
}

function usePreload(route: Route | undefined): void {
  useEffect(() => {
    const next = route && ROUTES[ROUTES.indexOf(route) + 1];
    if (!next) return;
    const preload = () => void loadPage(next).catch(() => {});
    addEventListener("pointerdown", preload, { once: true });
    addEventListener("keydown", preload, { once: true });
  }, [route]);
}

function PageNotLoaded({ title }: { title: string }) {
  const [isTrying, setIsTrying] = useState(false);
  const tryAgain = async () => {
    setIsTrying(true);
    try {
      // Many browsers never retry a failed module, so only a reload helps.
      await fetch(location.href, { cache: "no-store" });
      location.reload();
    } catch {
      setIsTrying(false);
    }
  };
  return (
    <div id="content" className={classNames("page stack-4", styles.lost)} tabIndex={-1}>
      <h1>{title}</h1>
      <p role="alert">{SHELL.notLoaded}</p>
      <p>
        <Button variant="primary" busy={isTrying} onClick={tryAgain}>
          {SHELL.tryAgain}
        </Button>
      </p>
    </div>
  );
}

function LooksHost() {
  const [dialog, setDialog] = useState<ReactNode>();
  const [path] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the dialog
  useEffect(() => {
    let isLeft = false;
    setLooksOpener(async () => {
      const { loadLooksDialogProps, LooksDialog } = await import("../looks/LooksDialog.tsx");
      const loaded = await loadLooksDialogProps();
      if (loaded && !isLeft) setDialog(<LooksDialog {...loaded} onClose={() => setDialog(undefined)} />);
    });
    return () => {
      isLeft = true;
      setDialog(undefined);
    };
  }, [path]);
  return dialog;
}

/** Keeps a file dropped anywhere from replacing the page. */
function DropHost() {
  const [ImportHost, setImportHost] = useState<ComponentType>();
  const [isLoading, setLoading] = useState(false);
  // Files may be dropped as soon as the page is painted.
  useLayoutEffect(() => {
    const receive = (isFree: boolean, dropped?: readonly (FileSystemEntry | File)[]) => {
      if (isFree && dropped) setLoading(true);
      void import("../import/ImportHost.tsx")
        .then(
          (loaded) => {
            setImportHost(() => loaded.ImportHost);
            loaded.receiveFiles(isFree, dropped);
          },
          // If other code took the files, it reports failures itself.
          () => isFree && dropped && notify.error(SHELL.filesNotLoaded),
        )
        .finally(() => setLoading(false));
    };
    setImporter((files) => receive(true, files));
    const drag = (event: DragEvent) => {
      const { type, dataTransfer, defaultPrevented } = event;
      if (!hasFiles(dataTransfer)) return;
      event.preventDefault();
      const isFree = !defaultPrevented && type !== "dragleave" && !document.querySelector("dialog[open]");
      receive(isFree, type === "drop" ? filesAndFoldersIn(dataTransfer) : undefined);
    };
    const unbound = new AbortController();
    for (const type of ["dragover", "dragleave", "drop"] as const)
      addEventListener(type, drag, { signal: unbound.signal });
    return () => unbound.abort();
  }, []);
  return (
    <>
      {isLoading && <div className={styles.loading} aria-busy />}
      {ImportHost && <ImportHost />}
    </>
  );
}
