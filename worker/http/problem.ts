import { type PackageFault, problemDetails } from "../../shared/package/problems.ts";

/** A fault as an answer (RFC 9457). */
export function problemResponse(fault: PackageFault, headers: Record<string, string> = {}): Response {
  const problem = problemDetails(fault);
  return new Response(`${JSON.stringify(problem)}\n`, {
    status: problem.status,
    headers: { "Content-Type": "application/problem+json", ...headers },
  });
}
