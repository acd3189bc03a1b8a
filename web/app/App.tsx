import { useEffect } from "react";
import { Redirect, useLocation } from "wouter";
import { SHELL } from "#messages/shell.ts";
import { PRODUCT } from "../../shared/product.ts";
import { editing } from "../edit/app.ts";
import { loadedOnUse } from "../ui/loaded-on-use.tsx";
import { DropHost } from "./DropHost.tsx";
import { LooksHost } from "./LooksHost.tsx";
import { hasBottomBar, isSmooth, ROUTES, type Route, targetOf } from "./routes.ts";
import { Shell } from "./shell/Shell.tsx";

/** The component of each page by its path, loaded when the page is first opened. */
const PAGES = new Map(ROUTES.map((route) => [route.path, loadedOnUse<object>(() => loadPage(route))]));

async function loadPage({ load, needsDesign }: Route) {
  const [page] = await Promise.all([load(), needsDesign && editing.ready]);
  return page;
}

export function App() {
  const title = useTitle();
  const [path] = useLocation();
  const Page = PAGES.get(path);
  return (
    <Shell isSmooth={isSmooth} label={title} hasBottomBar={hasBottomBar(path)}>
      {Page ? <Page /> : <Redirect to={targetOf(path) ?? "/"} replace />}
      <LooksHost />
      <DropHost />
    </Shell>
  );
}

/** Sets the document's title and canonical link. Returns the title; undefined while redirecting. */
function useTitle(): string | undefined {
  const [path] = useLocation();
  const page: Route | undefined = ROUTES.find((route) => route.path === path);
  useEffect(() => {
    if (!page) return;
    document.title = SHELL.title(page.title, PRODUCT);
    canonical().href = location.origin + page.path;
  }, [page]);
  return page?.title;
}

const canonical = (): HTMLLinkElement =>
  document.querySelector<HTMLLinkElement>("link[rel=canonical]") ??
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "canonical" }));
