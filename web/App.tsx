import { useEffect } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { PRODUCT } from "../shared/product.ts";
import { DropHost } from "./DropHost.tsx";
import { LooksHost } from "./LooksHost.tsx";
import {
  ALIASES,
  isOwnRoute,
  isSmooth,
  isWorking,
  plainPath,
  ROUTES,
  type Route as RouteData,
} from "./routes.ts";
import { Shell } from "./shell/Shell.tsx";
import { loadedOnUse } from "./ui/loaded-on-use.tsx";
import { SHELL } from "./words/shell.ts";

/** Each page's component, loaded once, when its address is first opened. */
const PAGES = ROUTES.map(({ path, load }) => ({
  path,
  page: loadedOnUse<object>(load),
}));

export function App() {
  const title = useTitle();
  const [path] = useLocation();
  const plain = plainPath(path);
  if (plain !== path && isOwnRoute(path)) return <Redirect to={plain} replace />;
  return (
    <Shell smooth={isSmooth} label={title} isWorking={isWorking(path)}>
      <Switch>
        {PAGES.map(({ path, page }) => (
          <Route key={path} path={path} component={page} />
        ))}
        {ALIASES.map(({ path, to }) => (
          <Route key={path} path={path}>
            <Redirect to={to} replace />
          </Route>
        ))}
        <Redirect to="/" replace />
      </Switch>
      <LooksHost />
      <DropHost />
    </Shell>
  );
}

/** Sets the document's title and canonical link. Returns the page's title; undefined while redirecting. */
function useTitle(): string | undefined {
  const [path] = useLocation();
  const page: RouteData | undefined = ROUTES.find((route) => route.path === path);
  useEffect(() => {
    if (!page) return;
    document.title = SHELL.title(page.title, PRODUCT);
    canonical().href = location.origin + page.path;
  }, [page]);
  return page?.title;
}

/** The link that tells search engines which address the page has, whatever was asked for. */
const canonical = (): HTMLLinkElement =>
  document.querySelector<HTMLLinkElement>("link[rel=canonical]") ??
  document.head.appendChild(Object.assign(document.createElement("link"), { rel: "canonical" }));
