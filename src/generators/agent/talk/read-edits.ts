// The text format of models without tool calls: an act begins on a line of its own with a word in capitals, and files and
// edits follow it in blocks. It is read with patience, since small models hold to it only roughly; but an act that is not
// complete is left out and said, because half a file is worse than none.
import type { ToolCall } from "../../../outside/models/model-call.ts";
import { parseWholeJson } from "../files/inputs/parse-whole-json.ts";
import { type ActLine, barePath, readActLine } from "./reading/act-line.ts";
import { beginsEdit, readEditBlocks } from "./reading/edit-blocks.ts";
import { readBlock, readOpening } from "./reading/fences.ts";
import { beginsJsonCall, readJsonCalls, type WrittenCall } from "./reading/json-calls.ts";

/** The calls in the order in which they were written, and sentences about those that could not be read. */
export interface ReadEdits {
  calls: ToolCall[];
  problems: string[];
}

/** What was read from a line on. */
interface Step {
  calls: WrittenCall[];
  problems: string[];
  /** The line to go on with. */
  end: number;
}

interface Place {
  lines: readonly string[];
  at: number;
}

/** A fence that closes a block, or opens one without a word about it. */
const isBareFence = (line: string | undefined): boolean => readOpening(line)?.info === "";

const step = (end: number, ...calls: WrittenCall[]): Step => ({ calls, problems: [], end });
const problem = (end: number, sentence: string): Step => ({ calls: [], problems: [sentence], end });

/** So many lines may stand between `WRITE path` and its fence. */
const TALK_LINES_MAX = 3;

function readReading(words: string, at: number): Step {
  const [, from, to] = /(?:^|[\s:,(#]|\bL)(\d+)\s*(?:-|–|to|\.\.)\s*L?(\d+)\)?\s*$/.exec(words) ?? [];
  const paths = words
    .split(/[\s,]+/)
    .map((word) => barePath(word).replace(/[:#]L?\d+(?:[-–]L?\d+)?$/, ""))
    .filter((word) => /[./]/.test(word) && !/^\.+$|^\d+\.\.\d+$/.test(word));
  if (paths.length === 0) return problem(at + 1, "READ needs the path of a file, such as READ src/App.tsx.");
  const range = from === undefined ? {} : { from: Number(from), to: Number(to) };
  return step(at + 1, { name: "read", input: { paths, ...range } });
}

function readWriting(path: string, { lines, at }: Place): Step {
  let begin = at + 1;
  while (begin <= at + TALK_LINES_MAX && readOpening(lines[begin]) === null && readActLine(lines[begin] ?? "") === null) {
    if (beginsEdit(lines[begin])) return readEditing(path, { lines, at });
    begin += 1;
  }
  const block = readBlock(lines, begin, /\.md$/i.test(path));
  if (block === null) return problem(at + 1, `WRITE ${path} was left out: the whole file has to follow it in a fence (\`\`\`).`);
  if (block.lines.some(beginsEdit)) return readEditing(path, { lines, at });
  if (!block.isWhole)
    return problem(
      block.end,
      `WRITE ${path} was left out: its closing fence (\`\`\`) is missing, so the file may not be whole. Send it again.`,
    );
  const text = block.lines.join("\n");
  return step(block.end, { name: "write", input: { path, content: text === "" ? "" : `${text}\n` } });
}

function readEditing(path: string, { lines, at }: Place): Step {
  const { edits, end, isWhole } = readEditBlocks(lines, at + 1);
  if (!isWhole) return problem(end, `EDIT ${path} was left out: a block has no ======= or no >>>>>>> REPLACE. Send the edit again, whole.`);
  if (edits.length > 0) return step(end, { name: "edit", input: { path, edits } });
  const shape = "<<<<<<< SEARCH, the lines as they are, =======, the lines that come there, >>>>>>> REPLACE";
  return problem(at + 1, `EDIT ${path} was left out: no block follows it. A block is ${shape}. For a whole file use WRITE.`);
}

/** The lines up to the next act. */
function talkFrom({ lines, at }: Place): { lines: string[]; end: number } {
  let end = at + 1;
  while (end < lines.length && readActLine(lines[end] ?? "") === null) end += 1;
  return { lines: lines.slice(at + 1, end), end };
}

function readAsking(words: string, place: Place): Step {
  const { lines, end } = talkFrom(place);
  const options = lines.flatMap((line) => /^\s*(?:[-*+]|\d{1,2}[.)])\s+(.+)$/.exec(line)?.[1]?.trim() ?? []);
  const question = words === "" ? (lines.find((line) => line.trim() !== "")?.trim() ?? "") : words;
  if (question === "") return problem(end, "ASK needs a question in the same line.");
  return step(end, { name: "ask", input: options.length > 0 ? { question, options } : { question } });
}

function readActAt({ tool, words }: ActLine, place: Place): Step {
  const next = place.at + 1;
  const path = barePath(words);
  switch (tool) {
    case "list":
    case "check":
    case "try":
      return step(next, { name: tool, input: {} });
    case "search":
      return step(next, { name: tool, input: { query: words.replace(/^(["'`])(.*)\1$/, "$2") } });
    case "read":
      return readReading(words, place.at);
    case "delete":
      return step(next, ...words.split(/[\s,]+/).map((one) => ({ name: tool, input: { path: barePath(one) } })));
    case "write":
      return path === "" ? problem(next, "WRITE needs a path in the same line.") : readWriting(path, place);
    case "edit":
      return path === "" ? problem(next, "EDIT needs a path in the same line.") : readEditing(path, place);
    case "ask":
      return readAsking(words, place);
    case "finish": {
      const talk = talkFrom(place);
      return step(talk.end, { name: tool, input: { summary: [words, ...talk.lines].join("\n").trim() } });
    }
  }
}

const CUT_CALL = "A call in JSON was left out: its end is missing, or it is no JSON. Send it again, whole.";

function readTagged({ lines, at }: Place): Step {
  const close = lines.findIndex((line, index) => index >= at && /<\/(?:tool_call|function_call)>/.test(line));
  const end = close < 0 ? lines.length : close + 1;
  const json = parseWholeJson(
    lines
      .slice(at, end)
      .join("\n")
      .replace(/^\s*<(?:tool_call|function_call)>/, ""),
  );
  if (json === null) return problem(end, CUT_CALL);
  const calls = readJsonCalls(json.value, true);
  return calls.length > 0 ? step(end, ...calls) : problem(end, 'A <tool_call> could not be read. It holds {"name": …, "arguments": {…}}.');
}

function readBareJson({ lines, at }: Place): Step {
  const text = lines.slice(at).join("\n");
  const json = parseWholeJson(text);
  if (json === null) return problem(lines.length, CUT_CALL);
  return step(at + text.slice(0, json.length).split("\n").length, ...readJsonCalls(json.value, false));
}

/** A fence that belongs to no act: it may hold calls in JSON, or acts that were put into it. */
function readLooseBlock(place: Place): Step {
  const block = readBlock(place.lines, place.at, false);
  if (block === null || (!block.isWhole && block.info === "" && !beginsJsonCall(block.lines.join("\n")))) return step(place.at + 1);
  const first = block.lines.find((line) => line.trim() !== "") ?? "";
  // An act with a block of its own closes the fence around it too early, so it is read as if the fence were not there.
  if (readActLine(first) !== null || /^\s*<tool_call>/.test(first)) return step(place.at + 1);
  if (beginsJsonCall(block.lines.join("\n"))) return { ...readBareJson({ lines: block.lines, at: 0 }), end: block.end };
  return step(block.end);
}

/** A path alone in a line, which says of the edit blocks under it where they belong. */
const pathAlone = (line: string): string | null => /^[\w./-]+\.[a-z]{2,11}$/i.exec(barePath(line.replace(/^#+\s+/, "")))?.[0] ?? null;

function readLooseEdit({ lines, at }: Place): Step {
  const above = lines
    .slice(Math.max(0, at - 3), at)
    .map(pathAlone)
    .findLast((path) => path !== null);
  if (above !== undefined && above !== null) return readEditing(above, { lines, at: at - 1 });
  const { end } = readEditBlocks(lines, at);
  return problem(end, "Edit blocks were left out: a line EDIT path has to stand above them.");
}

function readStep(place: Place): Step {
  const line = place.lines[place.at] ?? "";
  const act = readActLine(line);
  if (act !== null) return readActAt(act, place);
  if (/^\s*<(?:tool_call|function_call)>/.test(line)) return readTagged(place);
  const next = readOpening(line) === null ? line : (place.lines[place.at + 1] ?? "");
  if (beginsEdit(next)) return readLooseEdit({ lines: place.lines, at: next === line ? place.at : place.at + 1 });
  if (readOpening(line) !== null) return readLooseBlock(place);
  if (/^\s*[[{]/.test(line) && beginsJsonCall(place.lines.slice(place.at, place.at + 4).join("\n"))) return readBareJson(place);
  return step(place.at + 1);
}

/** Reads the calls out of a model's text; their names and inputs are those of the tools, their ids `text-1`, `text-2`, … */
export function readEdits(text: string): ReadEdits {
  // What a model thinks aloud is not yet what it does.
  const said = text.replace(/\r\n?/g, "\n").replace(/^\s*<think(?:ing)?>[^]*?<\/think(?:ing)?>/, "");
  const lines = said.split("\n");
  const calls: ToolCall[] = [];
  const problems: string[] = [];
  // Whether acts stand in a fence that is still to be closed.
  let isWrapped = false;
  let at = 0;
  while (at < lines.length) {
    const isClosing = isWrapped && isBareFence(lines[at]);
    const read = isClosing ? step(at + 1) : readStep({ lines, at });
    for (const { name, input } of read.calls) calls.push({ id: `text-${calls.length + 1}`, name, input });
    problems.push(...read.problems);
    const end = Math.max(at + 1, read.end);
    if (isClosing || (read.calls.at(-1)?.name === "edit" && isBareFence(lines[end - 1]))) isWrapped = false;
    else if (end === at + 1 && readOpening(lines[at]) !== null) isWrapped = true;
    at = end;
  }
  return { calls, problems };
}
