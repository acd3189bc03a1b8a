import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { createProblemDetails, PROBLEMS, type ProblemCode } from "../../shared/package/problems.ts";
import { listPlaces } from "../../shared/package/slots.ts";
import { ENDPOINTS } from "../../worker/app.ts";
import { createOpenApiDocument } from "../../worker/openapi.ts";
import README from "../../worker/README.md?raw";
import { BROKEN, GOOD } from "../support/broken-packages.ts";
import { mismatches, type Schema } from "../support/json-schema.ts";
import { png } from "../support/png.ts";
import { dataUrl, expectProblem, opened, send, sendJson } from "./api.ts";

const photo = { data: dataUrl(png(302, 485)) };

interface Described {
  description: string;
  headers?: Record<string, { schema: Schema }>;
  content?: Record<string, { schema: Schema; examples?: Record<string, { value: unknown }> }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { name: string; in: string; required?: boolean; example: string }[];
  requestBody?: { required: boolean; content: NonNullable<Described["content"]> };
  responses: Record<string, Described>;
}

interface Document {
  openapi: string;
  info: { license: { url: string } };
  externalDocs: { url: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const CREATE = "/api/create-package";
const CHECK = "/api/check-package";
const REPAIR = "/api/repair-package";
const SITE = "https://brewscreen.test";
const DOCUMENT = `${SITE}/api/openapi.json`;

const fetchDocument = async (): Promise<Document> => (await send(GET, DOCUMENT)).json<Document>();

/** The media types and schemas of what an operation takes. */
const taken = ({ paths }: Document, path: string) => paths[path]?.post?.requestBody?.content ?? {};

/** Where a value has an empty name, text, list or object, or null. */
function blanks(value: unknown, at = ""): string[] {
  if (typeof value !== "object" || value === null) return value === "" || value === null ? [at] : [];
  const members = Object.entries(value);
  if (members.length === 0) return [at];
  return members.flatMap(([name, member]) => [
    ...(name === "" ? [at] : []),
    ...blanks(member, `${at}/${name}`),
  ]);
}

/** Whether a PNG with one bit per pixel has that size, and nothing but white. */
function isWhite(png: Uint8Array, width: number, height: number): boolean {
  const [header, start] = [33, 41];
  const length = new DataView(png.buffer, png.byteOffset).getUint32(header);
  const rows = inflateSync(png.subarray(start, start + length));
  const step = 1 + Math.ceil(width / 8);
  return rows.length === step * height && rows.every((byte, i) => byte === (i % step === 0 ? 0 : 255));
}

const asJson = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json", ...headers },
});
const asForm = (): RequestInit => {
  const body = new FormData();
  body.append("packageName", "Lobby");
  body.append("icons", new Blob([png(4, 4)]), "a.png");
  return { method: "POST", body };
};
const GET = { method: "GET" };
const bytes = (body: BodyInit): RequestInit => ({ method: "POST", body });

const STRICT = { Prefer: "handling=strict" };

/** Requests, and the answers that they get. */
const ASKED: readonly [path: string, status: number, init: RequestInit][] = [
  ["/api", 200, GET],
  ["/api", 200, { method: "GET", headers: { Accept: "text/html" } }],
  ["/api", 200, { method: "GET", headers: { Accept: "text/plain" } }],
  ["/api/machines", 200, GET],
  ["/api/machines/classic", 200, GET],
  ["/api/machines/modern", 404, GET],
  ["/api/openapi.json", 200, GET],
  ["/api/schemas/config.json", 200, GET],
  [CREATE, 200, asJson({ packageName: "a", slots: { "blends.left": photo } }, STRICT)],
  [CREATE, 200, asForm()],
  [CREATE, 400, asJson(undefined)],
  [CREATE, 415, bytes("text")],
  [CREATE, 422, asJson({})],
  [CREATE, 422, asJson({ packageName: "a", files: { byeScreen_0: photo } }, STRICT)],
  [CHECK, 200, bytes(GOOD)],
  [CHECK, 200, bytes(BROKEN["place-empty"][0] as Uint8Array<ArrayBuffer>)],
  [CHECK, 200, bytes("no package")],
  [CHECK, 415, asJson({})],
  [REPAIR, 200, bytes(GOOD)],
  [REPAIR, 415, asJson({})],
  [REPAIR, 422, bytes("no package")],
];

describe("the API's description", () => {
  it("has all headers of our own that are sent, and pages of other origins may read them", async () => {
    const described = JSON.stringify(await fetchDocument()).match(/Brewscreen-[\w-]+/g) ?? [];
    const headers = { Origin: "https://other.test" };
    const made = await sendJson(JSON.stringify({ packageName: "Lobby", files: { icons_0: photo } }), headers);
    const repaired = await send({ body: GOOD, headers }, `${SITE}${REPAIR}`);
    const sent = [made, repaired].flatMap((response) => {
      expect(response.status).toBe(200);
      const exposed = response.headers.get("Access-Control-Expose-Headers")?.split(",");
      expect(exposed).toEqual(expect.arrayContaining(described));
      return [...response.headers.keys()].filter((name) => name.startsWith("brewscreen-"));
    });
    expect(sent.sort()).toEqual([...new Set(described)].map((name) => name.toLowerCase()).sort());
    for (const name of described) expect(README).toContain(`\`${name}\``);
  });

  it("links to pages of the site that serves it", async () => {
    const { info, externalDocs } = await fetchDocument();
    for (const { url } of [info.license, externalDocs]) expect(new URL(url, DOCUMENT).origin).toBe(SITE);
  });

  const reversed = { ...CLASSIC_MODEL, categories: CLASSIC_MODEL.categories.toReversed() };
  const inJson = (document: object) => JSON.parse(JSON.stringify(document)) as Document;

  it.each([
    ["served", fetchDocument, ["screensaver/SS1.png", "screensaver/welcome.png"]],
    [
      "of a machine whose first screen has slots",
      () => inJson(createOpenApiDocument(reversed)),
      ["customization/dispensing_screen_cold.png", "screensaver/welcome.png"],
    ],
  ])("has examples that make packages of the right size: %s", async (_, make, paths) => {
    const document = await make();
    const { examples = {}, schema = {} } = taken(document, CREATE)["application/json"] ?? {};
    const made = [];
    for (const { value } of Object.values(examples)) {
      expect(mismatches(schema, value, document.components.schemas)).toEqual([]);
      const response = await sendJson(JSON.stringify(value), STRICT);
      const { files, config } = await opened(response);
      expect(config.files.map(({ valid }) => valid)).toEqual([true]);
      made.push(...files.map(({ path }) => path));
      const [{ width = 0, height = 0 } = {}] = config.files;
      expect(files.map(({ bytes }) => isWhite(bytes, width, height))).toEqual([true]);
    }
    expect(made).toEqual(paths);
  });

  it("has the limits and keys that requests are held to", async () => {
    const { components } = await fetchDocument();
    const { files, slots } = components.schemas.PackageRequest?.properties ?? {};
    const limits = { maxProperties: REQUEST_LIMITS.files, additionalProperties: false };
    expect([files, slots]).toMatchObject([limits, limits]);
    // The examples send both, even if one of them is empty.
    const request = { packageName: "a", slots: {}, files: { icons_0: photo } };
    expect(mismatches({ $ref: "PackageRequest" }, request, components.schemas)).toEqual([]);
    expect((await sendJson(JSON.stringify(request))).status).toBe(200);
    const described = JSON.stringify(await fetchDocument());
    for (const [what, limit] of Object.entries(REQUEST_LIMITS))
      expect(described, what).toContain(String(limit));
    for (const { id } of CLASSIC_MODEL.packageCategories) expect(files?.properties).toHaveProperty(`${id}_0`);
    expect(Object.keys(slots?.properties ?? {})).toEqual(listPlaces(CLASSIC_MODEL).map(({ id }) => id));
    for (const key of ["icons", "icons_01", "hotcold_0"]) {
      expect(files?.properties).not.toHaveProperty(key);
      await expectProblem(
        await sendJson(JSON.stringify({ packageName: "a", files: { [key]: {} } })),
        422,
        "unknown-category",
        `/files/${key}`,
      );
    }
  });

  it("is of a version that refers to nothing that it has not", async () => {
    const document = await fetchDocument();
    expect(document.openapi).toBe("3.1.0");
    for (const [, name = ""] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w*)"/g))
      expect(Object.keys(document.components.schemas)).toContain(name);
  });

  it("leaves nothing blank but the security that there is not, and pointers to a whole body", async () => {
    const document = await fetchDocument();
    expect(blanks(document).filter((at) => !at.endsWith("/value/pointer"))).toEqual(["/security"]);
    expect(JSON.stringify(document)).not.toContain("undefined");
  });

  it("has an operation for every endpoint, each under a name of its own and a heading", async () => {
    const { paths, tags } = await fetchDocument();
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`)).toEqual(
      ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(":id", "{id}")}`),
    );
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    const headings = new Set(operations.flatMap(({ operation }) => operation.tags));
    expect(headings).toEqual(new Set(tags.map(({ name }) => name)));
    for (const { path, method, operation } of operations) {
      expect(operation.requestBody?.required, path).toBe(method === "post" ? true : undefined);
      const inPath = operation.parameters?.filter((parameter) => parameter.in === "path") ?? [];
      expect(inPath.map(({ name, required }) => ({ name, required }))).toEqual(
        path.includes("{id}") ? [{ name: "id", required: true }] : [],
      );
    }
    const strict = paths[CREATE]?.post?.parameters?.[0];
    expect(strict).toMatchObject({ name: "Prefer", in: "header", example: "handling=strict" });
  });

  it("has the statuses of every operation", async () => {
    const { paths } = await fetchDocument();
    const statuses = Object.values(paths).flatMap((item) =>
      Object.values(item).map(({ responses }) => Object.keys(responses).join(" ")),
    );
    const ofDocuments = "200 304 404 405 429 500";
    expect(statuses).toEqual([
      ...[ofDocuments, ofDocuments, ofDocuments],
      "200 400 405 413 415 422 429 500",
      "200 400 405 413 415 429 500",
      "200 400 405 413 415 422 429 500",
      ...[ofDocuments, ofDocuments],
    ]);
  });

  it("has every refusal, as it is sent", async () => {
    const { paths } = await fetchDocument();
    const described = Object.values(paths).flatMap((item) =>
      Object.values(item).map(({ responses }) =>
        Object.values(responses).flatMap(({ description, content }) => {
          const { examples, schema } = content?.["application/problem+json"] ?? {};
          if (!examples) return [];
          const codes = Object.keys(examples) as ProblemCode[];
          expect(schema?.allOf?.[1]?.properties?.code?.enum).toEqual(codes);
          expect(description.split("\n\n")).toEqual(
            codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}`),
          );
          for (const code of codes)
            expect(examples[code]?.value).toEqual({
              ...createProblemDetails({ code, pointer: "" }),
              docs: `https://brewscreen.example/developers#${code}`,
            });
          return codes;
        }),
      ),
    );
    const ofCreate = Object.keys(PROBLEMS).filter((code) => !["not-found", "not-repairable"].includes(code));
    expect(described[3]?.sort()).toEqual(ofCreate.sort());
    expect(described[5]).toContain("not-repairable");
  });

  it.each(ASKED)("has what %s answers with %i", async (path, status, init) => {
    const { paths, components } = await fetchDocument();
    const response = await send(init, `${SITE}${path}`);
    expect(response.status).toBe(status);
    const described =
      paths[path.replace(/machines\/.+/, "machines/{id}")]?.[init.method?.toLowerCase() ?? ""]?.responses[
        status
      ];
    const type = response.headers.get("Content-Type")?.replace(/;.*/, "") ?? "";
    const { schema } = described?.content?.[type] ?? {};
    expect(schema, type).toBeDefined();
    if (type.endsWith("json"))
      expect(mismatches(schema ?? {}, await response.json(), components.schemas)).toEqual([]);
    else {
      const raw = { contentMediaType: "application/zip" };
      expect(schema).toEqual(type.startsWith("text/") ? { type: "string" } : raw);
      await response.body?.cancel();
    }
    for (const [name, { schema }] of Object.entries(described?.headers ?? {})) {
      const value = response.headers.get(name);
      if (value !== null)
        expect(mismatches(schema, schema.type === "integer" ? Number(value) : value, {}), name).toEqual([]);
    }
  });

  it("has what a form takes, by slot and by category", async () => {
    const { schema } = taken(await fetchDocument(), CREATE)["multipart/form-data"] ?? {};
    const picture = { contentMediaType: "image/png" };
    const slots = listPlaces(CLASSIC_MODEL).map(({ id }) => [id, picture]);
    const categories = CLASSIC_MODEL.packageCategories.map(({ id }) => [
      id,
      { type: "array", items: picture },
    ]);
    expect(schema).toMatchObject({
      type: "object",
      required: ["packageName"],
      properties: Object.fromEntries([...slots, ...categories]),
    });
    expect(Object.keys(schema?.properties ?? {}).slice(0, 2)).toEqual(["packageName", "createdAt"]);
    expect(schema?.description).toContain(
      "Categories: `screensaver` (at most 5; 1024x768), `byeScreen` (at most 1; 1024x768), `icons` (any number; 302x485, ",
    );
  });

  it("can only be read", async () => {
    const response = await send(bytes("{}"), DOCUMENT);
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });
});
