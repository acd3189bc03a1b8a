/*
 * How Mozilla's HTTP Observatory scores a site's headers: the tests and modifiers of SCORE_TABLE in
 * mdn/mdn-http-observatory, src/grader/charts.js (2026), with what each test looks for. Not judged here, since
 * the host decides them: the redirection to HTTPS (Cloudflare's is to the same host, 0) and the preload list (5).
 */
const BASELINE = 100;
/** Without its bonuses a site must have this many points to be given them. */
const LEAST_FOR_BONUS = 90;

const MODIFIERS = {
  "csp-implemented-with-no-unsafe-default-src-none": 10,
  "csp-implemented-with-no-unsafe": 5,
  "csp-implemented-with-unsafe-inline-in-style-src-only": 0,
  "csp-implemented-with-insecure-scheme-in-passive-content-only": -10,
  "csp-implemented-with-unsafe-eval": -10,
  "csp-implemented-with-insecure-scheme": -20,
  "csp-implemented-with-unsafe-inline": -20,
  "csp-not-implemented": -25,
  "cookies-not-found": 0,
  "cookies-without-secure-flag": -20,
  "cross-origin-resource-sharing-not-implemented": 0,
  "cross-origin-resource-sharing-implemented-with-public-access": 0,
  "cross-origin-resource-sharing-implemented-with-restricted-access": 0,
  "cross-origin-resource-sharing-implemented-with-universal-access": -50,
  "referrer-policy-private": 5,
  "referrer-policy-not-implemented": 0,
  "referrer-policy-unsafe": -5,
  "hsts-implemented-max-age-at-least-six-months": 0,
  "hsts-implemented-max-age-less-than-six-months": -10,
  "hsts-not-implemented": -20,
  "sri-implemented-and-all-scripts-loaded-securely": 5,
  "sri-not-implemented-response-not-html": 0,
  "sri-not-implemented-but-all-scripts-loaded-from-secure-origin": 0,
  "sri-not-implemented-but-external-scripts-loaded-securely": -5,
  "sri-not-implemented-and-external-scripts-not-loaded-securely": -50,
  "x-content-type-options-nosniff": 0,
  "x-content-type-options-not-implemented": -5,
  "x-frame-options-implemented-via-csp": 5,
  "x-frame-options-sameorigin-or-deny": 0,
  "x-frame-options-not-implemented": -20,
  "cross-origin-resource-policy-implemented-with-same-origin": 10,
  "cross-origin-resource-policy-implemented-with-same-site": 10,
  "cross-origin-resource-policy-implemented-with-cross-origin": 0,
  "cross-origin-resource-policy-not-implemented": 0,
  "cross-origin-resource-policy-header-invalid": -5,
} as const;

export type Finding = keyof typeof MODIFIERS;

/** The score of an answer to a request that named another origin, and what it comes of. */
export function observatory(
  headers: Headers,
  html?: string,
): { score: number; findings: readonly Finding[] } {
  const findings = [
    policyFinding(headers),
    cookieFinding(headers),
    sharingFinding(headers),
    referrerFinding(headers),
    transportFinding(headers),
    scriptFinding(html),
    headers.get("x-content-type-options")?.toLowerCase() === "nosniff"
      ? "x-content-type-options-nosniff"
      : "x-content-type-options-not-implemented",
    frameFinding(headers),
    resourceFinding(headers),
  ] as const satisfies Finding[];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const modifiers = findings.map((finding) => MODIFIERS[finding]);
  const plain = Math.max(0, BASELINE + sum(modifiers.filter((value) => value < 0)));
  const bonus = plain >= LEAST_FOR_BONUS ? sum(modifiers.filter((value) => value > 0)) : 0;
  return { score: plain + bonus, findings };
}

const BROAD = /^(\*|https?:(\/\/\*(\.\*)?)?|ftp:)$/;
const INLINE = /^('unsafe-inline'|data:)$/;
const INSECURE = /^(http|ftp):/;
const ANY = ["*"];

/** A policy's directives; of two of one name the first counts. */
function directives(headers: Headers): ReadonlyMap<string, readonly string[]> {
  const rules = (headers.get("content-security-policy") ?? "")
    .split(";")
    .map((rule) => rule.trim().split(/\s+/));
  const found = new Map<string, string[]>();
  for (const [name = "", ...sources] of rules)
    if (name !== "" && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), sources);
  return found;
}

function policyFinding(headers: Headers): Finding {
  const policy = directives(headers);
  if (policy.size === 0) return "csp-not-implemented";
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ANY;
  const [scripts, styles, objects] = [sources("script-src"), sources("style-src"), sources("object-src")];
  const passive = [...sources("img-src"), ...sources("media-src")];
  const active = [...policy].filter(([name]) => !/^(img|media)-src$/.test(name)).flatMap(([, each]) => each);
  const some = (list: readonly string[], ...patterns: RegExp[]) =>
    list.some((source) => patterns.some((pattern) => pattern.test(source)));
  if (some(scripts, BROAD, INLINE) || some(objects, BROAD)) return "csp-implemented-with-unsafe-inline";
  if (some(active, INSECURE)) return "csp-implemented-with-insecure-scheme";
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return "csp-implemented-with-unsafe-eval";
  if (some(passive, INSECURE)) return "csp-implemented-with-insecure-scheme-in-passive-content-only";
  if (some(styles, BROAD, INLINE)) return "csp-implemented-with-unsafe-inline-in-style-src-only";
  return policy.get("default-src")?.join() === "'none'"
    ? "csp-implemented-with-no-unsafe-default-src-none"
    : "csp-implemented-with-no-unsafe";
}

/** We set none; the worst that one can cost without being a session's. */
const cookieFinding = (headers: Headers): Finding =>
  headers.has("set-cookie") ? "cookies-without-secure-flag" : "cookies-not-found";

function sharingFinding(headers: Headers): Finding {
  const origin = headers.get("access-control-allow-origin");
  if (origin === null) return "cross-origin-resource-sharing-not-implemented";
  if (origin === "*") return "cross-origin-resource-sharing-implemented-with-public-access";
  return headers.get("access-control-allow-credentials") === "true"
    ? "cross-origin-resource-sharing-implemented-with-universal-access"
    : "cross-origin-resource-sharing-implemented-with-restricted-access";
}

const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

function referrerFinding(headers: Headers): Finding {
  const policy = headers.get("referrer-policy")?.split(",").at(-1)?.trim().toLowerCase();
  if (policy === undefined) return "referrer-policy-not-implemented";
  return PRIVATE.includes(policy) ? "referrer-policy-private" : "referrer-policy-unsafe";
}

const SIX_MONTHS = 15_768_000;

function transportFinding(headers: Headers): Finding {
  const age = /^\s*max-age=(\d+)\s*(;|$)/i.exec(headers.get("strict-transport-security") ?? "")?.[1];
  if (age === undefined) return "hsts-not-implemented";
  return Number(age) >= SIX_MONTHS
    ? "hsts-implemented-max-age-at-least-six-months"
    : "hsts-implemented-max-age-less-than-six-months";
}

function scriptFinding(html: string | undefined): Finding {
  if (html === undefined) return "sri-not-implemented-response-not-html";
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => ({
    src: /\bsrc="([^"]*)"/.exec(tag)?.[1] ?? "",
    isChecked: /\bintegrity="/.test(tag),
  }));
  const foreign = scripts.filter(({ src }) => /^(\w+:)?\/\//.test(src));
  if (foreign.some(({ src }) => !src.startsWith("https:")))
    return "sri-not-implemented-and-external-scripts-not-loaded-securely";
  if (foreign.some(({ isChecked }) => !isChecked))
    return "sri-not-implemented-but-external-scripts-loaded-securely";
  return scripts.length > 0 && scripts.every(({ isChecked }) => isChecked)
    ? "sri-implemented-and-all-scripts-loaded-securely"
    : "sri-not-implemented-but-all-scripts-loaded-from-secure-origin";
}

function frameFinding(headers: Headers): Finding {
  const ancestors = directives(headers).get("frame-ancestors") ?? ANY;
  if (!ancestors.some((source) => BROAD.test(source))) return "x-frame-options-implemented-via-csp";
  return /^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? "")
    ? "x-frame-options-sameorigin-or-deny"
    : "x-frame-options-not-implemented";
}

function resourceFinding(headers: Headers): Finding {
  const policy = headers.get("cross-origin-resource-policy");
  if (policy === null) return "cross-origin-resource-policy-not-implemented";
  if (policy !== "same-origin" && policy !== "same-site" && policy !== "cross-origin")
    return "cross-origin-resource-policy-header-invalid";
  return `cross-origin-resource-policy-implemented-with-${policy}`;
}
