import { afterEach, expect, it, vi } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import {
  canPackOnDevice,
  packOnDevice,
  packOnDeviceOrServer,
  requestPackage,
} from "../../web/exports/media-package.ts";
import { png } from "../support/png.ts";

/** WebKitGTK reports every 8 KB that it has sent, which the browsers of the other tests do not. */
const SENT = 8_192;
const PIECES = 1_735;
const MS_A_PIECE = 0.3;

/** The part of XMLHttpRequest that a package needs, with many events of its upload, and an answer of 500. */
class ChattyRequest {
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly status = 500;
  readonly response: Blob | undefined = undefined;
  onload = () => {};
  open(): void {}
  getResponseHeader = (): string | null => null;
  send(): void {
    const total = PIECES * SENT;
    for (let i = 1; i <= PIECES; i++)
      this.upload.onprogress?.({ loaded: i * SENT, total, timeStamp: i * MS_A_PIECE });
    this.onload();
  }
}

afterEach(() => vi.unstubAllGlobals());

it("the progress of a package is reported at most every 50 ms, and at the end", async () => {
  vi.stubGlobal("XMLHttpRequest", ChattyRequest);
  const told: number[] = [];
  const { signal } = new AbortController();
  const order = { packageName: "Lobby", inputs: [] };
  const outcome = await requestPackage(order, { signal, onProgress: (share) => told.push(share) });
  expect(outcome).toEqual({ ok: false, failure: { code: "bad-answer", detail: "status 500" } });
  expect(told.length).toBeLessThanOrEqual((PIECES * MS_A_PIECE) / 50 + 2);
  expect(told.length).toBeGreaterThan(5);
  expect(told.at(-1)).toBe(1);
});

it("a server that fails by its own fault is no refusal, so the package can be built on the device", async () => {
  const body = new Blob([JSON.stringify({ code: "internal", pointer: "" })]);
  class FailedRequest extends ChattyRequest {
    override readonly response = body;
    override getResponseHeader = () => "application/problem+json";
  }
  vi.stubGlobal("XMLHttpRequest", FailedRequest);
  const { signal } = new AbortController();
  const outcome = await requestPackage(
    { packageName: "Lobby", inputs: [] },
    { signal, onProgress: () => {} },
  );
  expect(outcome).toEqual({ ok: false, failure: { code: "bad-answer", detail: "status 500" } });
  expect(!outcome.ok && canPackOnDevice(outcome.failure)).toBe(true);
});

it("a package that is built on the device names the damaged file", async () => {
  const good = png(302, 485);
  const cut = good.slice(0, good.length - 20);
  const inputs = [good, good, cut].map((bytes, at) => ({
    category: "icons",
    name: `${at}.png`,
    file: new Blob([bytes]),
  }));
  const outcome = await packOnDevice(CLASSIC_MODEL, { packageName: "Lobby", inputs });
  expect(outcome).toEqual({ ok: false, failure: { code: "damaged", input: inputs[2] } });
});

it("a package that is built on the device is refused for the same reason as by the server", async () => {
  const input = { category: "icons", name: "left.png", file: new Blob([png(302, 485)]) };
  const outcome = await packOnDevice(CLASSIC_MODEL, { packageName: "x".repeat(101), inputs: [input] });
  expect(outcome).toMatchObject({
    ok: false,
    failure: { code: "refused", problem: { code: "package-name-too-long" }, input: undefined },
  });
});

it("a package that is cancelled while it is built on the device is not given out", async () => {
  const inputs = [{ category: "icons", name: "left.png", file: new Blob([png(302, 485)]) }];
  const cancelling = new AbortController();
  const { signal } = cancelling;
  const options = { where: "device", signal, onProgress: () => {} } as const;
  const build = () => packOnDeviceOrServer(CLASSIC_MODEL, { packageName: "Lobby", inputs }, options);
  expect(await build()).toMatchObject({ ok: true });
  const building = build();
  cancelling.abort();
  expect(await building).toEqual({ ok: false, failure: { code: "cancelled" } });
});
