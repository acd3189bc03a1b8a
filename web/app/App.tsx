import { Redirect, useLocation } from "wouter";
import { editing } from "../edit/app.ts";
import { loadedOnUse } from "../ui/loaded-on-use.tsx";
import { DropHost } from "./DropHost.tsx";
import { LooksHost } from "./LooksHost.tsx";
import { ROUTES, type Route, targetOf } from "./routes.ts";
import { Shell } from "./shell/Shell.tsx";

const PAGES = new Map(ROUTES.map((route) => [route.path, loadedOnUse<object>(() => loadPage(route))]));

async function loadPage({ load, needsDesign }: Route) {
  const [page] = await Promise.all([load(), needsDesign && editing.ready]);
  return page;
}

export function App() {
  const [path] = useLocation();
  const Page = PAGES.get(path);
  return (
    <Shell>
      {Page ? <Page /> : <Redirect to={targetOf(path) ?? "/"} replace />}
      <LooksHost />
      <DropHost />
    </Shell>
  );
}
