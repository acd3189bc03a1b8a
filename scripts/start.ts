import { build } from "./build.ts";
import { findFreePort, portFromEnv, serve } from "./serve.ts";

const port = portFromEnv(8788);
await build();
try {
  const server = await serve(port, await findFreePort());
  console.log(`\nBrewscreen is at ${server.url} (Ctrl+C stops it)\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.stop());
  process.exitCode = await server.ended;
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  console.error(`If something else uses port ${port}, choose another: PORT=8790 npm start`);
  process.exitCode = 1;
}
