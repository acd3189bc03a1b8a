import { canonicalJson } from "../../../shared/model/design.ts";
import { findRecipeBlobs } from "../../../shared/model/questions.ts";
import { parseRecipe } from "../../../shared/model/read-design.ts";
import {
  createFullFrameRecipe,
  createRecipeImage,
  createRecipeWords,
  recipeKey,
} from "../../../shared/model/recipe.ts";
import { blob, sha } from "../../shared/model/samples.ts";
import { JSON_WORDS, mustBe, mustEqual, parsed, type Reader, utf8 } from "../reader.ts";

async function check(bytes: Uint8Array): Promise<void> {
  const recipe = parseRecipe(parsed(bytes));
  if (!recipe) return;
  const again = parseRecipe(JSON.parse(JSON.stringify(recipe)));
  mustBe(again !== undefined, "it does not read what it gave");
  mustEqual(canonicalJson(again), canonicalJson(recipe), "read again");
  mustEqual(recipeKey(again), recipeKey(recipe), "the key");
  for (const blob of findRecipeBlobs(recipe)) mustBe(/^[0-9a-f]{64}$/.test(blob), `${blob} is no hash`);
  mustBe(createRecipeImage(recipe, { picture: blob(1) }).renderedFrom === recipeKey(recipe), "stale");
}

const kept = { blob: sha(1), type: "image/jpeg", width: 40, height: 30 } as const;
const words = createRecipeWords({ from: { kind: "table", word: "hot" }, text: "Hot" }, "modern");
const whole = {
  ...createFullFrameRecipe(kept, {
    words: { ...words, position: { x: 0.5, y: 1 }, colour: "#aabbcc", size: 30 },
  }),
  logo: { blob: sha(2), type: "image/svg+xml", x: 1, y: -1, width: 80 },
  look: "midnight",
};
const first = { ...whole, version: 1, original: { ...kept, kind: "kept", sha256: sha(1), blob: undefined } };
const bundled = createFullFrameRecipe({ path: "/images/a/b.png", width: 1, height: 1 }, {});

export const reader: Reader = {
  seeds: [whole, first, { ...bundled, isDefault: true }].map((value) => utf8(JSON.stringify(value))),
  words: [
    ...JSON_WORDS,
    ..."version original placement background words logo look kind blob sha256 path"
      .split(" ")
      .map((name) => `"${name}":`),
    ...['"auto"', '"typed"', '"blend"', '"fit"', '"blurred"', "65535", "12600000", "1000000", "5e-324"],
  ],
  check,
};
