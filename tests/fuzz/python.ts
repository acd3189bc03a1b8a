import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { createInterface } from "node:readline";
import { isInstalled } from "../../scripts/machine.ts";

/** Reads base64 and a second word from each line, and answers a line of JSON; null if Python refuses the input. */
const LOOP = `
import base64, csv, io, json, sys, warnings, zipfile, zlib
warnings.simplefilter("ignore")
csv.field_size_limit(2**31 - 1)

def unzip(data, _):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        entries = [entry for entry in archive.infolist() if not entry.is_dir()]
        files = [(entry, archive.read(entry)) for entry in entries]
        return [[entry.filename, len(read), zlib.crc32(read)] for entry, read in files]

def rows(data, delimiter):
    text = io.StringIO(data.decode("utf-8"), newline="")
    return list(csv.reader(text, delimiter=chr(int(delimiter))))

for line in sys.stdin:
    data, word = line.split()
    try:
        answer = globals()[sys.argv[1]](base64.b64decode(data), word)
    except Exception:
        answer = None
    print(json.dumps(answer), flush=True)
`;

/** Asks Python's own reader. Answers undefined if there is no Python here. */
export function createPythonReader<Answer>(name: "unzip" | "rows") {
  if (!isInstalled("python3")) return async () => undefined;
  const python = spawn("python3", ["-c", LOOP, name], { stdio: ["pipe", "pipe", "inherit"] });
  const answers = createInterface(python.stdout);
  // Neither keeps this process from its end.
  python.unref();
  const output = python.stdout as Socket;
  output.unref();
  return async (bytes: Uint8Array, word = "0"): Promise<Answer | null> => {
    output.ref();
    const answer = once(answers, "line");
    python.stdin.write(`${Buffer.from(bytes).toString("base64") || "="} ${word}\n`);
    const [line] = await answer;
    output.unref();
    return JSON.parse(line);
  };
}
