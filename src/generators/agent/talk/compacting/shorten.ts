// The replacement for an old message: enough to know what happened, and that a file can be read again. Files take most
// of the space, and have changed since anyway.
import type { ModelMessage, ToolCall } from "../../../../adapters/models/model-call.ts";
import { readToolCall } from "../../files/inputs/read-tool-call.ts";
import { countLines, cutLine } from "../../files/looking/lines.ts";
import { shownFiles } from "../../files/looking/read-files.ts";

/** Shorter texts are kept. */
const SHORT = 240;
const FIRST_LINE = 200;

// `LEFT_OUT_NOTE` in placeholder-words.ts refuses a file that contains such a note.
const noteOf = (what: string): string => `[${what} here; read it again if you need it]`;
const given = (path: string, text: string): string => noteOf(`${path}, ${countLines(text)}, was given`);

const shorterOf = (one: string, other: string): string => (other.length < one.length ? other : one);

/** Shortens a tool result to the files that it showed, or else to its first line. */
export function shortenResult(text: string): string {
  if (text.length <= SHORT) return text;
  const files = shownFiles(text);
  const notes = files.map(({ path, extent }) => noteOf(`${path}, ${extent}, was shown`));
  if (notes.length > 0) return shorterOf(text, notes.join("\n"));
  const [first = "", ...others] = text.split("\n");
  return shorterOf(text, `${cutLine(first, FIRST_LINE)}\n[${others.length} more lines were here]`);
}

/** Several results in one text, each under a line `--- tool`, as sent to models without tools. */
function shortenResults(text: string): string {
  return text
    .split(/^(?=--- [a-z]+$)/m)
    .map((part) => {
      const head = /^--- [a-z]+\n/.exec(part)?.[0] ?? "";
      const isEnded = part.endsWith("\n");
      return head + shortenResult(part.slice(head.length).replace(/\n$/, "")) + (isEnded ? "\n" : "");
    })
    .join("");
}

/** A call without the file texts that it contained, and with little of what was thought before it. */
export function shortenCall(call: ToolCall): ToolCall {
  return shortenInput(shortenThoughts(call));
}

/**
 * Signed thoughts may be left out whole, but not changed. Of others a beginning has to stay: DeepSeek refuses a
 * conversation in which those of any call are missing.
 */
function shortenThoughts({ thoughts, ...call }: ToolCall): ToolCall {
  if (thoughts === undefined) return call;
  const parts = thoughts.parts.filter(({ signature }) => signature === undefined).map(({ text }) => ({ text: cutLine(text, FIRST_LINE) }));
  return parts.length === 0 ? call : { ...call, thoughts: { ...thoughts, parts } };
}

function shortenInput(call: ToolCall): ToolCall {
  const parsed = readToolCall(call);
  if (!("problem" in parsed) && parsed.name === "write" && parsed.content.length > SHORT)
    return { ...call, input: { path: parsed.path, content: given(parsed.path, parsed.content) } };
  if ("problem" in parsed || parsed.name !== "edit") return call;
  const search = parsed.edits.map((edit) => edit.search).join("\n");
  const replace = parsed.edits.map((edit) => edit.replace).join("\n");
  if (search.length + replace.length <= SHORT) return call;
  return { ...call, input: { path: parsed.path, edits: [{ search: given(parsed.path, search), replace: given(parsed.path, replace) }] } };
}

interface Marks {
  opens: RegExp;
  closes: RegExp;
}

const FENCES: Marks = { opens: /^`{3,}[^`]*$/, closes: /^`{3,}\s*$/ };
const EDITS: Marks = { opens: /^<{7} SEARCH$/, closes: /^>{7} REPLACE\r?$/ };

/** Replaces each block between two marks with a note. A block without its closing mark is kept with everything after it. */
function shortenBlocks(text: string, { opens, closes }: Marks): string {
  const lines = text.split("\n");
  const kept: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const open = lines[at] ?? "";
    kept.push(open);
    at += 1;
    if (!opens.test(open)) continue;
    let close = at;
    while (close < lines.length && !closes.test(lines[close] ?? "")) close += 1;
    if (close === lines.length) return [...kept, ...lines.slice(at)].join("\n");
    const inside = lines.slice(at, close).join("\n");
    kept.push(...(close > at ? [shorterOf(inside, noteOf(`${countLines(inside)} of a file were given`))] : []), lines[close] ?? "");
    at = close + 1;
  }
  return kept.join("\n");
}

/** A model's text without the blocks of its calls. */
function shortenTalk(text: string): string {
  return text.length <= SHORT ? text : shortenBlocks(shortenBlocks(text, FENCES), EDITS);
}

/** Shortens an old message, keeping roles, calls and ids, so that every call still has its result. */
export function shorten(message: ModelMessage): ModelMessage {
  if (message.role === "tool")
    return { role: "tool", results: message.results.map((result) => ({ ...result, text: shortenResult(result.text) })) };
  if (message.role === "user") return { ...message, text: shortenResults(message.text) };
  const talk = { ...message, text: shortenTalk(message.text) };
  return message.calls === undefined ? talk : { ...talk, calls: message.calls.map(shortenCall) };
}
