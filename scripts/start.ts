import { build } from "./build.ts";
import { findFreePort, isTaken, portFromEnv, serve } from "./serve.ts";

const port = portFromEnv(8788);
// Before the build, which would empty the folder that another `npm start` serves.
if (await isTaken(port)) {
  console.error(`Port ${port} is in use. Choose another: PORT=8790 npm start`);
  process.exit(1);
}
await build();
try {
  const server = await serve(port, await findFreePort());
  console.log(`\nBrewscreen is at ${server.url} (Ctrl+C stops it)\n`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.stop());
  process.exitCode = await server.ended;
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
