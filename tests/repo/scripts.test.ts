import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { isPortTaken } from "../../scripts/serve.ts";

/* Commands as a newcomer meets them, in a folder with a space in its name. */

const SCRIPTS = join(import.meta.dirname, "../../scripts");
const root = mkdtempSync(join(tmpdir(), "brewscreen scripts-"));
afterAll(() => rmSync(root, { recursive: true }));

async function listening(host: string): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((_, response) => response.end("another program"));
  await new Promise<void>((done) => server.listen(0, host, done));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((done) => server.close(() => done())) };
}

function runNode(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd, env: { ...process.env, ...env } },
      (_, stdout, stderr) => done({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

describe("npm start", () => {
  const start = (PORT: string) => runNode(root, [join(SCRIPTS, "start.ts")], { PORT });

  it("says that a port is in use, and leaves what is served there alone", async () => {
    const other = await listening("127.0.0.1");
    mkdirSync(join(root, "dist"));
    writeFileSync(join(root, "dist/index.html"), "served");
    const { code, output } = await start(`${other.port}`);
    await other.close();
    expect(output).toBe(`Port ${other.port} is in use. Choose another, as in PORT=8790 npm start\n`);
    expect(code).toBe(1);
    expect(readFileSync(join(root, "dist/index.html"), "utf8")).toBe("served");
  });

  it.each(["127.0.0.1", "0.0.0.0"])("finds a program that listens on %s", async (host) => {
    const other = await listening(host);
    expect(await isPortTaken(other.port)).toBe(true);
    await other.close();
    expect(await isPortTaken(other.port)).toBe(false);
  });

  it("says what a port is", async () => {
    expect(await start("http")).toEqual({
      code: 1,
      output: 'PORT must be a number from 1 to 65535, not "http".\n',
    });
  });
});

describe("installing", () => {
  const folder = join(root, "clone");
  const stamp = join(folder, "node_modules/.brewscreen-install");
  const bin = join(root, "bin");
  mkdirSync(bin);

  /** Runs the script with an npm that notes its arguments and then does what is given. */
  function install(npm: string, { lock = "1", args = [] as string[], env = {} } = {}) {
    rmSync(join(folder, "npm-args"), { force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package-lock.json"), lock);
    writeFileSync(join(bin, "npm"), `#!/bin/sh\necho "$@" > npm-args\n${npm}\n`);
    chmodSync(join(bin, "npm"), 0o755);
    const PATH = `${bin}:${process.env.PATH}`;
    return runNode(folder, [...args, join(SCRIPTS, "install.mjs")], { PATH, ...env });
  }
  const called = () => existsSync(join(folder, "npm-args"));
  const WITH_NODE = "mkdir -p node_modules/node/bin && touch node_modules/node/bin/node";

  it("says that Node is too old", async () => {
    const older = `data:text/javascript,Object.defineProperty(process.versions, "node", { value: "18.20.8" })`;
    const { code, output } = await install(WITH_NODE, { args: ["--import", older] });
    expect(output).toBe("This needs Node 20 or newer, and you have 18.20.8.\n");
    expect({ code, called: called() }).toEqual({ code: 1, called: false });
  });

  it("says that npm failed", async () => {
    const { code, output } = await install("exit 7");
    expect(output).toContain("Check that the npm registry is reachable");
    expect({ code, stamped: existsSync(stamp) }).toEqual({ code: 1, stamped: false });
  });

  it("says that npm runs no scripts, and tries again the next time", async () => {
    const { code, output } = await install("mkdir -p node_modules/node");
    expect(output).toContain("npm config set ignore-scripts false");
    expect({ code, stamped: existsSync(stamp) }).toEqual({ code: 1, stamped: false });
  });

  it("brings the tools, even in an environment for production", async () => {
    expect((await install(WITH_NODE, { env: { NODE_ENV: "production" } })).code).toBe(0);
    expect(readFileSync(join(folder, "npm-args"), "utf8")).toContain("ci --include=dev ");
  });

  it("happens once for each lock file", async () => {
    await install(WITH_NODE);
    expect((await install(WITH_NODE)).output).toBe("");
    expect(called()).toBe(false);
    await install(WITH_NODE, { lock: "2" });
    expect(called()).toBe(true);
  });
});
