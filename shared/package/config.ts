/** A row of config.json: one packed file. */
export interface ConfigFile {
  /** The entry's path inside the package. */
  readonly path: string;
  readonly category: string;
  /** The name that the file came with, or null. */
  readonly originalName: string | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Whether the size is one of the category's. */
  readonly valid: boolean;
}

/** What config.json says of a package. */
export interface PackageConfig {
  readonly packageName: string;
  readonly version: "1.0";
  readonly type: "media-package";
  /** When the package was made, ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly files: readonly ConfigFile[];
}

export const CONFIG_PATH = "config.json";

/** The file's bytes: UTF-8, indented, so that it can be read without a tool. */
export const encodeConfig = (config: PackageConfig): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(config, null, 2)}\n`);
