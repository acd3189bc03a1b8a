import { build } from "./build.ts";
import { must } from "./run.ts";

await build();
await must("wrangler", "pages", "deploy", "dist", ...process.argv.slice(2));
