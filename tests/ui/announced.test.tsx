import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DeliveryNotice } from "../../web/files/DeliveryNotice.tsx";

const WEB = join(import.meta.dirname, "../../web");
/** Toasts wait while a dialog is open, so what it shows must speak for itself. */
const WITH_DIALOGS = globSync("**/*.tsx", { cwd: WEB })
  .map((file) => ({ file, text: readFileSync(join(WEB, file), "utf8") }))
  .filter(({ text }) => /<Dialog\b/.test(text));

it.each(WITH_DIALOGS)("$file announces errors and saved files", ({ text }) => {
  const notices = [...text.matchAll(/<(?:Notice|DeliveryNotice)\b.*?[^=]>\n?/gs)].map(([notice]) => notice);
  const silent = notices
    .filter((notice) => notice.startsWith("<Delivery") || /tone="error"/.test(notice))
    .filter((notice) => !/\bannounced\b/.test(notice));
  expect(silent).toEqual([]);
});

it("a saved file is announced where no toast is", () => {
  const delivery = { name: "Lobby.brewscreen", bytes: 1, url: "blob:", share: undefined };
  const html = renderToStaticMarkup(<DeliveryNotice delivery={delivery} announced />);
  expect(html).toContain('role="status"');
});
