/** An answer of any status. */
export interface Answer {
  readonly status: number;
  /** Content-Type in small letters, "" where there is none. */
  readonly type: string;
  /** Content-Length; undefined where the answer was compressed on its way, or has none. */
  readonly length: number | undefined;
  readonly body: Blob;
}

interface PostOptions {
  /** Is told the share of the body that is sent, 0 to 1. */
  readonly onProgress: ((share: number) => void) | undefined;
  readonly signal: AbortSignal | undefined;
}

/**
 * How often progress is told, in milliseconds, as the standard has it (XMLHttpRequest, 4.5.6). WebKitGTK tells of every
 * 8 KB, and what the page draws of each had let it do nothing else for a third of a second.
 */
const TELL_MS = 50;

/**
 * Posts a body and takes whatever is answered. XMLHttpRequest, since fetch does not tell how much of a
 * body has been sent.
 */
export function post(
  url: string,
  body: Blob,
  { onProgress, signal }: PostOptions,
): Promise<Answer | "unreachable" | "cancelled"> {
  return new Promise((done) => {
    if (signal?.aborted) return done("cancelled");
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.responseType = "blob";
    let toldAt = Number.NEGATIVE_INFINITY;
    request.upload.onprogress = ({ loaded, total, timeStamp }) => {
      if (loaded < total && timeStamp - toldAt < TELL_MS) return;
      toldAt = timeStamp;
      onProgress?.(total > 0 ? loaded / total : 1);
    };
    request.onload = () => done(answerOf(request));
    request.onerror = () => done("unreachable");
    request.onabort = () => done("cancelled");
    signal?.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Answer {
  const length = request.getResponseHeader("Content-Length");
  const isEncoded = request.getResponseHeader("Content-Encoding") !== null;
  return {
    status: request.status,
    type: (request.getResponseHeader("Content-Type") ?? "").toLowerCase(),
    length: length === null || isEncoded ? undefined : Number(length),
    body: request.response instanceof Blob ? request.response : new Blob(),
  };
}
