import { readJson } from "../read-json.ts";

/** What the JSON of a call's input holds, also where it is broken or was encoded twice; an empty object where nothing was sent, and the text itself where it is no JSON. */
export function readInput(text: string): unknown {
  if (text.trim() === "") return {};
  const value = parsed(text);
  if (value === null) return {};
  if (typeof value === "string") return readJson(value) ?? text;
  return value ?? readJson(text) ?? text;
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
