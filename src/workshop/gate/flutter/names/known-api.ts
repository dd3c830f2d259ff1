// The API of the packages that an app may use, which `npm run flutter-api` writes.
import { readdirSync, readFileSync } from "node:fs";
import { createLibraries, type Libraries } from "./libraries.ts";
import { parseApi } from "../api/api-text.ts";

const FOLDER = new URL("../../../../../kit/flutter/api/", import.meta.url);

let read: Libraries | null = null;

/** The libraries of the packages; read once. */
export function knownApi(): Libraries {
  const files = (): string[] => readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));
  read ??= createLibraries(new Map(files().flatMap((name) => [...parseApi(readFileSync(new URL(name, FOLDER), "utf8"))])));
  return read;
}
