import { expect, it } from "vitest";
import { LOOKS } from "../../shared/machines/classic/looks.ts";
import { CLASSIC } from "../../shared/machines/classic/model.ts";
import { lookSizes } from "../artwork/look-sizes.ts";
import { browserForTests } from "./browser.ts";

const { open } = browserForTests();

it("decodes every picture of every look at its exact size", async () => {
  const { page } = await open("/robots.txt");
  const wanted = LOOKS.flatMap((look) => lookSizes(CLASSIC, look));
  const shown = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path): Promise<[string, string]> => {
          const picture = new Image();
          picture.src = path;
          await picture.decode();
          return [path, `${picture.naturalWidth}x${picture.naturalHeight}`];
        }),
      ),
    wanted.map(([path]) => path),
  );
  expect(shown).toEqual(wanted);
});
