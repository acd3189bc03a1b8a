import { afterEach, expect } from "vitest";
import { requestsOutside } from "./browser.ts";

/* In every project that opens a browser: designs and pictures leave the device for nobody but the own server. */

afterEach(() => expect(requestsOutside.splice(0), "requests to other origins").toEqual([]));
