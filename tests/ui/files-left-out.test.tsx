import { renderToStaticMarkup } from "react-dom/server";
import { ref } from "valtio/vanilla";
import { expect, it } from "vitest";
import { UnplacedUploads } from "../../web/packages/upload/FilesSection.tsx";
import { createUpload } from "../../web/packages/upload/list.ts";
import { UnusedFiles } from "../../web/ui/tile/UnusedFiles.tsx";
import { fresh } from "../packages/page.ts";

it("a file that is no picture has a sign in place of one", () => {
  const uploads = fresh();
  const notes = new File(["notes"], "notes.txt", { type: "text/plain" });
  uploads.state.files = ref([createUpload(notes, { kind: "other", format: undefined })]);
  const html = renderToStaticMarkup(<UnplacedUploads uploads={uploads} onFit={() => {}} />);
  const [, frame] = /aspect-ratio[^>]*>(.*?)<\/div>/.exec(html) ?? [];
  expect(frame).toContain('data-icon="alert"');
  expect(html).not.toMatch(/<li[^>]* sign=/);
});

it("the reason why a file was left out is seen without hovering, and says its name once", () => {
  const files = [
    { name: "plan.csv", detail: "plan.csv is a table." },
    { name: "a.png", detail: "There is no room." },
    { name: "b.png" },
  ];
  const html = renderToStaticMarkup(<UnusedFiles label="Left out" files={files} />);
  const texts = html.split("</svg>").map((part) => part.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|"));
  expect(texts.slice(1)).toEqual(["|plan.csv is a table.|", "|a.png|There is no room.|", "|b.png|"]);
  expect(html).not.toMatch(/title=|spoken/);
});
