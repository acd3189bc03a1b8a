export interface ConfigFile {
  readonly path: string;
  readonly category: string;
  /** The uploaded file's name. */
  readonly originalName: string | null;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Whether the category accepts the size. */
  readonly valid: boolean;
}

export interface PackageConfig {
  readonly packageName: string;
  readonly version: "1.0";
  readonly type: "media-package";
  /** ISO 8601, in UTC. */
  readonly createdAt: string;
  readonly files: readonly ConfigFile[];
}

export const CONFIG_PATH = "config.json";

/** Indented for human readers. */
export const encodeConfig = (config: PackageConfig): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(config, null, 2)}\n`);
