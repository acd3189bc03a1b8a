import type { RequestFault } from "../../shared/package/problems.ts";
import type { BodyChunkSource } from "../body.ts";
import {
  createCreatedAtCollector,
  createFileNameCollector,
  createPackageNameCollector,
  type StringCollector,
} from "../collector.ts";
import type { FileReceiver } from "../file-receiver.ts";
import type { PackageDraft } from "../package-draft.ts";
import { type FormHandler, FormScanner, malformedFormFault } from "./form-scanner.ts";
import { readPartHeaders } from "./part-headers.ts";

const NOT_UTF8 = malformedFormFault("A name or text in the form is not UTF-8.");

const TEXT_FIELDS: ReadonlyMap<string, (draft: PackageDraft) => StringCollector> = new Map([
  ["packageName", createPackageNameCollector],
  ["createdAt", createCreatedAtCollector],
]);

interface Field {
  data(bytes: Uint8Array): RequestFault | undefined;
  end(): RequestFault | undefined;
}

/** For unknown parts that aren't files. */
const IGNORED_FIELD: Field = { data: () => undefined, end: () => undefined };

export class RequestFormHandler implements FormHandler {
  readonly #draft: PackageDraft;
  #field: Field = IGNORED_FIELD;

  constructor(draft: PackageDraft) {
    this.#draft = draft;
  }

  startPart(headers: Uint8Array): RequestFault | undefined {
    // Stryker disable next-line BooleanLiteral: no form has a byte order mark there.
    const text = tryDecode(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }), headers);
    if (text === undefined) return NOT_UTF8;
    const part = readPartHeaders(text);
    if (part === undefined) return malformedFormFault("A part has no readable Content-Disposition.");
    this.#field = IGNORED_FIELD;
    const createCollector = TEXT_FIELDS.get(part.name);
    if (createCollector) {
      this.#field = textField(createCollector(this.#draft));
      return undefined;
    }
    const fault = this.#draft.startField(part.name);
    if (fault?.code.startsWith("unknown-") && part.fileName === undefined) {
      this.#draft.noteUnknownMember(part.name);
      return undefined;
    }
    if (fault !== undefined) return fault;
    if (part.fileName !== undefined) {
      const name = createFileNameCollector(this.#draft);
      const nameFault = name.take(part.fileName) ?? name.end();
      if (nameFault !== undefined) return nameFault;
    }
    this.#field = fileField(this.#draft, this.#draft.startData());
    return undefined;
  }

  data(bytes: Uint8Array): RequestFault | undefined {
    return this.#field.data(bytes);
  }

  endPart(): RequestFault | undefined {
    return this.#field.end();
  }
}

const fileField = (draft: PackageDraft, data: FileReceiver): Field => ({
  data: (bytes) => data.copy(bytes),
  end: () => draft.packFile(data) ?? draft.endFile(),
});

function textField(target: StringCollector): Field {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  return {
    data(bytes) {
      // Byte by byte, so that the first fault does not depend on where the body is cut.
      for (const byte of bytes) {
        const text = tryDecode(decoder, Uint8Array.of(byte), { stream: true });
        const fault = text === undefined ? NOT_UTF8 : target.take(text);
        if (fault !== undefined) return fault;
      }
      return undefined;
    },
    end() {
      const text = tryDecode(decoder);
      return text === undefined ? NOT_UTF8 : (target.take(text) ?? target.end());
    },
  };
}

function tryDecode(
  decoder: TextDecoder,
  bytes?: Uint8Array,
  options?: { stream: boolean },
): string | undefined {
  let text: string | undefined;
  try {
    text = decoder.decode(bytes, options);
  } catch {
    // `text` stays undefined.
  }
  return text;
}

/** 1 to 70 characters, not ending with a space (RFC 2046, section 5.1.1). */
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{0,69}[\w'()+,./:=?-])"|([\w'+.-]{1,70}))\s*(?:;|$)/i;

export async function readMultipartRequest(
  pieces: BodyChunkSource,
  draft: PackageDraft,
  contentType: string,
): Promise<RequestFault | undefined> {
  // Stryker disable next-line ArrayDeclaration: only what comes after the match is read.
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return malformedFormFault("The Content-Type has no valid boundary.");
  const scanner = new FormScanner(boundary, new RequestFormHandler(draft));
  for (let kept = 0; ; ) {
    const piece = await pieces.next(kept);
    if ("code" in piece) return piece;
    const done = scanner.push(piece.bytes, piece.isLast);
    if (typeof done !== "number") return done;
    if (piece.isLast) return undefined;
    kept = piece.bytes.length - done;
  }
}
