import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DeliveryNotice } from "../../web/files/DeliveryNotice.tsx";
import { findSources, readSource } from "../support/sources.ts";

/** Toasts wait while a dialog is open, so what it shows must speak for itself. */
const WITH_DIALOGS = findSources("web/**/*.tsx")
  .map((file) => ({ file, text: readSource(file) }))
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
