import { API_PATHS } from "./limits.ts";
import { packageFileName } from "./names.ts";

interface CurlOrder {
  readonly site: string;
  readonly packageName: string;
  /** `id` is a slot's, such as "blends.left". */
  readonly pictures: readonly { readonly id: string; readonly path: string }[];
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''").replace(/\p{Cc}+/gu, " ")}'`;

/** Returns a command for POSIX shells. If the request is refused, the command shows why and saves no package. */
export function formatCurlCommand({ site, packageName, pictures }: CurlOrder): string {
  const file = quote(`./${packageFileName(packageName)}`);
  return [
    `curl --fail-with-body --output package.part --form-string ${quote(`packageName=${packageName}`)}`,
    ...pictures.map(({ id, path }) => `  --form ${quote(`${id}=@"${path}"`)}`),
    `  ${quote(site + API_PATHS.createPackage)} && mv package.part ${file} || cat package.part`,
  ].join(" \\\n");
}
