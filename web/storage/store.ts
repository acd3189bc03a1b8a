import { ACTIVE } from "../../shared/machines/index.ts";
import { createDesignStore } from "./create-store.ts";
import { browserEnvironment } from "./environment.ts";

/** The store of the one design that the app is about. */
export const store = createDesignStore(ACTIVE.model, browserEnvironment());
