import { createServer } from "node:net";

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.on("error", failed);
    probe.listen(0, () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

export function portFromEnv(usual: number): number {
  const port = Number(process.env.PORT || usual);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}
