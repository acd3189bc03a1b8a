import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Front {
  readonly url: string;
  stop(): void;
}

/**
 * A proxy, for any host, that repeats from memory what the server answered to a GET: every test opens the same pages in a new
 * profile, and wrangler takes half of a page's time to serve files. Everything else goes through.
 */
export async function serveFromMemory(origin: string): Promise<Front> {
  const known = new Map<string, Answer>();
  const server = createServer(async (asked, answer) => {
    try {
      asked.url = asked.url?.replace(/^http:\/\/[^/]+/, "");
      const { method, url = "/", headers } = asked;
      const isKept = method === "GET" && !url.startsWith("/api/") && !headers.range;
      const key = `${url} ${headers["accept-encoding"]} ${headers["sec-fetch-dest"]}`;
      const repeated = isKept ? known.get(key) : undefined;
      if (repeated) return send(repeated, asked, answer);
      const from = await passOn(origin, asked, isKept);
      if (!isKept || from.statusCode !== 200) {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        return void from.pipe(answer);
      }
      const body = await buffer(from);
      const fresh = { status: from.statusCode, headers: from.headers, body };
      known.set(key, fresh);
      send(fresh, asked, answer);
    } catch {
      answer.destroy();
    }
  });
  return { url: `http://localhost:${await listen(server)}`, stop: () => server.close() };
}

type Sender = Parameters<NonNullable<Parameters<typeof createServer>[1]>>[1];

function send({ status, headers, body }: Answer, asked: IncomingMessage, answer: Sender): void {
  if (headers.etag && asked.headers["if-none-match"] === headers.etag) {
    const { "content-length": _, "transfer-encoding": __, ...kept } = headers;
    answer.writeHead(304, kept).end();
    return;
  }
  const { "transfer-encoding": _, ...kept } = headers;
  answer.writeHead(status, { ...kept, "content-length": body.length }).end(body);
}

/** The server's answer, whole if it is to be repeated. */
const passOn = (origin: string, asked: IncomingMessage, isWhole: boolean): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { "if-none-match": _, ...whole } = asked.headers;
    const headers = isWhole ? whole : asked.headers;
    const on = request(`${origin}${asked.url}`, { method: asked.method, headers }, resolve);
    on.on("error", reject);
    asked.pipe(on);
  });

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, "localhost", () => resolve((server.address() as AddressInfo).port));
  });
