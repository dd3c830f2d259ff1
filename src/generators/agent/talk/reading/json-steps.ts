import type { Repairs } from "../../../../adapters/models/asking/read-json.ts";
import { endOfJson, parseWholeJson } from "../../files/inputs/parse-whole-json.ts";
import { mayHoldCalls, readJsonCalls } from "./json-calls.ts";
import { problem, step, type Step } from "./step.ts";

/** An answer or a block of it: the whole text, its lines, and the offset at which each line starts. */
export interface Script {
  text: string;
  lines: readonly string[];
  begins: readonly number[];
  /** The remaining repair budget of the answer. */
  repairs: Repairs;
}

/** A line of an answer, counted from 0. */
export interface Place {
  script: Script;
  at: number;
}

/** Prepares a text for parsing. */
export function openScript(text: string, repairs: Repairs): Script {
  const lines = text.split("\n");
  let begin = 0;
  const begins = lines.map(({ length }) => {
    const own = begin;
    begin += length + 1;
    return own;
  });
  return { text, lines, begins, repairs };
}

/** The text starting at a line. */
export const textFrom = ({ script, at }: Place): string => script.text.slice(script.begins[at] ?? script.text.length);

const CUT_CALL = "A call in JSON was left out: its end is missing, or it is no JSON. Send it again, whole.";

/** Parses calls in tags, starting at the line of the first tag. */
export function readTagged({ script: { lines, repairs }, at }: Place): Step {
  let end = at;
  while (end < lines.length && !/<\/(?:tool_call|function_call)>/.test(lines[end] ?? "")) end += 1;
  end = Math.min(end + 1, lines.length);
  const tagged = lines.slice(at, end).join("\n");
  const json = parseWholeJson(tagged.replace(/^\s*<(?:tool_call|function_call)>/, ""), repairs);
  if (json === null) return problem(end, CUT_CALL);
  const calls = readJsonCalls(json.value, { isTagged: true, repairs });
  return calls.length > 0 ? step(end, ...calls) : problem(end, 'A <tool_call> could not be read. It holds {"name": …, "arguments": {…}}.');
}

/** Parses calls that start a line. */
export function readBareJson(place: Place): Step {
  const { script, at } = place;
  const text = textFrom(place);
  const end = endOfJson(text, text.search(/\S/));
  if (end === null) return problem(script.lines.length, CUT_CALL);
  const whole = text.slice(0, end);
  const next = at + whole.split("\n").length;
  if (!mayHoldCalls(whole)) return step(next);
  const json = parseWholeJson(whole, script.repairs);
  return json === null ? problem(next, CUT_CALL) : step(next, ...readJsonCalls(json.value, { isTagged: false, repairs: script.repairs }));
}
