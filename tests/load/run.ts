import { serveOnFreePorts } from "../../scripts/serve.ts";
import { buildWorker, serve } from "../support/workerd.ts";
import { endpointKinds, pageKinds } from "./jobs.ts";
import { type LoadResult, load } from "./load.ts";

const PRODUCT = "dist";

/** Loads the endpoint, alone in its workerd, and the built product's pages, until it is over. */
export async function loadProduct(isOver: (answers: number) => boolean): Promise<LoadResult> {
  const [endpoint, floor, pages] = await Promise.all([
    buildWorker().then(serve),
    buildWorker("tests/load/floor.ts").then(serve),
    serveOnFreePorts(PRODUCT),
  ]);
  try {
    const targets = [
      { url: endpoint.url, kinds: await endpointKinds(endpoint.url), share: 90 },
      { url: pages.url, kinds: pageKinds(PRODUCT), share: 10 },
    ];
    return await load({ targets, floor: floor.url, pid: endpoint.pid, isOver });
  } finally {
    await Promise.all([endpoint, floor, pages].map((server) => server.stop()));
  }
}
