import { buildWebApp } from "./build.ts";
import { findFreePort, resolvePort, serve } from "./serve.ts";

// Before the build, which would empty the folder that another `npm start` serves.
const port = await resolvePort(8788);
await buildWebApp();
try {
  const server = await serve(port, await findFreePort());
  console.log(`\nBrewscreen is at ${server.url} (Ctrl+C stops it)\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.stop());
  process.exitCode = await server.ended;
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
