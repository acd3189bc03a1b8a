import { describe, expect, it } from "vitest";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { expectProblem, sendJson } from "./api.ts";

describe("a body over the limit", () => {
  const over = REQUEST_LIMITS.bodyBytes + 1;
  let read = 0;
  /** A body of that many bytes, made as it is read. */
  const long = (start: string, length: number, end = " ") => {
    read = 0;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (read >= length) return controller.close();
        const bytes = new Uint8Array(Math.min(1_048_576, length - read)).fill(32);
        if (read === 0) bytes.set(new TextEncoder().encode(start));
        if (read + bytes.length === length) bytes.set(new TextEncoder().encode(end), bytes.length - 1);
        controller.enqueue(bytes);
        read += bytes.length;
      },
    });
  };

  it.each([
    ["is refused without a Content-Length", 413, "body-too-large", () => long("{", over)],
    ["is not refused for what comes after the limit", 413, "body-too-large", () => long("{", over, "!")],
    ["is refused with one", 413, "body-too-large", () => new Uint8Array(over).fill(32)],
    [
      "is not refused for its length at the limit",
      400,
      "malformed-json",
      () => long("{", REQUEST_LIMITS.bodyBytes),
    ],
    ["is refused for what is wrong before the limit", 422, "not-an-object", () => long("[", over)],
  ])("%s", async (_, status, code, body) => {
    await expectProblem(await sendJson(body()), status, code);
  });

  it("is read on to twice the limit and no further", async () => {
    await expectProblem(await sendJson(long("[", Number.POSITIVE_INFINITY)), 422, "not-an-object");
    expect(read).toBeGreaterThanOrEqual(2 * REQUEST_LIMITS.bodyBytes);
    expect(read).toBeLessThan(2.2 * REQUEST_LIMITS.bodyBytes);
  });
});
