import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { PROBLEMS } from "../../shared/package/problems.ts";
import { listPlaces } from "../../shared/package/slots.ts";
import { ENDPOINTS } from "../../worker/app.ts";
import README from "../../worker/README.md?raw";
import { GOOD } from "../support/broken-packages.ts";
import { png } from "../support/png.ts";
import { dataUrl, expectProblem, opened, send, sendJson } from "./api.ts";

const URL = "https://brewscreen.test/api/openapi.json";

const photo = { data: dataUrl(png(302, 485)) };

interface Document {
  openapi: string;
  paths: Record<
    string,
    {
      post: {
        requestBody: { content: Record<string, { examples: Record<string, { value: unknown }> }> };
        responses: object;
      };
    }
  >;
  components: {
    schemas: {
      PackageRequest: {
        properties: Record<"files" | "slots", { maxProperties: number; properties: object }>;
      };
    };
  };
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
    expect(described.sort()).toEqual(
      [...new Set(["200", "429", ...statuses])].filter((s) => s !== "404").sort(),
    );
  });

  it("has all headers of our own that are sent, and pages of other origins may read them", async () => {
    const described = JSON.stringify(await fetchDocument()).match(/Brewscreen-[\w-]+/g) ?? [];
    const headers = { Origin: "https://other.test" };
    const made = await sendJson(JSON.stringify({ packageName: "Lobby", files: { icons_0: photo } }), headers);
    const repaired = await send({ body: GOOD, headers }, "https://brewscreen.test/api/repair-package");
    const sent = [made, repaired].flatMap((response) => {
      expect(response.status).toBe(200);
      const exposed = response.headers.get("Access-Control-Expose-Headers")?.split(",");
      expect(exposed).toEqual(expect.arrayContaining(described));
      return [...response.headers.keys()].filter((name) => name.startsWith("brewscreen-"));
    });
    expect(sent.sort()).toEqual([...new Set(described)].map((name) => name.toLowerCase()).sort());
    for (const name of described) expect(README).toContain(`\`${name}\``);
  });

  it("has examples that make packages of the right size", async () => {
    const { paths } = await fetchDocument();
    const { examples = {} } =
      paths["/api/create-package"]?.post.requestBody.content["application/json"] ?? {};
    const made = [];
    for (const { value } of Object.values(examples)) {
      const response = await sendJson(JSON.stringify(value), { Prefer: "handling=strict" });
      const { files, config } = await opened(response);
      expect(config.files.map(({ valid }) => valid)).toEqual([true]);
      made.push(...files.map(({ path }) => path));
    }
    expect(made).toEqual(["screensaver/SS1.png", "screensaver/welcome.png"]);
  });

  it("has the limits and keys that requests are held to", async () => {
    const { components } = await fetchDocument();
    const { files, slots } = components.schemas.PackageRequest.properties;
    expect(files).toMatchObject({ maxProperties: REQUEST_LIMITS.files });
    const described = JSON.stringify(await fetchDocument());
    for (const [what, limit] of Object.entries(REQUEST_LIMITS))
      expect(described, what).toContain(String(limit));
    for (const { id } of CLASSIC_MODEL.packageCategories) expect(files.properties).toHaveProperty(`${id}_0`);
    expect(Object.keys(slots.properties)).toEqual(listPlaces(CLASSIC_MODEL).map(({ id }) => id));
    for (const key of ["icons", "icons_01", "hotcold_0"]) {
      expect(files.properties).not.toHaveProperty(key);
      await expectProblem(
        await sendJson(JSON.stringify({ packageName: "a", files: { [key]: {} } })),
        422,
        "unknown-category",
        `/files/${key}`,
      );
    }
  });

  it("has every endpoint, and nothing that refers to nothing", async () => {
    const document = await fetchDocument();
    expect(Object.keys(document.paths)).toEqual(ENDPOINTS.map(({ path }) => path.replace(":id", "{id}")));
    for (const [, name = ""] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(document.components.schemas).toHaveProperty(name);
  });

  it("can only be read", async () => {
    const response = await send({ method: "POST", body: "{}" }, URL);
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});
