import type { MachineModel } from "../shared/machine/types.ts";
import { API_PATHS, REQUEST_LIMITS } from "../shared/package/limits.ts";
import { PROBLEMS, type ProblemCode } from "../shared/package/problems.ts";

/** A one-pixel PNG. */
const EXAMPLE_DATA =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC";

type Json = { readonly [name: string]: unknown };

function refusals(): Map<number, ProblemCode[]> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const [code, { status }] of Object.entries(PROBLEMS) as [ProblemCode, { status: number }][]) {
    if (code !== "not-found") byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

const refusalResponse = (codes: readonly ProblemCode[]): Json => ({
  description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}`).join("\n\n"),
  content: {
    "application/problem+json": {
      schema: {
        allOf: [{ $ref: "#/components/schemas/Problem" }, { properties: { code: { enum: codes } } }],
      },
    },
  },
});

const packageName: Json = {
  type: "string",
  pattern: "\\S",
  description: `1 to ${REQUEST_LIMITS.packageNameLength} UTF-16 units, white space at both ends not counted; at most ${REQUEST_LIMITS.packageNameSentLength} with it.`,
};

/** Returns the API's OpenAPI 3.1 description, built from the tables that the checks use. */
export function createOpenApiDocument(model: MachineModel): Json {
  const ids = model.packageCategories.map(({ id }) => id);
  const rows = model.packageCategories.map(
    ({ id, maxFiles, sizes }) =>
      `\`${id}\` (${maxFiles === undefined ? "any number" : `at most ${maxFiles}`}; ` +
      `${sizes.map(({ width, height }) => `${width}x${height}`).join(", ")})`,
  );
  const categories = `Categories: ${rows.join(", ")}. A PNG of another size is packed and marked as not valid.`;
  return {
    openapi: "3.1.0",
    info: {
      title: "Brewscreen packaging",
      version: "1.0",
      description: `Makes a media package (.mp) of PNG files. A request has at most ${REQUEST_LIMITS.bodyBytes} bytes and ${REQUEST_LIMITS.files} files.`,
    },
    paths: {
      [API_PATHS.createPackage]: {
        post: {
          operationId: "createPackage",
          summary: "Makes a media package.",
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/PackageRequest" },
                example: {
                  packageName: "Lobby",
                  files: { [`${ids[0]}_0`]: { data: EXAMPLE_DATA, name: "welcome.png" } },
                },
              },
              "multipart/form-data": {
                schema: {
                  type: "object",
                  required: ["packageName"],
                  properties: {
                    packageName,
                    ...Object.fromEntries(
                      ids.map((id) => [
                        id,
                        { type: "array", items: { type: "string", contentMediaType: "image/png" } },
                      ]),
                    ),
                  },
                  description: `Files under a category's name, or under a category, an underscore and an index; those without an index follow. At most ${REQUEST_LIMITS.formParts} parts, each with at most ${REQUEST_LIMITS.partHeaderBytes} bytes of headers. ${categories}`,
                },
              },
            },
          },
          responses: {
            200: {
              description: "The package, a ZIP archive.",
              headers: {
                "Content-Length": { schema: { type: "integer" }, description: "Exact." },
                "Content-Disposition": { schema: { type: "string" }, description: "The package's name, .mp" },
              },
              content: { "application/octet-stream": {} },
            },
            ...Object.fromEntries([...refusals()].map(([status, codes]) => [status, refusalResponse(codes)])),
          },
        },
      },
      [API_PATHS.openapi]: {
        get: {
          operationId: "openapi",
          summary: "This description.",
          responses: { 200: { description: "OpenAPI 3.1.", content: { "application/json": {} } } },
        },
      },
    },
    components: {
      schemas: {
        PackageRequest: {
          type: "object",
          description: `No member that the API knows may come twice. All other members together may hold ${REQUEST_LIMITS.unknownValues} values, those within others included. Nested at most ${REQUEST_LIMITS.depth} deep.`,
          required: ["packageName", "files"],
          properties: {
            packageName,
            files: {
              type: "object",
              minProperties: 1,
              maxProperties: REQUEST_LIMITS.files,
              patternProperties: {
                [`^(${ids.join("|")})_(0|[1-9][0-9]{0,8})$`]: { $ref: "#/components/schemas/File" },
              },
              additionalProperties: false,
              description: `Keys are a category, an underscore and an index. ${categories}`,
            },
          },
        },
        File: {
          type: "object",
          required: ["data"],
          properties: {
            data: {
              type: "string",
              pattern: "^data:[!-+\\--~]*;base64,[A-Za-z0-9+/]*={0,2}$",
              description: "A PNG as a base64 data URL. The bytes decide, not the declared type.",
            },
            name: {
              type: "string",
              maxLength: REQUEST_LIMITS.fileNameLength,
              description: "The name that config.json keeps as originalName.",
            },
          },
        },
        Problem: {
          type: "object",
          required: ["type", "title", "status", "code", "pointer"],
          properties: {
            type: { type: "string" },
            title: { type: "string" },
            status: { type: "integer" },
            detail: { type: "string" },
            code: { enum: Object.keys(PROBLEMS), description: "Stable, for programs." },
            pointer: { type: "string", description: "JSON Pointer (RFC 6901) to what is at fault." },
          },
        },
      },
    },
  };
}
