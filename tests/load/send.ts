import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface Order {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: Uint8Array | undefined;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What becomes of a request, after a share of its body. */
export type Manner =
  | { readonly kind: "whole" }
  /** It waits before it goes on. */
  | { readonly kind: "stalled"; readonly share: number; readonly wait: Promise<unknown> }
  /** The client leaves. */
  | { readonly kind: "aborted"; readonly share: number; readonly wait: Promise<unknown> }
  /** The client leaves as soon as it has some of the answer. */
  | { readonly kind: "unheard" };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Resolves to undefined if the client left. Rejects if there is no whole answer. */
export function send(
  url: string,
  order: Order,
  manner: Manner = { kind: "whole" },
): Promise<Reply | undefined> {
  const { method, path, headers = {}, body } = order;
  return new Promise((resolve, reject) => {
    const length = body && { "Content-Length": body.length };
    const sent = request(`${url}${path}`, { method, agent, headers: { ...length, ...headers } });
    const leave = () => {
      sent.destroy();
      resolve(undefined);
    };
    sent.on("error", (fault) => {
      // A server may close a connection that is kept alive just when it is used again.
      const isClosed = sent.reusedSocket && "code" in fault && fault.code === "ECONNRESET";
      if (isClosed) resolve(send(url, order, manner));
      else reject(fault);
    });
    sent.on("response", async (response) => {
      if (manner.kind === "unheard") return leave();
      try {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: await buffer(response),
        });
        // The answer to a body that was declared and does not come.
        if (!sent.writableEnded) sent.destroy();
      } catch (fault) {
        reject(fault);
      }
    });
    if (!("share" in manner) || !body) {
      const declared = Number(headers["Content-Length"] ?? 0);
      if (declared > (body?.length ?? 0)) sent.write(body ?? "");
      else sent.end(body);
      return;
    }
    const at = Math.floor(body.length * manner.share);
    sent.write(body.subarray(0, at));
    manner.wait.then(() => (manner.kind === "aborted" ? leave() : sent.end(body.subarray(at))));
  });
}
