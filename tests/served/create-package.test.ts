import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { joined, sameBytes } from "../support/bytes.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { buildWorker, type Served, serve } from "../support/workerd.ts";

/*
 * The worker as it is deployed, over HTTP: what only the wire shows.
 */

let served: Served;
beforeAll(async () => {
  served = await serve(await buildWorker());
});
afterAll(() => served.stop());

const PHOTO = png(1024, 768, { noise: 255 });
const bodyOf = (...photos: Uint8Array[]): Buffer =>
  Buffer.from(
    JSON.stringify({
      packageName: "Lobby",
      files: Object.fromEntries(
        photos.map((photo, i) => [
          `icons_${i}`,
          { data: `data:image/png;base64,${Buffer.from(photo).toString("base64")}` },
        ]),
      ),
    }),
  );
const BODY = bodyOf(PHOTO);

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Posts pieces one by one; a body without a given length is sent chunked. */
function post(pieces: Iterable<Uint8Array>, headers: Record<string, string | number> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${served.url}/api/create-package`,
      { method: "POST", headers: { "Content-Type": "application/json", ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body: Buffer.concat(parts) });
        });
      },
    );
    sent.on("error", reject);
    // Not a browser's way, but as slow to look for the answer: all is sent before.
    const iterator = pieces[Symbol.iterator]();
    const step = (): void => {
      const { value, done } = iterator.next();
      if (done) sent.end();
      else sent.write(value, step);
    };
    step();
  });
}

function* repeated(byte: number, length: number): Generator<Uint8Array> {
  const piece = new Uint8Array(1_048_576).fill(byte);
  for (let at = 0; at < length; at += piece.length)
    yield piece.subarray(0, Math.min(piece.length, length - at));
}

/** The bytes in pieces of one length. */
function* cut(bytes: Uint8Array, length: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

/** Sends a request by hand, all of its body or the beginning, and says that it is so long. */
function sendRaw(body: Uint8Array, sent = body.length, length = body.length): Socket {
  const { port, hostname } = new URL(served.url);
  const socket = connect(Number(port), hostname);
  const head = `POST /api/create-package HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  socket.write(joined([Buffer.from(head), body.subarray(0, sent)]));
  return socket;
}

const HEAD_END = "\r\n\r\n";

/** Bytes of an answer with its headers, of which the beginning is given. */
const lengthOf = (start: Buffer): number =>
  start.indexOf(HEAD_END) +
  HEAD_END.length +
  Number(/^content-length: (\d+)/im.exec(start.toString("latin1"))?.[1]);

/** The pictures of a package. */
const picturesIn = (archive: Uint8Array): Uint8Array[] =>
  readZip(archive)
    .slice(1)
    .map(({ bytes }) => bytes);

const stillAnswers = async (): Promise<void> => {
  expect((await post([BODY])).status).toBe(200);
};

describe("over HTTP", () => {
  it("a package has its exact length in the header, whether the request had one or not", async () => {
    for (const headers of [{}, { "Content-Length": BODY.length }]) {
      const answer = await post([BODY.subarray(0, 1_000), BODY.subarray(1_000)], headers);
      expect(answer.status).toBe(200);
      expect(answer.headers["content-length"]).toBe(String(answer.body.length));
      expect(answer.headers["transfer-encoding"]).toBeUndefined();
      expect(readZip(answer.body).map(({ path }) => path)).toEqual(["config.json", "icons/icons_0.png"]);
    }
  });

  it("a refusal comes through to a client that first sends all", async () => {
    const start = Buffer.from('{"files": {"icons_0": {"data": "no"}}, "x": "');
    const { status, body } = await post([start, ...repeated(97, 8_000_000)]);
    expect([status, JSON.parse(body.toString()).code]).toEqual([422, "data-not-base64"]);
    await stillAnswers();
  });

  it("a declared length over the limit is refused, and read up to twice the limit", async () => {
    const length = REQUEST_LIMITS.bodyBytes + 1;
    const { status, body } = await post(repeated(97, length), { "Content-Length": length });
    expect([status, JSON.parse(body.toString()).code]).toEqual([413, "body-too-large"]);
    await stillAnswers();
  });

  it.each([
    ["more than is ever read", 10_000_000_000],
    ["a little over the limit", REQUEST_LIMITS.bodyBytes + 1],
  ])("a declared length of %s is refused to a sender that stops", async (_, length) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = sendRaw(Buffer.from("{}"), 2, length);
      let text = "";
      socket.on("error", reject);
      socket.on("data", (part) => {
        text += part;
        if (!text.includes("\r\n\r\n{")) return;
        socket.destroy();
        resolve(text);
      });
    });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"code":"body-too-large"');
    await stillAnswers();
  });

  it.each([
    ["that is shorter than it says", "Content-Length: 50", '{"a":'],
    ["of chunks without an end", "Transfer-Encoding: chunked", '5\r\n{"a":\r\n'],
    ["of chunks that have no length", "Transfer-Encoding: chunked", '5\r\n{"a":\r\nzz\r\n'],
  ])("a body %s is the client's fault, not ours", async (_, header, body) => {
    const { port, hostname } = new URL(served.url);
    for (const path of ["create-package", "check-package", "repair-package"]) {
      const type = path === "create-package" ? "application/json" : "application/octet-stream";
      const head = `POST /api/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n${header}`;
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
      socket.end(`${head}\r\n\r\n${body}`);
      const answer = await textOf(socket);
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).toContain('"code":"body-interrupted"');
    }
    await stillAnswers();
  });

  it("a chunked body over the limit is refused", async () => {
    const { status, body } = await post([Buffer.from('{"a": "'), ...repeated(97, REQUEST_LIMITS.bodyBytes)]);
    expect([status, JSON.parse(body.toString()).code]).toEqual([413, "body-too-large"]);
    await stillAnswers();
  });

  it("a client that leaves in the middle of its body, or of the answer, harms nobody", async () => {
    const leaver = sendRaw(BODY, 500_000);
    await stillAnswers();
    leaver.destroy();
    const listener = sendRaw(BODY);
    await once(listener, "data");
    listener.destroy();
    await stillAnswers();
  });

  it("packages made side by side have no byte of each other, whoever leaves or is slow to listen", async () => {
    const photos = Array.from({ length: 6 }, (_, i) => png(1024, 768, { noise: 255, seed: i + 2 }));
    // More than a connection holds: it is still being sent while the others come and go.
    const slow = sendRaw(bodyOf(...photos));
    onTestFinished(() => void slow.destroy());
    const heard: Buffer[] = [];
    await once(slow, "readable");
    for (let round = 0; round < 3; round++) {
      const leavers = photos.map((photo, i) => sendRaw(bodyOf(photo), 300_000 * (i + 1)));
      const refused = post([
        Buffer.from('{"files": {"icons_0": {"data": "no"}}'),
        ...repeated(97, 2_000_000),
      ]);
      const answers = await Promise.all(
        photos.map((photo, i) => post(cut(bodyOf(photo), 90_000 * (i + 1) + round))),
      );
      for (const leaver of leavers) leaver.destroy();
      expect((await refused).status).toBe(422);
      answers.forEach(({ status, body }, i) => {
        expect(status).toBe(200);
        expect(sameBytes(picturesIn(body)[0] as Uint8Array, photos[i] as Uint8Array)).toBe(true);
      });
    }
    let length = Number.POSITIVE_INFINITY;
    let count = 0;
    for await (const part of slow as AsyncIterable<Buffer>) {
      heard.push(part);
      count += part.length;
      if (heard.length === 1) length = lengthOf(part);
      if (count >= length) break;
    }
    const all = Buffer.concat(heard);
    const pictures = picturesIn(all.subarray(all.indexOf(HEAD_END) + HEAD_END.length));
    expect(pictures.map((bytes, i) => sameBytes(bytes, photos[i] as Uint8Array))).toEqual(
      photos.map(() => true),
    );
  });

  it("a stalled upload holds up no other", async () => {
    const socket = sendRaw(BODY, 8);
    await Promise.all([stillAnswers(), stillAnswers(), stillAnswers()]);
    socket.destroy();
  });
});
