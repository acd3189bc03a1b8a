export interface PartHeaders {
  readonly name: string;
  readonly fileName: string | undefined;
}

/** The header up to its parameters. */
const HEADER = /^content-disposition[ \t]*:[^;]*/i;
const INDENTED_HEADER = /^[ \t]+content-disposition[ \t]*:/im;
/** A line break in a folded header (RFC 5322, section 2.2.3). */
const FOLD = /\r\n(?=[ \t])/g;
const PARAMETER = /^\s*;\s*([^\s=;]+)\s*=\s*/;
/** An extended value in UTF-8: plain or percent-encoded bytes (RFC 8187). */
const EXTENDED = /^utf-8'[^']*'((?:[^%]|%[0-9a-f]{2})*)$/i;
/** Characters that browsers escape (HTML, "multipart form data"). */
const WRITTEN: Readonly<Record<string, string>> = { "%22": '"', "%0d": "\r", "%0a": "\n" };

/** Reads the Content-Disposition (RFC 7578, section 4.2). Returns undefined if malformed or repeated. */
export function readPartHeaders(headers: string): PartHeaders | undefined {
  const [line, ...others] = headers
    .replace(FOLD, "")
    .split("\r\n")
    .filter((header) => HEADER.test(header));
  if (others.length > 0 || INDENTED_HEADER.test(headers)) return undefined;
  const parameters = readParameters((line ?? "").replace(HEADER, ""));
  if (parameters === undefined) return undefined;
  // Stryker disable next-line StringLiteral: no text without a quote is an extended value.
  const extended = EXTENDED.exec(parameters.get("filename*") ?? "")?.[1];
  return {
    name: parameters.get("name") ?? "",
    fileName: percentDecode(extended) ?? parameters.get("filename") ?? parameters.get("filename*"),
  };
}

function readParameters(text: string): Map<string, string> | undefined {
  const parameters = new Map<string, string>();
  for (let rest = text.trimEnd(); rest !== "" && rest !== ";"; ) {
    // Stryker disable next-line StringLiteral,ArrayDeclaration: without a match, there is no name.
    const [start = "", name] = PARAMETER.exec(rest) ?? [];
    if (name === undefined || parameters.has(name.toLowerCase())) return undefined;
    const value = rest.slice(start.length);
    const { text, length } = value.startsWith('"') ? quoted(value) : bare(value);
    parameters.set(name.toLowerCase(), text);
    rest = value.slice(length).trimStart();
  }
  return parameters;
}

function bare(value: string): { text: string; length: number } {
  const end = value.indexOf(";");
  const text = end === -1 ? value : value.slice(0, end);
  return { text: text.trim(), length: text.length };
}

/**
 * Browsers don't escape backslashes; older clients put one before quotes and backslashes. One before the final
 * quote is part of the value.
 */
function quoted(value: string): { text: string; length: number } {
  const last = value.lastIndexOf('"');
  let text = "";
  let at = 1;
  // Stryker disable next-line EqualityOperator: at the last quote, the second condition ends it.
  for (; at < last && value[at] !== '"'; at++) {
    const next = value[at + 1];
    const isEscape = value[at] === "\\" && (next === "\\" || (next === '"' && at + 1 < last));
    if (isEscape) at++;
    text += value[at];
  }
  return {
    text: text.replace(/%(?:22|0d|0a)/gi, (code) => WRITTEN[code.toLowerCase()] ?? code),
    length: at + 1,
  };
}

/** Returns undefined if the bytes are not UTF-8. */
function percentDecode(text: string | undefined): string | undefined {
  let decoded: string | undefined;
  try {
    if (text !== undefined) decoded = decodeURIComponent(text);
  } catch {
    // `decoded` stays undefined.
  }
  return decoded;
}
