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

const NOTHING = { packageName: "Lobby", inputs: [] };
const { signal } = new AbortController();

afterEach(() => vi.unstubAllGlobals());

it("the progress of a package is reported at most every 50 ms, and at the end", async () => {
  vi.stubGlobal("XMLHttpRequest", ChattyRequest);
  const told: number[] = [];
  const outcome = await requestPackage(NOTHING, { signal, onProgress: (share) => told.push(share) });
  expect(outcome).toEqual({ ok: false, failure: { code: "bad-answer", detail: "status 500" } });
  expect(told.length).toBeLessThanOrEqual((PIECES * MS_A_PIECE) / 50 + 2);
  expect(told.length).toBeGreaterThan(5);
  expect(told.at(-1)).toBe(1);
});

it("a server that fails by its own fault is no refusal, so the package can be built on the device", async () => {
  class FailedRequest extends ChattyRequest {
    override readonly response = new Blob([JSON.stringify({ code: "internal", pointer: "" })]);
    override getResponseHeader = () => "application/problem+json";
  }
  vi.stubGlobal("XMLHttpRequest", FailedRequest);
  const outcome = await requestPackage(NOTHING, { signal, onProgress: () => {} });
  expect(outcome).toEqual({ ok: false, failure: { code: "bad-answer", detail: "status 500" } });
  expect(!outcome.ok && canPackOnDevice(outcome.failure)).toBe(true);
});

const icon = (name: string, bytes = png(302, 485)) => ({
  ...{ category: "icons", name, file: new Blob([bytes]) },
});

it("a package that is built on the device names the damaged file", async () => {
  const inputs = [icon("0.png"), icon("1.png"), icon("2.png", png(302, 485).slice(0, -20))];
  const outcome = await packOnDevice(CLASSIC_MODEL, { packageName: "Lobby", inputs });
  expect(outcome).toEqual({ ok: false, failure: { code: "damaged", input: inputs[2] } });
});

it("a package that is built on the device is refused for the same reason as by the server", async () => {
  const order = { packageName: "x".repeat(101), inputs: [icon("left.png")] };
  const outcome = await packOnDevice(CLASSIC_MODEL, order);
  expect(outcome).toMatchObject({
    ok: false,
    failure: { code: "refused", problem: { code: "package-name-too-long" }, input: undefined },
  });
});

it("a package that is cancelled while it is built on the device is not given out", async () => {
  const order = { packageName: "Lobby", inputs: [icon("left.png")] };
  const cancelling = new AbortController();
  const options = { where: "device", signal: cancelling.signal, onProgress: () => {} } as const;
  const build = () => packOnDeviceOrServer(CLASSIC_MODEL, order, options);
  expect(await build()).toMatchObject({ ok: true });
  const building = build();
  cancelling.abort();
  expect(await building).toEqual({ ok: false, failure: { code: "cancelled" } });
});
