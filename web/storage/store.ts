import { ACTIVE } from "../../shared/machines/index.ts";
import { createDesignStore } from "./create-store.ts";
import { browserEnvironment } from "./environment.ts";

/** The store of the one design that the app is about. */
export const store = createDesignStore(ACTIVE.model, browserEnvironment());

// What writes is no part of the first paint: it comes with the first touch or key.
for (const event of ["pointerdown", "keydown", "dragenter", "paste"])
  addEventListener(event, () => store.prepare(), { once: true, capture: true });
