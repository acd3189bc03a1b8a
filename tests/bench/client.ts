import { Agent, request } from "node:http";
import type { Payload } from "./payloads.ts";

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Posts a payload, and resolves to the length of the answer. Rejects unless the status is 200. */
export function post(url: string, { body, contentType }: Payload): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": contentType, "Content-Length": body.length };
    const sent = request(`${url}/api/create-package`, { method: "POST", agent, headers }, (response) => {
      let length = 0;
      response.on("data", (part: Buffer) => {
        length += part.length;
      });
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve(length);
        else reject(new Error(`status ${response.statusCode}`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
