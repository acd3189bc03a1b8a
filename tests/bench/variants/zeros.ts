const ZEROS = new Uint8Array(1024 * 1024);

/** An answer of about as many bytes, sent in large pieces. */
export function zeros(length: number): Response {
  const pieces = Math.ceil(length / ZEROS.length);
  const { readable, writable } = new FixedLengthStream(pieces * ZEROS.length);
  void send(writable, pieces);
  return new Response(readable);
}

async function send(writable: WritableStream<Uint8Array>, pieces: number): Promise<void> {
  const writer = writable.getWriter();
  for (let i = 0; i < pieces; i++) await writer.write(ZEROS);
  await writer.close();
}

/** workerd's own, which the tests' other types do not know. */
declare class FixedLengthStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor(length: number);
}
