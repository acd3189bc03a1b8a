import { lazy, Suspense, useEffect } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { PRODUCT } from "../shared/catalogue/active.ts";
import { ALIASES, isSmooth, ROUTES, type Route as RouteData } from "./routes.ts";
import { Shell } from "./shell/Shell.tsx";

/** Each page's component, loaded once, when its address is first opened. */
const PAGES = ROUTES.map(({ path, load }) => ({
  path,
  page: lazy(async () => ({ default: await load() })),
}));

export function App() {
  useTitle();
  return (
    <Shell smooth={isSmooth}>
      <Suspense fallback={null}>
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
      </Suspense>
    </Shell>
  );
}

/** Names the tab after the page. */
function useTitle(): void {
  const [path] = useLocation();
  useEffect(() => {
    const page: RouteData | undefined = ROUTES.find((route) => route.path === path);
    document.title = page ? `${page.title} · ${PRODUCT}` : PRODUCT;
  }, [path]);
}
