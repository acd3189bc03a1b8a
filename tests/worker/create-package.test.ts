import { describe, expect, it } from "vitest";
import { png } from "../support/png.ts";
import { dataUrl, sendJson } from "./api.ts";

describe("POST /api/create-package", () => {
  it("answers with an archive of exactly the announced length", async () => {
    const body = JSON.stringify({
      packageName: "Lobby",
      files: { screensaver_0: { data: dataUrl(png(1024, 768, { noise: 200 })), name: "a.png" } },
    });
    const response = await sendJson(body);
    expect(response.status).toBe(200);
    const bytes = await response.bytes();
    console.log(response.headers, bytes.length);
    expect(Number(response.headers.get("Content-Length"))).toBe(bytes.length);
  });
});
