import { describe, expect, it } from "vitest";
import { formatContentDisposition } from "../../worker/response.ts";
import { png } from "../support/png.ts";
import { expectStrict } from "../support/strict-headers.ts";
import { dataUrl, PACKAGE_URL, send, sendJson } from "./api.ts";

const FILES = { icons_0: { data: dataUrl(png(302, 485)), name: "cup.png" } };
const FROM = { Origin: "https://other.test" };

describe("the name of a download", () => {
  it("is in ASCII and in full, each with what it may have of it", () => {
    expect(formatContentDisposition(`"50 %" (Bob's) é*\\.mp`)).toBe(
      `attachment; filename="_50 __ (Bob's) _*_.mp"; ` +
        "filename*=UTF-8''%2250%20%25%22%20%28Bob%27s%29%20%C3%A9%2A%5C.mp",
    );
  });
});

describe("the endpoint's headers", () => {
  it.each([
    ["a package", 200, () => sendJson(JSON.stringify({ packageName: "Lobby", files: FILES }), FROM)],
    ["a refusal", 422, () => sendJson("{}", FROM)],
    ["another method", 405, () => send({ method: "GET", headers: FROM })],
    ["another path", 404, () => send({ method: "GET", headers: FROM }, PACKAGE_URL.replace("create", "no"))],
    [
      "a preflight",
      204,
      () => send({ method: "OPTIONS", headers: { ...FROM, "Access-Control-Request-Method": "POST" } }),
    ],
    [
      "the API's description",
      200,
      () => send({ method: "GET", headers: FROM }, PACKAGE_URL.replace("create-package", "openapi.json")),
    ],
  ])("are as strict as a public API's can be on %s", async (_, status, ask) => {
    const response = await ask();
    expect(response.status).toBe(status);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    await response.body?.cancel();
    expectStrict(response.headers);
  });
});
