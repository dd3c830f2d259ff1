// The API of the packages that an app may use, where somebody has written an index of it: `npm run flutter-api` does so.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { attemptSync } from "../../../../lib/attempts/attempt-sync.ts";
import { createLibraries, type Libraries } from "./libraries.ts";
import { parseApi } from "../api/api-text.ts";

const FOLDER = fileURLToPath(new URL("../../../../../kit/flutter/api/", import.meta.url));

let known: Libraries | null = null;

/** The libraries of the packages, of which the index is read once. Without an index none is known. */
export const knownApi = (): Libraries => (known ??= readIndex(FOLDER));

/** The libraries in the index that a folder holds; none if there is no folder. */
export function readIndex(folder: string): Libraries {
  const entries = attemptSync(() => readdirSync(folder));
  if (!entries.ok && entries.code !== "ENOENT") throw entries.error;
  const names = entries.ok ? entries.value.filter((name) => name.endsWith(".txt")) : [];
  return createLibraries(new Map(names.flatMap((name) => [...parseApi(readFileSync(join(folder, name), "utf8"))])));
}
