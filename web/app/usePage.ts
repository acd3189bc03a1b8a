import { type ComponentType, useEffect, useLayoutEffect, useState } from "react";
import { editing } from "../edit/app.ts";
import { ROUTES, type Route } from "./routes.ts";

const pages = new Map<Route, ComponentType>();

async function loadPage(route: Route): Promise<void> {
  const [page] = await Promise.all([route.load(), route.needsDesign && editing.ready]);
  if (!pages.has(route)) pages.set(route, page);
}

/**
 * Returns the previous page until that of `route` is loaded, or none if loading fails. Not React.lazy, for
 * the reason given at `loadOnUse`.
 */
export function usePage(route: Route | undefined) {
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
