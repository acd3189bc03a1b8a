import type { Page } from "playwright";

/** Parts of a browser that can be made to fail, in a page and in its workers. */
export type Part =
  | "open refused"
  | "open silent"
  | "connection lost"
  | "reading refused"
  | "storing refused"
  | "localStorage blocked"
  | "localStorage full"
  | "workers refused"
  | "workers dying"
  | "decoding"
  | "encoding"
  | "canvas"
  | "memory"
  | "file reading"
  | "registration"
  | "clock in 1970"
  | "clock in 2100";

/**
 * Replaces each part by one that fails as long as its name is in `brokenParts`. Runs in the page and in workers, and
 * must not use anything from outside itself.
 */
function install(parts: readonly string[]): void {
  const broken = new Set(parts);
  const scope = globalThis as unknown as Record<string, { readonly prototype: object } | undefined>;
  Object.assign(globalThis, { brokenParts: broken });
  const fault = (name: string) => new DOMException("broken by a test", name);
  type Buffers = typeof ArrayBuffer;
  type Method = (this: object, ...given: unknown[]) => unknown;
  /** Calls `instead` while the part is broken. */
  const replace = (part: Part, owner: object | undefined, name: string, instead: Method) => {
    const real = owner && (Reflect.get(owner, name) as Method | undefined);
    if (!real) return;
    Reflect.set(owner, name, function (this: object, ...given: unknown[]) {
      return Reflect.apply(broken.has(part) ? instead : real, this, given);
    });
  };
  const throwing = (name: string) => () => {
    throw fault(name);
  };
  const rejecting = (name: string) => () => Promise.reject(fault(name));
  const prototype = (name: string) => scope[name]?.prototype;

  replace("open refused", prototype("IDBFactory"), "open", throwing("UnknownError"));
  replace("open silent", prototype("IDBFactory"), "open", () => new EventTarget());
  replace("connection lost", prototype("IDBDatabase"), "transaction", throwing("InvalidStateError"));
  for (const name of ["get", "count", "getAll", "getAllKeys"])
    replace("reading refused", prototype("IDBObjectStore"), name, throwing("UnknownError"));

  replace("storing refused", prototype("IDBObjectStore"), "put", throwing("QuotaExceededError"));

  if ("localStorage" in globalThis) {
    const real = localStorage;
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        if (broken.has("localStorage blocked")) throw fault("SecurityError");
        return real;
      },
    });
    replace("localStorage full", prototype("Storage"), "setItem", throwing("QuotaExceededError"));
  }

  if (scope.Worker) {
    const construct = (real: typeof Worker, given: unknown[]) => {
      if (broken.has("workers refused")) throw fault("SecurityError");
      return Reflect.construct(real, given);
    };
    scope.Worker = new Proxy(scope.Worker as unknown as typeof Worker, { construct });
    replace("workers dying", prototype("Worker"), "postMessage", function () {
      const worker = this as Worker;
      worker.terminate();
      setTimeout(() => worker.dispatchEvent(new Event("error")));
    });
  }

  replace("decoding", globalThis, "createImageBitmap", rejecting("InvalidStateError"));
  replace("decoding", prototype("ImageDecoder"), "decode", rejecting("EncodingError"));
  replace("decoding", prototype("HTMLImageElement"), "decode", rejecting("EncodingError"));
  replace("encoding", prototype("OffscreenCanvas"), "convertToBlob", rejecting("EncodingError"));
  replace("encoding", prototype("HTMLCanvasElement"), "toBlob", (done) =>
    setTimeout(done as () => void, 0, null),
  );
  for (const name of ["OffscreenCanvas", "HTMLCanvasElement"])
    replace("canvas", prototype(name), "getContext", () => null);

  /** Small ones are still there. */
  const mostBytes = 50_000;
  for (const name of [
    "ArrayBuffer",
    "Uint8Array",
    "Uint8ClampedArray",
    "Uint16Array",
    "Int32Array",
    "Float32Array",
  ]) {
    const construct = (real: Buffers, given: unknown[], target: Buffers) => {
      const [length] = given;
      if (broken.has("memory") && typeof length === "number" && length > mostBytes)
        throw new RangeError("Array buffer allocation failed");
      return Reflect.construct(real, given, target);
    };
    scope[name] = new Proxy(scope[name] as unknown as Buffers, { construct });
  }
  replace("memory", prototype("OffscreenCanvasRenderingContext2D"), "getImageData", () => {
    throw new RangeError("Out of memory at ImageData creation");
  });
  for (const name of ["arrayBuffer", "text", "bytes"])
    replace("file reading", prototype("Blob"), name, rejecting("NotReadableError"));
  for (const name of ["readAsArrayBuffer", "readAsText", "readAsDataURL"])
    replace("file reading", prototype("FileReader"), name, throwing("NotReadableError"));
  const RealDate = Date;
  const years = { "clock in 1970": 0, "clock in 2100": 4_102_444_800_000 };
  const time = () => {
    for (const [part, start] of Object.entries(years)) if (broken.has(part)) return start + performance.now();
    return RealDate.now();
  };
  globalThis.Date = new Proxy(Date, {
    construct: (real, given, target) =>
      Reflect.construct(real, given.length === 0 ? [time()] : given, target),
    get: (real, name) => (name === "now" ? time : Reflect.get(real, name)),
  });
  replace("registration", prototype("ServiceWorkerContainer"), "register", rejecting("SecurityError"));
}

type Global = { readonly brokenParts?: Set<string> };
const set = (parts: readonly string[]): void => {
  const { brokenParts } = globalThis as Global;
  brokenParts?.clear();
  for (const part of parts) brokenParts?.add(part);
};

const WORKERS = /\.worker-[^/]*\.js$/;

/** Makes the parts of a page breakable, from its next load on. */
export async function breakable(page: Page): Promise<{ set(...parts: Part[]): Promise<void> }> {
  let now: readonly Part[] = [];
  let installed = await page.addInitScript(install, now);
  await page.route(WORKERS, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${install})(${JSON.stringify(now)});${await response.text()}` });
  });
  return {
    async set(...parts) {
      now = parts;
      await installed.dispose();
      installed = await page.addInitScript(install, now);
      await page.evaluate(set, now);
      for (const worker of page.workers()) await worker.evaluate(set, now);
    },
  };
}
