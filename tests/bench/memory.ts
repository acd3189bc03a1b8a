import { buildWorker, serve } from "../support/workerd.ts";
import { post } from "./client.ts";
import { payloads } from "./payloads.ts";
import { forgetPeak, peakMemory, residentMemory } from "./process.ts";

/*
 * What one process of workerd holds after so many packages of 12 MB, one after the other: its resident memory over
 * idle, as the operating system counts it. By hand: node tests/bench/memory.ts
 */

const MEGABYTES_OF_PNGS = 12;
const AFTER = [1, 20, 200] as const;
const MEGABYTE = 1e6;
const mb = (bytes: number): string => (bytes / MEGABYTE).toFixed(0);

const bodies = payloads(MEGABYTES_OF_PNGS);
const WAYS = [
  ["Brewscreen, JSON", "worker/index.ts", bodies.json],
  ["Brewscreen, multipart", "worker/index.ts", bodies.multipart],
  ["floor: `request.json()` alone", "tests/bench/floor.ts", bodies.json],
] as const;

const heads = AFTER.map((count) => `after ${count}, MB`);
console.log(`| way | ${heads.join(" | ")} | at the most, MB |\n| --- |${" ---: |".repeat(heads.length + 1)}`);
for (const [name, entry, payload] of WAYS) {
  const served = await serve(await buildWorker(entry));
  try {
    const { url, pid } = served;
    const idle = residentMemory(pid);
    forgetPeak(pid);
    const held: number[] = [];
    let count = 0;
    for (const after of AFTER) {
      for (; count < after; count++) await post(url, payload);
      held.push(residentMemory(pid) - idle);
    }
    console.log(`| ${[name, ...held.map(mb), mb(peakMemory(pid) - idle)].join(" | ")} |`);
  } finally {
    await served.stop();
  }
}
process.exit(0);
