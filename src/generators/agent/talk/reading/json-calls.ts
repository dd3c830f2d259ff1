// Tool calls that a model wrote as JSON in its text, as other formats have taught it: in tags, in a fence, or bare.
import { CALLS_MAX } from "../limits.ts";
import { z } from "zod";
import type { Repairs } from "../../../../adapters/models/asking/read-json.ts";
import { parseWholeJson } from "../../files/inputs/parse-whole-json.ts";
import { toolNameOf } from "../../files/inputs/tool-names.ts";

/** A parsed call, without its id. */
export interface WrittenCall {
  name: string;
  input: unknown;
}

const Fields = z.record(z.string(), z.unknown());
const NAMES = ["name", "tool", "tool_name", "function", "action", "recipient_name"];
const INPUTS = ["arguments", "input", "parameters", "args", "params", "action_input", "tool_input"];

const BEGIN = new RegExp(`^\\s*(?:\\[\\s*)?\\{\\s*"(?:tool_calls|id|type|${[...NAMES, ...INPUTS].join("|")})"\\s*:`);

/** Whether a text starts like a call. */
export const beginsJsonCall = (text: string): boolean => BEGIN.test(text);

const NAMED = new RegExp(`"(?:tool_calls|${NAMES.join("|")})"\\s*:`);

/** Whether this JSON can contain a call; plain data is not worth parsing. */
export const mayHoldCalls = (json: string): boolean => NAMED.test(json);

interface Reading {
  /** In tags any name is a call; elsewhere only the names of our tools. */
  isTagged: boolean;
  repairs: Repairs;
}

function callOf(value: unknown, reading: Reading): WrittenCall[] {
  const fields = Fields.safeParse(value);
  if (!fields.success) return [];
  const { tool_calls: several, ...own } = fields.data;
  if (Array.isArray(several)) return several.slice(0, CALLS_MAX).flatMap((one) => callOf(one, reading));
  const inner = Fields.safeParse(own["function"]);
  const described = inner.success ? inner.data : own;
  const name = NAMES.map((key) => described[key]).find((one) => typeof one === "string");
  const input = INPUTS.map((key) => described[key]).find((one) => one !== undefined);
  if (typeof name !== "string" || (!reading.isTagged && (input === undefined || toolNameOf(name) === null))) return [];
  return [
    {
      name: toolNameOf(name) ?? name,
      input: typeof input === "string" ? (parseWholeJson(input, reading.repairs)?.value ?? input) : (input ?? {}),
    },
  ];
}

/** The calls in a parsed JSON value; empty if it is something else. */
export function readJsonCalls(json: unknown, reading: Reading): WrittenCall[] {
  const each: unknown[] = Array.isArray(json) ? json : [json];
  return each.slice(0, CALLS_MAX).flatMap((one) => callOf(one, reading));
}
