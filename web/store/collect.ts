import type { MachineModel } from "../../shared/machine/types.ts";
import { referencedBlobs } from "../../shared/model/questions.ts";
import { readDesign } from "./read-record.ts";
import type { Records } from "./records.ts";

/**
 * Removes the blobs that no design names, but for `kept`. If any design can't be read, it may name any of them, and
 * nothing is removed. No other page may be open, since it may be about to name one. Returns whether any was removed.
 */
export const collectBlobs = (
  model: MachineModel,
  records: Records,
  kept: () => Iterable<string>,
): Promise<boolean> =>
  records.run("readwrite", async (transaction) => {
    const [ids, blobs] = await Promise.all([transaction.keys("designs"), transaction.keys("blobs")]);
    const designs = await Promise.all(ids.map((id) => readDesign(model, transaction, id)));
    const named = new Set(kept());
    for (const design of designs) {
      if (!design) return false;
      for (const sha256 of referencedBlobs(design)) named.add(sha256);
    }
    const unused = blobs.filter((sha256) => !named.has(sha256));
    await Promise.all(unused.map((sha256) => transaction.remove("blobs", sha256)));
    return unused.length > 0;
  });
