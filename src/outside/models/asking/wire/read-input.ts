import { readJson, type Repairs } from "../read-json.ts";
import { storable } from "../../../../kit/storable.ts";
import { storableJson } from "./storable-json.ts";

/**
 * What the JSON of a call's input holds, also where it is broken or was encoded twice; an empty object where nothing was
 * sent, and the text itself where it is no JSON or is nested deeper than 60 levels. It is storable.
 */
export function readInput(text: string, repairs?: Repairs): unknown {
  if (text.trim() === "") return {};
  const value = parsed(text);
  if (value === null) return {};
  const read = value === undefined || typeof value === "string" ? readJson(value ?? text, repairs) : storableJson(value);
  return read ?? storable(text);
}

/** Whether the input of a call is there to its end. */
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
