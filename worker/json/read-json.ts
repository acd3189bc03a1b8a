import { REQUEST_LIMITS } from "../../shared/package/limits.ts";
import { jsonPointerTo, type RequestFault } from "../../shared/package/problems.ts";
import type { BodyChunkSource } from "../body.ts";
import {
  createCreatedAtCollector,
  createFileNameCollector,
  createPackageNameCollector,
  StringCollector,
} from "../collector.ts";
import type { PackageDraft, REQUEST_MEMBERS } from "../package-draft.ts";
import { DataUrlDecoder } from "./data-url-decoder.ts";
import { type JsonHandler, SKIPPED_TARGET, type StringTarget } from "./events.ts";
import { JsonScanner } from "./scanner.ts";

const KEY_LENGTH = 64;

type Place = "root" | (typeof REQUEST_MEMBERS)[number] | "file" | "data" | "name" | "unknown";

/** "*" matches any key. */
const MEMBERS: Readonly<Partial<Record<Place, Readonly<Record<string, Place>>>>> = {
  root: { packageName: "packageName", createdAt: "createdAt", slots: "slots", files: "files" },
  slots: { "*": "file" },
  files: { "*": "file" },
  file: { data: "data", name: "name" },
};

const WRONG_TYPE = {
  root: "not-an-object",
  packageName: "package-name-missing",
  createdAt: "created-at-invalid",
  slots: "files-missing",
  files: "files-missing",
  file: "data-not-base64",
  data: "data-not-base64",
  name: "file-name-invalid",
} as const;

const TYPES = {
  object: "an object",
  array: "an array",
  string: "a string",
  scalar: "a number, true, false or null",
} as const;

const EXAMPLES: Readonly<Partial<Record<Place, string>>> = {
  slots: ', {"{slot}": {"data": …}, …}',
  files: ', {"{category}_0": {"data": …}, …}',
  file: ', {"data": "data:image/png;base64,…"}',
};

const TOO_LONG_KEYS: Readonly<Partial<Record<Place, RequestFault>>> = {
  slots: { code: "unknown-slot", pointer: jsonPointerTo("slots") },
  files: { code: "unknown-category", pointer: jsonPointerTo("files") },
};

interface OpenContainer {
  readonly place: Place;
  readonly seenMembers: Set<Place>;
}

/** Limits unknown values and refuses duplicates, since each token costs as much time as hundreds of bytes. */
export class RequestJsonHandler implements JsonHandler {
  readonly #draft: PackageDraft;
  // Stryker disable next-line ArrayDeclaration: nothing below the root is read.
  readonly #open: OpenContainer[] = [];
  #next: Place = "root";
  #unknownValues = 0;

  constructor(draft: PackageDraft) {
    this.#draft = draft;
  }

  start(kind: "object" | "array"): RequestFault | undefined {
    const place = this.#next;
    this.#open.push({ place, seenMembers: new Set() });
    if (place === "unknown") return this.#countUnknown();
    return kind === "object" && MEMBERS[place] ? undefined : this.#wrongType(place, kind);
  }

  /** Arrays occur only as unknown values, so what follows in one is unknown too. */
  end(): RequestFault | undefined {
    const { place } = this.#open.pop() as OpenContainer;
    this.#next = "unknown";
    return place === "file" ? this.#draft.endFile() : undefined;
  }

  scalar(): RequestFault | undefined {
    return this.#next === "unknown" ? this.#countUnknown() : this.#wrongType(this.#next, "scalar");
  }

  string(): StringTarget | RequestFault {
    const draft = this.#draft;
    switch (this.#next) {
      case "unknown":
        return this.#countUnknown() ?? SKIPPED_TARGET;
      case "data":
        return new DataUrlDecoder(draft);
      case "packageName":
        return createPackageNameCollector(draft);
      case "createdAt":
        return createCreatedAtCollector(draft);
      case "name":
        return createFileNameCollector(draft);
      default:
        return this.#wrongType(this.#next, "string");
    }
  }

  key(): StringTarget {
    this.#next = "unknown";
    const parent = this.#open.at(-1) as OpenContainer;
    const members = MEMBERS[parent.place];
    if (members === undefined) return SKIPPED_TARGET;
    return new StringCollector({
      limit: KEY_LENGTH,
      tooLong: () => TOO_LONG_KEYS[parent.place],
      done: (key) => {
        this.#next = members["*"] ?? (Object.hasOwn(members, key) ? members[key] : undefined) ?? "unknown";
        if (parent.place === "slots" || parent.place === "files")
          return this.#draft.startMember(parent.place, key);
        if (this.#next !== "unknown") return this.#once(parent, this.#next);
        if (parent.place === "root") this.#draft.noteUnknownMember(key);
        return undefined;
      },
    });
  }

  #once({ place, seenMembers }: OpenContainer, member: Place): RequestFault | undefined {
    if (seenMembers.has(member)) {
      if (place === "file") return this.#draft.createFault("duplicate-member", member);
      return { code: "duplicate-member", pointer: jsonPointerTo(member) };
    }
    seenMembers.add(member);
    return undefined;
  }

  #countUnknown(): RequestFault | undefined {
    if (++this.#unknownValues <= REQUEST_LIMITS.unknownValues) return undefined;
    return {
      code: "too-many-unknown-values",
      pointer: "",
      detail: `Unknown members may hold at most ${REQUEST_LIMITS.unknownValues} values in total: leave them out.`,
    };
  }

  #wrongType(place: keyof typeof WRONG_TYPE, actual: keyof typeof TYPES): RequestFault {
    const code = WRONG_TYPE[place];
    const wanted = MEMBERS[place] ? TYPES.object : TYPES.string;
    const detail = `It is ${TYPES[actual]}: send ${wanted}${EXAMPLES[place] ?? ""}.`;
    if (place === "root") return { code, pointer: "", detail };
    if (place === "file" || place === "data" || place === "name")
      return this.#draft.createFault(code, place === "file" ? undefined : place, detail);
    return { code, pointer: jsonPointerTo(place), detail };
  }
}

/** V8 frees strings of up to 128 KiB early; longer ones accumulate. */
const TEXT_LENGTH = 32 * 1024;

export async function readJsonRequest(
  pieces: BodyChunkSource,
  draft: PackageDraft,
): Promise<RequestFault | undefined> {
  const scanner = new JsonScanner(new RequestJsonHandler(draft));
  for (let kept = 0; ; ) {
    const piece = await pieces.next(kept);
    if ("code" in piece) return piece;
    const { bytes, isLast } = piece;
    let done = 0;
    for (let end = 0; end < bytes.length || isLast; ) {
      end = Math.min(bytes.length, done + TEXT_LENGTH);
      const read = scanner.push(bytes.subarray(done, end), isLast && end === bytes.length);
      if (typeof read !== "number") return read;
      done += read;
      if (isLast && end === bytes.length) return undefined;
    }
    kept = bytes.length - done;
  }
}
