import { ACTIVE } from "../../shared/machines/index.ts";
import type { RenderJob } from "../../shared/model/render.ts";
import { drawGround, readLogo } from "../picture/layers.ts";
import { letteringData as dataOf, letteringOrder } from "../picture/lettering/order.ts";
import { pictures } from "./app.ts";

/*
 * What a live preview takes from the renderer, so that it shows what is going to be stored.
 */

export { letteringOrder };

export type LetteringData = Awaited<ReturnType<typeof dataOf>>;

/** Loads what the machine says of words on its pictures. */
export const letteringData = (): Promise<LetteringData> => dataOf(ACTIVE);

/** Returns the order to put text and logo on an image of a design. Rejects if its original or its logo can't be had. */
export async function orderOf(
  data: LetteringData,
  job: Pick<RenderJob, "category" | "arrangement">,
  image: RenderJob["images"][number],
): Promise<ReturnType<typeof letteringOrder>> {
  const source = {
    async bytesOf(blob: string) {
      const bytes = await pictures.bytes({ blob, bytes: 0 });
      return typeof bytes === "string" ? undefined : bytes;
    },
  };
  const { recipe } = image.image;
  const [ground, logo] = await Promise.all([
    drawGround(recipe, job.arrangement.size, source),
    recipe.logo && readLogo(recipe.logo, source),
  ]);
  return letteringOrder(data, job, image, { picture: ground.bytes, logo: logo?.bytes });
}
