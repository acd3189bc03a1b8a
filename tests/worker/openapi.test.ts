import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { PROBLEMS } from "../../shared/package/problems.ts";
import { expectProblem, opened, send, sendJson } from "./api.ts";

const URL = "https://brewscreen.test/api/openapi.json";

interface Document {
  openapi: string;
  paths: Record<
    string,
    { post: { requestBody: { content: Record<string, { example: unknown }> }; responses: object } }
  >;
  components: { schemas: { PackageRequest: { properties: { files: Record<string, unknown> } } } };
}

const fetchDocument = async (): Promise<Document> => (await send({ method: "GET" }, URL)).json<Document>();

describe("the API's description", () => {
  it("is served to any origin", async () => {
    const response = await send({ method: "GET", headers: { Origin: "https://other.test" } }, URL);
    expect(response.status).toBe(200);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Content-Type")).toContain("application/json");
    expect((await response.json<Document>()).openapi).toBe("3.1.0");
  });

  it("knows every status that a refusal has", async () => {
    const { paths } = await fetchDocument();
    const statuses = Object.values(PROBLEMS).map(({ status }) => String(status));
    const described = Object.keys(paths["/api/create-package"]?.post.responses ?? {});
    expect(described.sort()).toEqual([...new Set(["200", ...statuses])].filter((s) => s !== "404").sort());
  });

  it("has an example that makes a package", async () => {
    const { paths } = await fetchDocument();
    const { example } = paths["/api/create-package"]?.post.requestBody.content["application/json"] ?? {};
    const { files } = await opened(await sendJson(JSON.stringify(example)));
    expect(files.map(({ path }) => path)).toEqual(["screensaver/welcome.png"]);
  });

  it("has the limits and keys that requests are held to", async () => {
    const { components } = await fetchDocument();
    const { files } = components.schemas.PackageRequest.properties;
    expect(files).toMatchObject({ maxProperties: REQUEST_LIMITS.files });
    const described = JSON.stringify(await fetchDocument());
    for (const [what, limit] of Object.entries(REQUEST_LIMITS))
      expect(described, what).toContain(String(limit));
    const [pattern = ""] = Object.keys((files as { patternProperties: object }).patternProperties);
    for (const { id } of CLASSIC_MODEL.packageCategories) expect(`${id}_0`).toMatch(new RegExp(pattern));
    for (const key of ["icons", "icons_01", "hotcold_0"]) {
      expect(key).not.toMatch(new RegExp(pattern));
      await expectProblem(
        await sendJson(JSON.stringify({ packageName: "a", files: { [key]: {} } })),
        422,
        "unknown-category",
        `/files/${key}`,
      );
    }
  });

  it("can only be read", async () => {
    const response = await send({ method: "POST", body: "{}" }, URL);
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});
