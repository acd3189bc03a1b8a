import { deflateSync } from "node:zlib";
import type { MachineModel, Size } from "../shared/machine/types.ts";
import { API_PATHS, REQUEST_LIMITS } from "../shared/package/limits.ts";
import { createProblemDetails, PROBLEMS, type ProblemCode } from "../shared/package/problems.ts";
import { formatSlotId, listPlaces } from "../shared/package/slots.ts";
import { NOTICES_PATH, PAGE_PATHS, PRODUCT_NAME } from "../shared/product.ts";
import { nativeCrc32 } from "./native.ts";
import { EMPTY_SLOTS_HEADER, LEFT_OUT_HEADER, WRONG_SIZES_HEADER } from "./packages.ts";
import {
  CREATED_AT_SCHEMA,
  createSchemas,
  type JsonObject,
  PACKAGE_NAME_SCHEMA,
  schemaRef,
} from "./schemas.ts";

const header = (type: string, description: string): JsonObject => ({ schema: { type }, description });
const content = (type: string, schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  [type]: { schema, ...more },
});
/** Without `type`, as OpenAPI 3.1 requires for raw bytes, so that generated types accept a Blob. */
const binary = (type: string): JsonObject => ({ contentMediaType: type });

const COMMON_PROBLEMS: readonly ProblemCode[] = ["method-not-allowed", "internal"];
const BODY_PROBLEMS: readonly ProblemCode[] = [
  "body-interrupted",
  "body-too-large",
  "unsupported-media-type",
];

function refusals(codes: readonly ProblemCode[]): JsonObject {
  const byStatus = Map.groupBy([...codes, ...COMMON_PROBLEMS], (code) => PROBLEMS[code].status);
  const responses = [...byStatus].map(([status, own]) => [status, refusalResponse(own)]);
  return {
    ...Object.fromEntries(responses),
    429: {
      description:
        "Too many requests, if the server's operator limits them. A proxy in front of the server may send another body.",
      // Without this schema, generated clients can't tell a failure from a success.
      content: content("application/problem+json", schemaRef("Problem")),
    },
  };
}

const refusalResponse = (codes: readonly ProblemCode[]): JsonObject => ({
  description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}`).join("\n\n"),
  content: content(
    "application/problem+json",
    {
      allOf: [
        schemaRef("Problem"),
        { type: "object", properties: { code: { type: "string", enum: codes } } },
      ],
    },
    {
      examples: Object.fromEntries(
        codes.map((code) => {
          const docs = `https://brewscreen.example${PAGE_PATHS.developers}#${code}`;
          return [code, { value: { ...createProblemDetails({ code, pointer: "" }), docs } }];
        }),
      ),
    },
  ),
});

const get = (
  operationId: string,
  summary: string,
  tag: string,
  body: JsonObject,
  more: JsonObject = {},
): JsonObject => ({
  get: {
    operationId,
    summary,
    tags: [tag],
    ...more,
    responses: {
      200: { description: summary, headers: { ETag: header("string", "For If-None-Match.") }, content: body },
      304: { description: "Not changed: the ETag is the one in If-None-Match." },
      ...refusals(["not-found"]),
    },
  },
});

const upload = (operationId: string, summary: string, response: JsonObject): JsonObject => ({
  post: {
    operationId,
    summary,
    tags: ["Packages"],
    requestBody: {
      required: true,
      description: `The file itself, at most ${REQUEST_LIMITS.bodyBytes} bytes.`,
      content: content("application/octet-stream", binary("application/zip")),
    },
    responses: response,
  },
});

const FILE_HEADERS: JsonObject = {
  "Content-Length": header("integer", "Exact."),
  "Content-Disposition": header("string", "The package's name, ending in .mp."),
};

export function createOpenApiDocument(model: MachineModel): JsonObject {
  const ids = model.packageCategories.map(({ id }) => id);
  const rows = model.packageCategories.map(
    ({ id, maxFiles, sizes }) =>
      `\`${id}\` (${maxFiles === undefined ? "any number" : `at most ${maxFiles}`}; ` +
      `${sizes.map(({ width, height }) => `${width}x${height}`).join(", ")})`,
  );
  const categories = `Categories: ${rows.join(", ")}. A PNG of another size is packed and marked as not valid.`;
  const slots = listPlaces(model).map(({ id }) => id);
  const packageFile = (more: JsonObject): JsonObject => ({
    description: `The package, a ZIP archive. ${API_PATHS.configSchema} describes its config.json.`,
    headers: { ...FILE_HEADERS, ...more },
    content: content("application/octet-stream", binary("application/zip")),
  });
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT_NAME} packaging`,
      version: "1.1",
      description: `Creates, checks and repairs media packages (.mp) with PNG files. A request may have at most ${REQUEST_LIMITS.bodyBytes} bytes and ${REQUEST_LIMITS.files} files.`,
      license: { name: "All rights reserved", url: NOTICES_PATH },
    },
    servers: [{ url: "/" }],
    security: [],
    tags: [
      { name: "Machines", description: "The slots, sizes and limits of machines." },
      { name: "Packages", description: "Media packages (.mp)." },
      { name: "Description", description: "Descriptions of the API." },
    ],
    externalDocs: { url: PAGE_PATHS.developers, description: "Examples that run as they are." },
    paths: {
      [API_PATHS.index]: get("index", "The index of the API.", "Description", {
        ...content("application/json", { type: "object" }),
        ...content("text/html", { type: "string" }),
        ...content("text/plain", { type: "string" }),
      }),
      [API_PATHS.machines]: get(
        "listMachines",
        "All machines.",
        "Machines",
        content("application/json", {
          type: "object",
          required: ["machines"],
          properties: { machines: { type: "array", items: schemaRef("Machine") } },
        }),
      ),
      [`${API_PATHS.machines}/{id}`]: get(
        "getMachine",
        "The slots, sizes and limits of one machine.",
        "Machines",
        content("application/json", schemaRef("Machine")),
        {
          parameters: [
            { name: "id", in: "path", required: true, schema: { type: "string" }, example: model.id },
          ],
        },
      ),
      [API_PATHS.createPackage]: {
        post: {
          operationId: "createPackage",
          summary: "Creates a media package.",
          tags: ["Packages"],
          parameters: [
            {
              name: "Prefer",
              in: "header",
              description:
                "`handling=strict` refuses a request with pictures of a wrong size. By default, they are only counted.",
              schema: { type: "string" },
              example: "handling=strict",
            },
          ],
          requestBody: {
            required: true,
            content: {
              ...content("application/json", schemaRef("PackageRequest"), {
                examples: createExamples(model),
              }),
              ...content("multipart/form-data", {
                type: "object",
                required: ["packageName"],
                properties: {
                  packageName: PACKAGE_NAME_SCHEMA,
                  createdAt: CREATED_AT_SCHEMA,
                  ...Object.fromEntries(slots.map((id) => [id, binary("image/png")])),
                  ...Object.fromEntries(ids.map((id) => [id, { type: "array", items: binary("image/png") }])),
                },
                description: `The name of a file's field is a slot's id, a category, or a category, an underscore and an index. Files without an index follow the others. At most ${REQUEST_LIMITS.formParts} parts, each with at most ${REQUEST_LIMITS.partHeaderBytes} bytes of headers. ${categories}`,
              }),
            },
          },
          responses: {
            200: packageFile({
              [WRONG_SIZES_HEADER]: header(
                "integer",
                "How many pictures have the wrong size for their slot or folder.",
              ),
              "Preference-Applied": header("string", "handling=strict, if the request asked for it."),
            }),
            ...refusals(
              (Object.keys(PROBLEMS) as ProblemCode[]).filter(
                (code) => !["not-repairable", "not-found", ...COMMON_PROBLEMS].includes(code),
              ),
            ),
          },
        },
      },
      [API_PATHS.checkPackage]: upload(
        "checkPackage",
        "Checks a package and lists what may be wrong with it.",
        {
          200: {
            description: "What was found. A file that isn't a package has findings too.",
            content: content("application/json", schemaRef("PackageCheck")),
          },
          ...refusals(BODY_PROBLEMS),
        },
      ),
      [API_PATHS.repairPackage]: upload(
        "repairPackage",
        "Repairs a package by repacking everything that is undamaged.",
        {
          200: packageFile({
            [LEFT_OUT_HEADER]: header("integer", "How many files could not be saved."),
            [EMPTY_SLOTS_HEADER]: header("integer", "How many slots have no picture."),
          }),
          ...refusals([...BODY_PROBLEMS, "not-repairable"]),
        },
      ),
      [API_PATHS.openapi]: get(
        "openapi",
        "This OpenAPI description.",
        "Description",
        content("application/json", { type: "object" }),
      ),
      [API_PATHS.configSchema]: get(
        "configSchema",
        "The JSON Schema of a package's config.json.",
        "Description",
        content("application/json", { type: "object" }),
      ),
    },
    components: { schemas: createSchemas(model, categories) },
  };
}

function createExamples(model: MachineModel): JsonObject {
  const [category] = model.categories;
  const folder = model.packageCategories[0];
  // Stryker disable next-line ConditionalExpression: a machine has categories.
  if (!category) return {};
  const { size, places } = category.arrangements[0];
  const file = { data: createBlankPng(size), name: "welcome.png" };
  // Stryker disable next-line StringLiteral,OptionalChaining: no text counts as 0, and an arrangement has places.
  const slot = formatSlotId(category, category.kind === "list" ? "0" : (places[0]?.slot ?? ""));
  return {
    bySlot: { value: { packageName: "Lobby", slots: { [slot]: file } } },
    byFolder: {
      value: {
        packageName: "Lobby",
        files: { [`${folder.id}_0`]: { ...file, data: createBlankPng(folder.sizes[0]) } },
      },
    },
  };
}

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const WHITE = 255;
const PIXELS_PER_BYTE = 8;

function createBlankPng({ width, height }: Size): string {
  const row = new Uint8Array(1 + Math.ceil(width / PIXELS_PER_BYTE)).fill(WHITE, 1);
  const rows = new Uint8Array(row.length * height);
  for (let y = 0; y < height; y++) rows.set(row, y * row.length);
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 1);
  const parts = [
    SIGNATURE,
    ...chunk("IHDR", new Uint8Array(header.buffer)),
    ...chunk("IDAT", deflateSync(rows)),
    ...chunk("IEND", new Uint8Array()),
  ];
  const base64 = btoa(parts.map((part) => String.fromCharCode(...part)).join(""));
  return `data:image/png;base64,${base64}`;
}

function chunk(type: string, data: Uint8Array): Uint8Array[] {
  const typed = new Uint8Array([...new TextEncoder().encode(type), ...data]);
  const number = (value: number) => new Uint8Array(new Uint32Array([value]).buffer).reverse();
  return [number(data.length), typed, number(nativeCrc32(typed))];
}
