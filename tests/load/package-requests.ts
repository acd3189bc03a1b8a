import { joined, utf8 } from "../support/bytes.ts";

export const dataUrl = (bytes: Uint8Array) =>
  `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;

export const JSON_TYPE = { "Content-Type": "application/json" };

/** What is posted. */
export interface Payload {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks for a package of icons in JSON. */
export function jsonPayload(packageName: string, files: readonly Uint8Array[]): Payload {
  const members = files.map((bytes, i) => [`icons_${i}`, { data: dataUrl(bytes), name: `${i}.png` }]);
  const request = { packageName, files: Object.fromEntries(members) };
  return { body: utf8(JSON.stringify(request)), headers: JSON_TYPE };
}

/** Asks for a package of icons by a form. */
export function formPayload(packageName: string, files: readonly Uint8Array[]): Payload {
  const boundary = "----d74496d66958873e";
  const head = (field: string) =>
    utf8(`--${boundary}\r\nContent-Disposition: form-data; name="${field}\r\n\r\n`);
  const name = [head('packageName"'), utf8(`${packageName}\r\n`)];
  const parts = files.flatMap((bytes, i) => [head(`icons"; filename="${i}.png"`), bytes, utf8("\r\n")]);
  const body = joined([...name, ...parts, utf8(`--${boundary}--\r\n`)]);
  return { body, headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` } };
}
