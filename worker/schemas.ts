import type { MachineModel } from "../shared/machine/types.ts";
import { REQUEST_LIMITS } from "../shared/package/limits.ts";
import { formatFileKey } from "../shared/package/names.ts";
import { PROBLEMS } from "../shared/package/problems.ts";
import { RULE_IDS } from "../shared/package/rules/rules.ts";
import { listPlaces } from "../shared/package/slots.ts";

/* JSON Schema 2020-12. */

export type JsonObject = { readonly [name: string]: unknown };

const string: JsonObject = { type: "string" };
const integer: JsonObject = { type: "integer", minimum: 0 };
const list = (items: JsonObject): JsonObject => ({ type: "array", items });
export const schemaRef = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** Every property is required, unless its name ends in "?". */
function object(properties: Readonly<Record<string, JsonObject>>, more: JsonObject = {}): JsonObject {
  const names = Object.keys(properties);
  return {
    type: "object",
    required: names.filter((name) => !name.endsWith("?")),
    properties: Object.fromEntries(names.map((name) => [name.replace("?", ""), properties[name]])),
    ...more,
  };
}

const described = (schema: JsonObject, description: string): JsonObject => ({ ...schema, description });

export const CONFIG_SCHEMA = object({
  packageName: { type: "string", minLength: 1, maxLength: REQUEST_LIMITS.packageNameLength },
  version: { const: "1.0", type: "string" },
  type: { const: "media-package", type: "string" },
  createdAt: { type: "string", format: "date-time" },
  files: list(
    object({
      path: described(string, "The entry's path in the package."),
      category: string,
      originalName: {
        type: ["string", "null"],
        description: "The file's name in the request, or the name that belongs to its slot.",
      },
      width: integer,
      height: integer,
      bytes: integer,
      valid: { type: "boolean", description: "Whether the category accepts the size." },
    }),
  ),
});

const SIZE = { width: integer, height: integer };
const MACHINE = object({
  id: string,
  title: string,
  screen: object(SIZE),
  categories: list(
    object({
      id: string,
      label: string,
      kind: { type: "string", enum: ["list", "slots"] },
      "initialCount?": described(integer, "The count that the wizard starts with."),
      arrangements: list(
        object({
          count: described(
            integer,
            "The number of slots. In one package, all slots of a category belong to the same count.",
          ),
          ...SIZE,
          folder: described(string, "The folder of the pictures in the package."),
          template: described(string, "The path of a PNG of the empty screen."),
          slots: list(
            object({
              id: described(string, "The slot's name in requests."),
              label: string,
              file: described(string, "The entry's path in the package."),
              image: described(string, 'The path in "Images (zip)".'),
              box: object({ x: integer, y: integer, ...SIZE }),
              "default?": described(
                string,
                "The path of the picture that the wizard uses if the slot is empty.",
              ),
            }),
          ),
        }),
      ),
    }),
  ),
  folders: list(object({ id: string, label: string, "maxFiles?": integer, sizes: list(object(SIZE)) })),
  limits: { type: "object", additionalProperties: integer },
});

const CHECK = object({
  verdict: { type: "string", enum: ["error", "warning", "incomplete", "good"] },
  findings: list(
    object({
      rule: { type: "string", enum: RULE_IDS },
      level: {
        ...{ type: "string", enum: ["error", "warning", "note"] },
        description: "error: machines may refuse the file; warning: some may; note: for information.",
      },
      entry: { type: ["string", "null"], description: "An entry or folder; null for the whole file." },
      "slot?": described(string, "A place on the machine that has no picture."),
      title: string,
      "detail?": string,
      advice: string,
      isRepaired: { type: "boolean", description: "Whether a repair fixes it." },
      values: { type: "object", additionalProperties: { type: ["string", "number"] } },
    }),
  ),
  packageName: { type: ["string", "null"] },
  files: list(
    object({ path: string, bytes: integer, "width?": integer, "height?": integer, "slot?": string }),
  ),
});

const PROBLEM = object({
  type: string,
  title: string,
  status: integer,
  detail: described(string, "What is wrong, and what to do."),
  code: { type: "string", enum: Object.keys(PROBLEMS), description: "Stable, for programs." },
  pointer: described(string, "JSON Pointer (RFC 6901) to the part at fault."),
  docs: described(string, "A page that explains the code."),
  "file?": described(string, "The file's own name."),
  "expected?": list(string),
  "actual?": string,
});

const FILE = object({
  data: {
    type: "string",
    pattern: "^data:[!-+\\--~]*;base64,[A-Za-z0-9+/]*={0,2}$",
    description: "A PNG as a base64 data URL, recognized by its bytes and not by the declared type.",
  },
  "name?": {
    type: "string",
    maxLength: REQUEST_LIMITS.fileNameLength,
    description: 'In "files", the name of the entry. In "slots", it is used only in error messages.',
  },
});

export const PACKAGE_NAME_SCHEMA: JsonObject = {
  type: "string",
  pattern: "\\S",
  description: `1 to ${REQUEST_LIMITS.packageNameLength} UTF-16 units, white space at both ends not counted; at most ${REQUEST_LIMITS.packageNameSentLength} with it.`,
};

export const CREATED_AT_SCHEMA: JsonObject = {
  type: "string",
  format: "date-time",
  description:
    "Stored in config.json; the current time by default. If it is given, the same request always gives the same bytes.",
};

export function createSchemas(model: MachineModel, categories: string): JsonObject {
  // Generated types need every name.
  const pictures = (names: readonly string[], description: string): JsonObject => ({
    ...{ type: "object", maxProperties: REQUEST_LIMITS.files, additionalProperties: false },
    properties: Object.fromEntries(names.map((name) => [name, schemaRef("File")])),
    description,
  });
  const keys = model.packageCategories.flatMap(({ id, maxFiles = REQUEST_LIMITS.files }) =>
    Array.from({ length: maxFiles }, (_, index) => formatFileKey(id, index)),
  );
  const slots = listPlaces(model).map(({ id }) => id);
  return {
    PackageRequest: {
      ...object({
        packageName: PACKAGE_NAME_SCHEMA,
        "createdAt?": CREATED_AT_SCHEMA,
        "slots?": pictures(
          slots,
          "Pictures by slot, which the server stores as the wizard does. Counts follow from the slots.",
        ),
        "files?": pictures(
          keys,
          `Pictures by folder, each under its own name. Keys are a category, an underscore and an index. ${categories}`,
        ),
      }),
      // With anyOf for "slots" or "files", generated types would accept any key.
      description: `Has slots, files or both. Known members may occur only once. Unknown members may hold at most ${REQUEST_LIMITS.unknownValues} values in total, nested ones included. The body may be nested at most ${REQUEST_LIMITS.depth} levels deep.`,
    },
    File: FILE,
    Machine: MACHINE,
    PackageCheck: CHECK,
    Problem: PROBLEM,
  };
}
