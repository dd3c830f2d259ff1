import type { Repairs } from "../../../../outside/models/asking/read-json.ts";
import { endOfJson, parseWholeJson } from "../../files/inputs/parse-whole-json.ts";
import { mayHoldCalls, readJsonCalls } from "./json-calls.ts";
import { problem, step, type Step } from "./step.ts";

/** An answer, or a block of it: the same text as a whole and in lines, and where in it each line begins. */
export interface Script {
  text: string;
  lines: readonly string[];
  begins: readonly number[];
  /** What may still be mended of the answer. */
  repairs: Repairs;
}

/** A line of an answer, from 0. */
export interface Place {
  script: Script;
  at: number;
}

/** Lays out a text for reading. */
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

/** The text from a line on. */
export const textFrom = ({ script, at }: Place): string => script.text.slice(script.begins[at] ?? script.text.length);

const CUT_CALL = "A call in JSON was left out: its end is missing, or it is no JSON. Send it again, whole.";

/** Reads calls between tags, from the line of the first tag on. */
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

/** Reads calls that begin a line. */
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
