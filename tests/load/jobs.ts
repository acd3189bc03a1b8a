import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createBytesSource } from "../../shared/archive/source.ts";
import { stepsOf } from "../../shared/machine/steps.ts";
import { CLASSIC_MODEL } from "../../shared/machines/classic/model.ts";
import { checkPackage, repairPackage } from "../../shared/package/api.ts";
import type { PackageConfig } from "../../shared/package/config.ts";
import { API_PATHS, REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { PROBLEMS, type ProblemCode } from "../../shared/package/problems.ts";
import { PAGE_PATHS } from "../../shared/product.ts";
import { mustBe } from "../fuzz/reader.ts";
import { BROKEN, GOOD } from "../support/broken-packages.ts";
import { joined, noise, sameBytes, utf8 } from "../support/bytes.ts";
import { png } from "../support/png.ts";
import { readZip } from "../support/read-zip.ts";
import { mutate, type Random } from "../worker/fuzz/mutate.ts";
import { dataUrl, formPayload, JSON_TYPE, jsonPayload, type Payload } from "./package-requests.ts";
import { type Order, type Reply, send } from "./send.ts";

/** A request of which the right answer is known. */
export interface Job extends Order {
  /** The row of the table. */
  readonly row: string;
  /** A client may leave or stall in the middle of its body. */
  readonly mayStall?: boolean;
  /** Throws if the answer is wrong. */
  check(reply: Reply): void;
}

/** Makes a job of its kind, each a little different. */
export type Kind = (random: Random) => Job;

/** Expects a problem of one of these codes. */
const expectProblem =
  (...codes: readonly ProblemCode[]) =>
  ({ status, body, headers }: Reply): void => {
    const { code } = JSON.parse(body.toString()) as { code: ProblemCode };
    const type = headers["content-type"];
    mustBe(type === "application/problem+json" && codes.includes(code), `${status} ${code}`);
    mustBe(status === PROBLEMS[code].status, `${status} with ${code}`);
  };
const REFUSALS = (Object.keys(PROBLEMS) as ProblemCode[]).filter((code) => code !== "internal");

const configOf = (archive: Uint8Array): PackageConfig =>
  JSON.parse(new TextDecoder().decode(readZip(archive)[0]?.bytes));
const picturesOf = (archive: Uint8Array): Uint8Array[] =>
  readZip(archive)
    .slice(1)
    .map(({ bytes }) => bytes);

/** Expects a package with just that name and these pictures, none of another request's. */
function expectPackage({ status, headers, body }: Reply, name: string, wanted: readonly Uint8Array[]): void {
  mustBe(status === 200, `${status}: ${body.subarray(0, 300)}`);
  mustBe(headers["content-length"] === `${body.length}`, "another length than its header says");
  mustBe(configOf(body).packageName === name, "another package's name");
  const found = picturesOf(body);
  mustBe(
    found.length === wanted.length && found.every((bytes, i) => sameBytes(bytes, wanted[i] ?? noise(0))),
    "other pictures than were sent",
  );
}

/** Small ones, and one as large as a photo; all are different. */
const PICTURES = [
  ...Array.from({ length: 40 }, (_, seed) => png(20 + seed, 30, { seed, noise: 255 })),
  ...Array.from({ length: 4 }, (_, seed) => png(1024, 768, { seed, noise: 8 })),
];
const ICONS = Array.from({ length: 8 }, (_, seed) => png(302, 485, { seed, noise: 40 }));
const from = <Item>(items: readonly Item[], random: Random): Item => items[random(items.length)] as Item;
const some = (random: Random): Uint8Array[] =>
  Array.from({ length: 1 + random(4) }, () => from(PICTURES, random));

const json = (value: unknown): Uint8Array => utf8(JSON.stringify(value));
const post = (row: string, body: Uint8Array, headers: Order["headers"] = JSON_TYPE) =>
  ({ row, method: "POST", path: API_PATHS.createPackage, headers, body }) as const;

const filesAs =
  (row: string, payload: (name: string, files: readonly Uint8Array[]) => Payload): Kind =>
  (random) => {
    const [name, files] = [randomUUID(), some(random)];
    const { body, headers } = payload(name, files);
    return {
      ...post(row, body, headers),
      mayStall: true,
      check: (reply) => expectPackage(reply, name, files),
    };
  };
const byFolder = filesAs("POST create-package, JSON", jsonPayload);
const byForm = filesAs("POST create-package, form", formPayload);

const SLOTS = ["blends.left", "blends.middle", "blends.right"];
const bySlot: Kind = (random) => {
  const [name, icons] = [randomUUID(), SLOTS.map(() => from(ICONS, random))];
  const slots = Object.fromEntries(SLOTS.map((slot, i) => [slot, { data: dataUrl(icons[i] ?? noise(0)) }]));
  const job = post("POST create-package, slots", json({ packageName: name, slots }));
  return { ...job, mayStall: true, check: (reply) => expectPackage(reply, name, icons) };
};

const REFUSED = "POST create-package, refused";
const wrong: readonly (readonly [
  codes: readonly ProblemCode[],
  body: Uint8Array,
  headers?: Order["headers"],
])[] = [
  [["malformed-json"], utf8("{")],
  [["not-an-object"], utf8("[]")],
  [["files-missing"], json({ packageName: "a" })],
  [["package-name-missing"], json({ files: { icons_0: { data: dataUrl(png(2, 2)) } } })],
  [["not-png"], json({ packageName: "a", files: { icons_0: { data: "data:image/png;base64,R0lGODlh" } } })],
  [["damaged-png"], jsonPayload("a", [png(9, 9).subarray(0, -5)]).body],
  [["unknown-slot"], json({ packageName: "a", slots: { "blends.top": { data: "" } } })],
  [["wrong-size"], jsonPayload("a", [png(9, 9)]).body, { ...JSON_TYPE, Prefer: "handling=strict" }],
  [["unsupported-media-type"], utf8("a"), { "Content-Type": "text/plain" }],
  [["unsupported-media-type"], gzipSync("{}"), { ...JSON_TYPE, "Content-Encoding": "gzip" }],
  [["malformed-multipart"], utf8("--x"), { "Content-Type": "multipart/form-data; boundary=x" }],
  [["body-too-large"], utf8("{}"), { ...JSON_TYPE, "Content-Length": 10_000_000_000 }],
  // What costs by its tokens, or by its depth.
  [["too-many-unknown-values"], utf8(`{${'"a":0,'.repeat(300_000)}`)],
  [["too-many-unknown-values", "nested-too-deep"], utf8(`{"a":${"[".repeat(500_000)}`)],
  [["duplicate-member"], utf8(`{${'"files":{},'.repeat(200_000)}`)],
  [["package-name-too-long"], utf8(`{"packageName":"${"\\n".repeat(500_000)}`)],
];
const refused: Kind = (random) => {
  const [codes, body, headers] = from(wrong, random);
  return { ...post(REFUSED, body, headers), check: expectProblem(...codes) };
};

const LARGEST = new Uint8Array(REQUEST_LIMITS.bodyBytes + 1).fill(0x20);
const tooLarge: Kind = () => ({ ...post(REFUSED, LARGEST), check: expectProblem("body-too-large") });

const HOSTILE = "POST create-package, mutated";
const mutated: Kind = (random) => {
  const files = [from(PICTURES.slice(0, 10), random)];
  const { body, headers } = from([formPayload, jsonPayload], random)("Lobby", files);
  const check = (reply: Reply) => {
    if (reply.status !== 200) expectProblem(...REFUSALS)(reply);
    else
      mustBe(configOf(reply.body).files.length === picturesOf(reply.body).length, "not the files it lists");
  };
  return { ...post(HOSTILE, mutate(random, body), headers), check };
};

const PACKAGES = [GOOD, ...Object.values(BROKEN).map(([bytes]) => bytes), noise(20_000), utf8("")];
const fallback = { packageName: "Repaired package", now: new Date(0) };
const model = CLASSIC_MODEL;
/** What our own code says of each package in Node. */
const CHECKED = await Promise.all(PACKAGES.map((bytes) => checkPackage(model, createBytesSource(bytes))));
const REPAIRED = await Promise.all(
  PACKAGES.map(async (bytes) => {
    const result = await repairPackage(model, createBytesSource(bytes), fallback);
    if (!result.ok) return undefined;
    const archive = joined(result.archive.chunks());
    return { name: configOf(archive).packageName, pictures: picturesOf(archive), left: result.left.length };
  }),
);

const BINARY = { "Content-Type": "application/octet-stream" };
const checks: Kind = (random) => {
  const at = random(PACKAGES.length);
  const check = ({ status, body }: Reply) =>
    mustBe(
      status === 200 && body.toString() === JSON.stringify(CHECKED[at]),
      `${at}: ${body.subarray(0, 300)}`,
    );
  const job = {
    ...post("POST check-package", PACKAGES[at] ?? noise(0), BINARY),
    path: API_PATHS.checkPackage,
  };
  return { ...job, mayStall: true, check };
};
const repairs: Kind = (random) => {
  const at = random(PACKAGES.length);
  const wanted = REPAIRED[at];
  const check = (reply: Reply) => {
    if (!wanted) return expectProblem("not-repairable")(reply);
    expectPackage(reply, wanted.name, wanted.pictures);
    mustBe(reply.headers["brewscreen-left-out"] === `${wanted.left}`, "another number left out");
  };
  const job = {
    ...post("POST repair-package", PACKAGES[at] ?? noise(0), BINARY),
    path: API_PATHS.repairPackage,
  };
  return { ...job, mayStall: true, check };
};

/** Documents, as they are when nothing else is asked. */
async function documents(url: string): Promise<Kind> {
  const { index, machines, openapi, configSchema } = API_PATHS;
  const orders: readonly Pick<Order, "path" | "headers">[] = [
    ...[machines, `${machines}/${model.id}`, openapi, configSchema].map((path) => ({ path })),
    ...["text/html", "text/plain", "application/json"].map((Accept) => ({
      path: index,
      headers: { Accept },
    })),
  ];
  const known = await Promise.all(
    orders.map(async (order) => ({ ...order, first: await send(url, { method: "GET", ...order }) })),
  );
  return (random) => {
    const { first, headers = {}, path } = from(known, random);
    const row = `GET ${path}`;
    const etag = `${first?.headers.etag}`;
    const isUnchanged = random(4) === 0;
    const asked = isUnchanged ? { ...headers, "If-None-Match": etag } : headers;
    const check = ({ status, body, headers }: Reply) => {
      mustBe(first?.status === 200 && status === (isUnchanged ? 304 : 200), `${status}`);
      mustBe(headers.etag === etag, "another ETag");
      mustBe(isUnchanged ? body.length === 0 : sameBytes(body, first.body), "another document");
    };
    return { row, method: "GET", path, headers: asked, check };
  };
}

const lost: Kind = (random) => {
  const row = "unknown addresses and methods";
  const [method, path, code] = from(
    [
      ["GET", "/api/packages", "not-found"],
      ["GET", `${API_PATHS.machines}/${randomUUID()}`, "not-found"],
      ["GET", `/api/${"x".repeat(2_000)}`, "not-found"],
      ["PUT", API_PATHS.machines, "method-not-allowed"],
      ["GET", API_PATHS.createPackage, "method-not-allowed"],
    ] as const,
    random,
  );
  return { row, method, path, check: expectProblem(code) };
};

const options: Kind = () => ({
  ...{ row: "OPTIONS", method: "OPTIONS", path: API_PATHS.createPackage },
  headers: { Origin: "https://other.test", "Access-Control-Request-Method": "POST" },
  check: ({ status, headers }) =>
    mustBe(status === 204 && headers["access-control-allow-methods"] === "POST", `${status}`),
});

/** The endpoint's kinds, the frequent ones more than once. */
export async function endpointKinds(url: string): Promise<readonly Kind[]> {
  const document = await documents(url);
  const often = [byFolder, bySlot, byForm, refused, mutated, checks, repairs, document, lost];
  return [...often, ...often, ...often, options, tooLarge];
}

/** The app's pages and files, as they were built. */
export function pageKinds(folder: string): readonly Kind[] {
  const app = readFileSync(join(folder, "index.html"));
  const routes = [
    ...Object.values(PAGE_PATHS),
    ...stepsOf(model).map(({ config }) => config.route),
    "/nowhere/at/all",
  ];
  const assets = readdirSync(join(folder, "assets")).filter((name) => /\.(js|css)$/.test(name));
  const get = (row: string, path: string, check: Job["check"]): Job => ({ row, method: "GET", path, check });
  const same = (wanted: Uint8Array) => (reply: Reply) =>
    mustBe(reply.status === 200 && sameBytes(reply.body, wanted), `${reply.status}, or other bytes`);
  const missing = ({ status }: Reply) => mustBe(status === 404, `${status}`);
  return [
    (random) => get("pages", from(routes, random), same(app)),
    (random) => {
      const name = from(assets, random);
      return get("assets", `/assets/${name}`, same(readFileSync(join(folder, "assets", name))));
    },
    (random) =>
      get("missing files", from(["/assets/gone.js", "/images/gone.png", "/gone.txt"], random), missing),
  ];
}
