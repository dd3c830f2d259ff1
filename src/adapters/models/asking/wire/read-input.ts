import { readJson, type Repairs } from "../read-json.ts";
import { storable } from "../../../../lib/storable.ts";
import { storableJson } from "./storable-json.ts";

/**
 * The parsed JSON input of a call, even if it is malformed or was encoded twice; an empty object if nothing was sent,
 * and the text itself if it is not JSON or is nested deeper than 60 levels. It is storable.
 */
export function readInput(text: string, repairs?: Repairs): unknown {
  if (text.trim() === "") return {};
  const value = parsed(text);
  if (value === null) return {};
  const read = value === undefined || typeof value === "string" ? readJson(value ?? text, repairs) : storableJson(value);
  return read ?? storable(text);
}

/** Whether the input of a call is complete. */
export function isWholeInput(text: string): boolean {
  const value = parsed(text);
  return typeof value === "object" && value !== null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
