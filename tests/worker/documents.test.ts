import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { describeMachine } from "../../shared/package/api.ts";
import { ENDPOINTS } from "../../worker/app.ts";
import { expectProblem, send } from "./api.ts";

const SITE = "https://brewscreen.test";
const get = (path: string, headers: Record<string, string> = {}) =>
  send({ method: "GET", headers }, `${SITE}${path}`);

describe("what the API says of itself", () => {
  it.each(
    ENDPOINTS.filter(({ method }) => method === "GET").map(({ path }) => path.replace(":id", "classic")),
  )("%s is cached, and not sent again while it is the same", async (path) => {
    const response = await get(path, { Origin: "https://other.test" });
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBeGreaterThan(100);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=300",
      link: expect.stringContaining('</api/openapi.json>; rel="service-desc"'),
      "access-control-allow-origin": "*",
    });
    const etag = response.headers.get("ETag") ?? "";
    const again = await get(path, { "If-None-Match": etag });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
  });

  it("is what a machine needs", async () => {
    const machine = describeMachine(CLASSIC_MODEL);
    expect(await (await get("/api/machines")).json()).toEqual({ machines: [machine] });
    expect(await (await get("/api/machines/classic")).json()).toEqual(JSON.parse(JSON.stringify(machine)));
    const problem = await expectProblem(await get("/api/machines/modern"), 404, "not-found");
    expect(problem.detail).toBe("Machines have these ids: classic.");
  });

  const rows = ENDPOINTS.map(({ method, path, summary }) => ({
    method,
    path: path.replace(":id", "{id}"),
    summary,
  }));

  it.each([
    ["text/html,*/*;q=0.8", "text/html; charset=utf-8"],
    ["text/plain", "text/plain; charset=utf-8"],
    ["application/json, text/plain, */*", "application/json; charset=utf-8"],
    ["*/*", "application/json; charset=utf-8"],
    [undefined, "application/json; charset=utf-8"],
  ])("is an index for %s", async (accept, type) => {
    const response = await get("/api", accept === undefined ? {} : { Accept: accept });
    expect([response.headers.get("Content-Type"), response.headers.get("Vary")]).toEqual([type, "Accept"]);
    const body = await response.text();
    if (type.includes("json")) {
      const { name, docs, openapi, endpoints } = JSON.parse(body);
      expect({ name, docs, openapi }).toEqual({
        ...{ name: "Brewscreen API", docs: "/developers", openapi: "/api/openapi.json" },
      });
      expect(endpoints).toEqual(rows);
    } else if (type.includes("plain")) {
      expect(body).toMatch(/^The Brewscreen API\. .+\.\n\nGET {2}\/api {23}This index.+\.\nGET .+\.\n$/s);
      const lines = body.split("\n").slice(2, -1);
      expect(lines.map((line) => line.split(/ +/, 2))).toEqual(
        rows.map(({ method, path }) => [method, path]),
      );
      for (const [i, line] of lines.entries()) expect(line.endsWith(` ${rows[i]?.summary}`)).toBe(true);
    } else {
      const terms = rows.map(({ method, path, summary }) => {
        const isDocument = method === "GET" && !path.includes("{");
        const name = `${method} ${path}`;
        return `<dt>${isDocument ? `<a href="${path}">${name}</a>` : name}</dt>\n<dd>${summary}</dd>\n`;
      });
      expect(body).toContain(`<dl>\n${terms.join("")}</dl>`);
    }
  });

  it.each([
    [
      "/api/machine",
      "Did you mean /api/machines? The paths are GET /api, GET /api/machines, GET /api/machines/{id}, POST /api/create-package, ",
    ],
    ["/machine/api", "The paths are GET /api, "],
    ["/api/v1/anything", "The paths are GET /api,"],
  ])("is named to who asks for %s", async (path, detail) => {
    for (const method of ["GET", "POST"]) {
      const problem = await expectProblem(await send({ method }, `${SITE}${path}`), 404, "not-found");
      expect(problem.detail?.slice(0, detail.length)).toBe(detail);
    }
  });

  it("is named to who posts to /create-package, while a visitor goes to the home page", async () => {
    const url = `${SITE}/create-package`;
    const problem = await expectProblem(await send({}, url), 404, "not-found");
    expect(problem.detail).toMatch(/^Did you mean \/api\/create-package\?/);
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await send({ method, redirect: "manual" }, url);
      expect([status, headers.get("Location")]).toEqual([302, "/"]);
    }
  });

  it("has the schema of config.json in a dialect", async () => {
    const schema = await (await get("/api/schemas/config.json")).json();
    expect(schema).toMatchObject({ $schema: "https://json-schema.org/draft/2020-12/schema", type: "object" });
  });

  it("allows other origins what each path takes, and no more", async () => {
    for (const { path, method } of ENDPOINTS) {
      const headers = { Origin: "https://other.test", "Access-Control-Request-Method": method };
      const response = await send({ method: "OPTIONS", headers }, `${SITE}${path.replace(":id", "classic")}`);
      expect([path, response.headers.get("Access-Control-Allow-Methods")]).toEqual([path, method]);
    }
  });
});
