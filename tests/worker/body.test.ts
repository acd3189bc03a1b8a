import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import type { RequestFault } from "../../shared/package/problems.ts";
import {
  acquireScratchBuffer,
  BodyChunkReader,
  MAX_SPARE_BUFFERS,
  readBody,
  releaseScratchBuffer,
  SCRATCH_BUFFER_LENGTH,
} from "../../worker/body.ts";
import { StringCollector } from "../../worker/collector.ts";
import { createFileResponse } from "../../worker/response.ts";
import { joined, noise, sameBytes } from "../support/bytes.ts";
import { expectProblem, send, sendJson } from "./api.ts";

const FAULT: RequestFault = { code: "not-an-object", pointer: "" };
const DRAINED_BYTES = 2 * REQUEST_LIMITS.bodyBytes;

interface Read {
  value?: Uint8Array;
  done: boolean;
}

/** A body whose reader gives what it is told to, first as it is read, then as the rest is drained. */
function bodyOf(read: (view: Uint8Array) => Promise<Read>, drained = read) {
  const reader = {
    readAtLeast: vi.fn((_least: number, view: Uint8Array) => read(view)),
    read: vi.fn(drained),
    cancel: vi.fn(() => Promise.resolve()),
  };
  const getReader = vi.fn(() => reader);
  return { ...reader, getReader, body: { getReader } as unknown as ReadableStream<Uint8Array> };
}

/** What is read of a body that holds these bytes, at most so many at a time. */
function reads(bytes: Uint8Array, most = Number.POSITIVE_INFINITY): (view: Uint8Array) => Promise<Read> {
  let at = 0;
  return async (view) => {
    if (at === bytes.length) return { done: true };
    const part = bytes.subarray(at, at + Math.min(most, view.length));
    view.set(part);
    at += part.length;
    return { value: view.subarray(0, part.length), done: false };
  };
}

const never = () => new Promise<never>(() => {});
const refused = async () => FAULT;
const request = (body: ReadableStream<Uint8Array> | null, headers: Record<string, string> = {}) =>
  ({ body, headers: new Headers(headers) }) as Request;

/** Empties the pool, so that what it holds afterwards is known. */
const takeSpare = () => Array.from({ length: MAX_SPARE_BUFFERS }, acquireScratchBuffer);

describe("a scratch buffer", () => {
  it("is used again, up to a limit, but never with another length", () => {
    takeSpare();
    releaseScratchBuffer(new ArrayBuffer(SCRATCH_BUFFER_LENGTH - 1));
    expect(acquireScratchBuffer().byteLength).toBe(SCRATCH_BUFFER_LENGTH);
    const buffers = Array.from(
      { length: MAX_SPARE_BUFFERS + 3 },
      () => new ArrayBuffer(SCRATCH_BUFFER_LENGTH),
    );
    buffers.forEach(releaseScratchBuffer);
    const again = buffers.map(acquireScratchBuffer);
    expect(again.filter((buffer) => buffers.includes(buffer))).toHaveLength(MAX_SPARE_BUFFERS);
  });

  it("is used again once a body is read and an answer is sent", async () => {
    takeSpare();
    const buffer = new ArrayBuffer(SCRATCH_BUFFER_LENGTH);
    releaseScratchBuffer(buffer);
    await readBody(request(null), refused);
    expect(acquireScratchBuffer()).toBe(buffer);
    releaseScratchBuffer(buffer);
    const bytes = noise(10);
    await createFileResponse({ length: 10, chunks: () => [bytes] }, "a.mp", {}).bytes();
    expect(acquireScratchBuffer()).toBe(buffer);
  });
});

describe("a body", () => {
  it("is read into the caller's memory", async () => {
    const { body, getReader } = bodyOf(reads(noise(3)));
    const chunks = new BodyChunkReader(body);
    expect(getReader).toHaveBeenCalledWith({ mode: "byob" });
    expect(await chunks.next(0)).toEqual({ bytes: noise(3), isLast: false });
    expect(await chunks.next(2)).toEqual({ bytes: noise(3).subarray(1), isLast: true });
    expect(await chunks.next(1)).toEqual({ bytes: noise(3).subarray(2), isLast: true });
  });

  it.each([0, 1, 3_000, 2 * SCRATCH_BUFFER_LENGTH + 5])("of %i bytes is kept whole", async (length) => {
    const bytes = noise(length);
    const source = await new BodyChunkReader(bodyOf(reads(bytes)).body).readAll();
    if ("code" in source) throw new Error(source.code);
    expect(source.length).toBe(length);
    for (const [start, end] of [
      [0, length],
      [1, length - 1],
      [SCRATCH_BUFFER_LENGTH - 2, SCRATCH_BUFFER_LENGTH + 2],
      [SCRATCH_BUFFER_LENGTH, 2 * SCRATCH_BUFFER_LENGTH],
      [Math.max(0, length - 1), length + 9],
      [length + 2, length + 9],
    ] as const)
      expect(sameBytes(await source.read(start, end), bytes.slice(start, Math.max(start, end)))).toBe(true);
  });

  it("that is absent is empty", async () => {
    await expectProblem(
      await send({ headers: { "Content-Type": "application/json" } }),
      400,
      "malformed-json",
    );
  });

  it("may say that it is not compressed", async () => {
    const headers = { "Content-Encoding": "identity" };
    await expectProblem(await sendJson("[]", headers), 422, "not-an-object");
  });

  it("that breaks off is refused for that, and read no further", async () => {
    const broken = bodyOf(() => Promise.reject(new Error("lost")));
    const fault = { code: "body-interrupted", pointer: "" };
    expect(await readBody(request(broken.body), (chunks) => chunks.readAll())).toEqual(fault);
    expect([broken.readAtLeast, broken.read, broken.cancel].map(({ mock }) => mock.calls.length)).toEqual([
      1, 0, 0,
    ]);
  });

  it("is not blamed for a misused stream", async () => {
    const { body } = bodyOf(() => Promise.reject(new TypeError("locked")));
    await expect(readBody(request(body), (chunks) => chunks.readAll())).rejects.toThrow("locked");
  });

  it("is not read at all if it says that it is too long", async () => {
    const { body, readAtLeast } = bodyOf(reads(noise(1)));
    const read = vi.fn(refused);
    const headers = { "Content-Length": String(REQUEST_LIMITS.bodyBytes + 1) };
    expect(await readBody(request(body, headers), read)).toMatchObject({ code: "body-too-large" });
    expect([read, readAtLeast].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    const most = { "Content-Length": String(REQUEST_LIMITS.bodyBytes) };
    expect(await readBody(request(bodyOf(reads(noise(1))).body, most), refused)).toBe(FAULT);
  });
});

describe("what is left of a refused body", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** How often it is read on, and how often it is given up, until the refusal is sent. */
  const drained = async ({ body, read, cancel }: ReturnType<typeof bodyOf>, declared = 0) => {
    const headers = { "Content-Length": String(declared) };
    const result = readBody(request(body, headers), refused);
    await vi.runAllTimersAsync();
    expect("code" in (await result)).toBe(true);
    return [read.mock.calls.length, cancel.mock.calls.length];
  };

  it("is read to its end", async () => {
    expect(await drained(bodyOf(reads(noise(200), 100)))).toEqual([3, 1]);
  });

  it("is left alone where the body was read to its end", async () => {
    const whole = bodyOf(reads(noise(3)));
    await readBody(request(whole.body), async (chunks) => {
      await chunks.readAll();
      return FAULT;
    });
    expect([whole.read, whole.cancel].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it("is read on to twice the limit, and not at all if the body says that it is longer", async () => {
    const endless = () => bodyOf(async (view) => ({ value: view, done: false }));
    expect(await drained(endless(), DRAINED_BYTES)).toEqual([DRAINED_BYTES / 65_536, 1]);
    expect(await drained(endless(), DRAINED_BYTES + 1)).toEqual([0, 1]);
  });

  it("is given up three seconds after its last byte", async () => {
    const start = Date.now();
    expect(await drained(bodyOf(never))).toEqual([1, 1]);
    expect(Date.now() - start).toBe(3_000);
  });

  it("is given up a minute after the refusal", async () => {
    const start = Date.now();
    const slow = bodyOf(async (view) => {
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      return { value: view.subarray(0, 1), done: false };
    });
    expect(await drained(slow)).toEqual([24, 1]);
    expect(Date.now() - start).toBe(60_000);
  });

  it("may break off, or refuse to be given up", async () => {
    const broken = bodyOf(() => Promise.reject(new Error("lost")));
    broken.cancel.mockRejectedValue(new Error("lost"));
    expect(await drained(broken)).toEqual([1, 1]);
  });
});

describe("a file that is sent", () => {
  it.each([
    [[1]],
    [[SCRATCH_BUFFER_LENGTH]],
    [[SCRATCH_BUFFER_LENGTH - 1, 1, 5]],
    [[3, SCRATCH_BUFFER_LENGTH, 0, 2 * SCRATCH_BUFFER_LENGTH - 3]],
    [[]],
  ])("is whole, in chunks of %j bytes", async (lengths) => {
    const chunks = lengths.map((length, seed) => noise(length, seed));
    const length = lengths.reduce((sum, each) => sum + each, 0);
    const { headers, body } = createFileResponse({ length, chunks: () => chunks }, "a.mp", { "X-A": "b" });
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringContaining('"a.mp"'),
      "x-a": "b",
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of body ?? []) pieces.push((piece as Uint8Array).slice());
    expect(sameBytes(joined(pieces), joined(chunks))).toBe(true);
    expect(pieces.every((piece) => piece.length > 0)).toBe(true);
  });

  it("breaks off if one of its chunks can't be made", async () => {
    function* chunks() {
      yield noise(10);
      throw new Error("no more");
    }
    await expect(createFileResponse({ length: 20, chunks }, "a.mp", {}).bytes()).rejects.toThrow("no more");
  });
});

describe("a text that is collected", () => {
  it("is found too long once, and at its end", () => {
    const tooLong = vi.fn(() => undefined);
    const done = vi.fn(() => undefined);
    const collector = new StringCollector({ limit: 3, sentLimit: 5, tooLong, done });
    const taken = [" ", " abc", "d", "e"].map((text) => {
      collector.take(text);
      return [collector.isFull, tooLong.mock.calls.length];
    });
    expect(taken).toEqual([
      [false, 0],
      [false, 0],
      [true, 1],
      [true, 1],
    ]);
    collector.end();
    expect([tooLong, done].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  });
});
