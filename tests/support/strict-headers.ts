import { expect } from "vitest";

/** Expects what Mozilla's HTTP Observatory takes no points off for (mdn/mdn-http-observatory, src/grader/charts.js). */
export function expectStrict(headers: Headers): void {
  const policy = headers.get("Content-Security-Policy");
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toMatch(/; frame-ancestors 'none'(;|$)/);
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'|\*|http:|ftp:/);
  expect(policy).not.toMatch(/(script|style)-src [^;]*(https:|data:)/);
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=63072000; includeSubDomains");
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.has("Set-Cookie")).toBe(false);
  expect(headers.has("Access-Control-Allow-Credentials")).toBe(false);
}

/** Expects what the Observatory gives a page its last points for. */
export function expectStrictPage(headers: Headers, html: string): void {
  expectStrict(headers);
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  const scripts = html.match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toMatch(/ src="\/\w/);
}
