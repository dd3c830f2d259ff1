// The text format for models without tool calls (`text-format.md`, where a call is named an "act"): a call starts on its
// own line with a word in capitals, followed by files and edits in blocks. Parsing is lenient, since small models follow
// the format only roughly; but an incomplete call is dropped and reported, because half a file is worse than none.
import type { ToolCall } from "../../../adapters/models/model-call.ts";
import { repairsOfAnAnswer } from "../../../adapters/models/asking/read-json.ts";
import { CALLS_MAX } from "./limits.ts";
import { type CallLine, barePath, LINE_CHARACTERS_MAX, readCallLine } from "./reading/call-line.ts";
import { beginsEdit, readEditBlocks } from "./reading/edit-blocks.ts";
import { type Block, readBlock, readOpening } from "./reading/fences.ts";
import { beginsJsonCall, type WrittenCall } from "./reading/json-calls.ts";
import { openScript, type Place, readBareJson, readTagged, type Script, textFrom } from "./reading/json-steps.ts";
import { problem, reaching, step, type Step } from "./reading/step.ts";

/** The calls in written order, and sentences about those that could not be parsed. */
export interface ReadEdits {
  calls: ToolCall[];
  problems: string[];
}

/** A fence without an info string, which closes a block or opens one. */
const isBareFence = (line: string | undefined): boolean => readOpening(line)?.info === "";

/** The maximum number of lines between `WRITE path` and its fence. */
const TALK_LINES_MAX = 3;

function readReading(words: string, at: number): Step {
  const [, from, to] = /(?:^|[\s:,(#]|\bL)(\d+)\s*(?:-|–|to|\.\.)\s*L?(\d+)\)?\s*$/.exec(words) ?? [];
  const paths = words
    .split(/[\s,]+/)
    .map((word) => barePath(word).replace(/[:#]L?\d+(?:[-–]L?\d+)?$/, ""))
    .filter((word) => /[./]/.test(word) && !/^\.+$|^\d+\.\.\d+$/.test(word));
  if (paths.length === 0) return problem(at + 1, "READ needs the path of a file, such as READ src/App.tsx.");
  const range = from === undefined ? {} : { from: Number(from), to: Number(to) };
  const whole = /^whole\b/i.test(words.trim()) ? { whole: true } : {};
  return step(at + 1, { name: "read", input: { paths, ...range, ...whole } });
}

function readWriting(path: string, place: Place): Step {
  const { at } = place;
  const { lines } = place.script;
  let begin = at + 1;
  while (begin <= at + TALK_LINES_MAX && readOpening(lines[begin]) === null && readCallLine(lines[begin] ?? "") === null) {
    if (beginsEdit(lines[begin])) return readEditing(path, place);
    begin += 1;
  }
  const block = readBlock(lines, begin, /\.md$/i.test(path));
  if (block === null) return problem(at + 1, `WRITE ${path} was left out: the whole file has to follow it in a fence (\`\`\`).`);
  if (block.lines.some(beginsEdit)) return reaching(block.end, readEditing(path, place));
  if (!block.isWhole)
    return problem(
      block.end,
      `WRITE ${path} was left out: its closing fence (\`\`\`) is missing, so the file may not be whole. Send it again.`,
    );
  const text = block.lines.join("\n");
  return step(block.end, { name: "write", input: { path, content: text === "" ? "" : `${text}\n` } });
}

function readEditing(path: string, { script, at }: Place): Step {
  const { edits, end, isWhole, reached } = readEditBlocks(script.lines, at + 1);
  if (!isWhole) return problem(end, `EDIT ${path} was left out: a block has no ======= or no >>>>>>> REPLACE. Send the edit again, whole.`);
  if (edits.length > 0) return reaching(reached, step(end, { name: "edit", input: { path, edits } }));
  const shape = "<<<<<<< SEARCH, the lines as they are, =======, the lines that come there, >>>>>>> REPLACE";
  return reaching(
    reached,
    problem(at + 1, `EDIT ${path} was left out: no block follows it. A block is ${shape}. For a whole file use WRITE.`),
  );
}

/** The lines up to the next call. */
function talkFrom({ script: { lines }, at }: Place): { lines: string[]; end: number } {
  let end = at + 1;
  while (end < lines.length && readCallLine(lines[end] ?? "") === null) end += 1;
  return { lines: lines.slice(at + 1, end), end };
}

function readAsking(words: string, place: Place): Step {
  const { lines, end } = talkFrom(place);
  const options = lines
    .filter(({ length }) => length <= LINE_CHARACTERS_MAX)
    .flatMap((line) => /^\s*(?:[-*+]|\d{1,2}[.)])\s+(.+)$/.exec(line)?.[1]?.trim() ?? []);
  const question = words === "" ? (lines.find((line) => line.trim() !== "")?.trim() ?? "") : words;
  if (question === "") return problem(end, "ASK needs a question in the same line.");
  return step(end, { name: "ask", input: options.length > 0 ? { question, options } : { question } });
}

/** `TRY /board /rules check 3`: paths begin with a slash, a number is a step, PRINT and MANY are themselves, and any other word is a check. */
function tryInput(words: string): Record<string, unknown> {
  const all = words.split(/[\s,]+/).map(barePath);
  const paths = all.filter((word) => word.startsWith("/"));
  const check = all.find((word) => /^[a-z][a-z0-9-]*$/.test(word));
  const number = all.find((word) => /^\d+$/.test(word));
  return {
    ...(paths.length > 0 ? { paths } : {}),
    ...(all.includes("PRINT") ? { print: true } : {}),
    ...(all.includes("MANY") ? { many: true } : {}),
    ...(check === undefined ? {} : { check }),
    ...(check === undefined || number === undefined ? {} : { step: Number(number) }),
  };
}

function readCallAt({ tool, words }: CallLine, place: Place): Step {
  const next = place.at + 1;
  const path = barePath(words);
  switch (tool) {
    case "list":
    case "check":
    case "test":
      return step(next, { name: tool, input: {} });
    case "try":
      return step(next, { name: tool, input: tryInput(words) });
    case "add":
      return step(next, { name: tool, input: { items: words.split(/[\s,]+/).filter((word) => word !== "") } });
    case "search":
      return step(next, { name: tool, input: { query: words.replace(/^(["'`])(.*)\1$/, "$2") } });
    case "read":
      return readReading(words, place.at);
    case "delete":
      return step(next, { name: tool, input: { paths: words.split(/[\s,]+/).map(barePath) } });
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

/** A fence that belongs to no call: it may contain calls in JSON, or calls wrapped in it. */
function readLooseBlock({ script, at }: Place): Step {
  let begin = at + 1;
  while (begin < script.lines.length && script.lines[begin]?.trim() === "") begin += 1;
  const first = script.lines[begin] ?? "";
  // A wrapped call with its own block closes the outer fence too early, so that fence is ignored.
  if (readCallLine(first) !== null || /^\s*<tool_call>/.test(first)) return reaching(begin, step(at + 1));
  const block = readBlock(script.lines, at, false);
  if (block === null) return step(at + 1);
  const inside = block.lines.join("\n");
  if (beginsJsonCall(inside)) return { ...readBareJson({ script: openScript(inside, script.repairs), at: 0 }), ...endsWith(block) };
  return block.isWhole || block.info !== "" ? step(block.end) : reaching(block.end, step(at + 1));
}

const endsWith = ({ end }: Block): Pick<Step, "end" | "reached"> => ({ end, reached: end });

/** A line with only a path, which names the file for the edit blocks below it. */
const pathAlone = (line: string): string | null =>
  line.length > LINE_CHARACTERS_MAX ? null : (/^[\w./-]+\.[a-z]{2,11}$/i.exec(barePath(line.replace(/^#+\s+/, "")))?.[0] ?? null);

function readLooseEdit({ script, at }: Place): Step {
  const above = script.lines
    .slice(Math.max(0, at - 3), at)
    .map(pathAlone)
    .findLast((path) => path !== null);
  if (above !== undefined && above !== null) return readEditing(above, { script, at: at - 1 });
  const { end, reached } = readEditBlocks(script.lines, at);
  return reaching(reached, problem(end, "Edit blocks were left out: a line EDIT path has to stand above them."));
}

function readStep(place: Place): Step {
  const { script, at } = place;
  const line = script.lines[at] ?? "";
  const call = readCallLine(line);
  if (call !== null) return readCallAt(call, place);
  const isFence = readOpening(line) !== null;
  if (isFence && beginsEdit(script.lines[at + 1])) return readLooseEdit({ script, at: at + 1 });
  if (isFence) return readLooseBlock(place);
  if (beginsEdit(line)) return readLooseEdit(place);
  if (/^\s*<(?:tool_call|function_call)>/.test(line)) return readTagged(place);
  if (/^\s*[[{]/.test(line) && beginsJsonCall(textFrom(place))) return readBareJson(place);
  return step(at + 1);
}

/** Further calls of one answer are not parsed. */
const WRITTEN_CALLS_MAX = CALLS_MAX;
/** The limit on unsuccessful lookahead, as a multiple of the answer's length: for a fence that is never closed, for example. */
const LOOKS_AHEAD_MAX = 3;
const TOO_MUCH = `Only the first acts of your answer were read, ${WRITTEN_CALLS_MAX} at most, and the others were left out. Write fewer in one answer.`;

/** The calls of a text, up to one more than the limit. */
function readWrittenCalls(script: Script): { calls: WrittenCall[]; problems: string[]; isAll: boolean } {
  const { lines } = script;
  const calls: WrittenCall[] = [];
  const problems: string[] = [];
  // Whether calls are inside a fence that is still open.
  let isWrapped = false;
  let ahead = 0;
  let at = 0;
  while (at < lines.length) {
    const isClosing = isWrapped && isBareFence(lines[at]);
    const read = isClosing ? step(at + 1) : readStep({ script, at });
    calls.push(...read.calls);
    problems.push(...read.problems);
    const end = Math.max(at + 1, read.end);
    ahead += Math.max(0, read.reached - end);
    if (calls.length > WRITTEN_CALLS_MAX || problems.length > WRITTEN_CALLS_MAX || ahead > LOOKS_AHEAD_MAX * lines.length)
      return { calls, problems, isAll: false };
    if (isClosing || (read.calls.at(-1)?.name === "edit" && isBareFence(lines[end - 1]))) isWrapped = false;
    else if (end === at + 1 && readOpening(lines[at]) !== null) isWrapped = true;
    at = end;
  }
  return { calls, problems, isAll: true };
}

/** Parses the first 200 calls of a model's text. Their names and inputs are those of the tools, their ids `text-1`, `text-2`, … */
export function readEdits(text: string): ReadEdits {
  // A model's reasoning contains no calls.
  const said = text.replace(/\r\n?/g, "\n").replace(/^\s*<think(?:ing)?>[^]*?<\/think(?:ing)?>/, "");
  const { calls, problems, isAll } = readWrittenCalls(openScript(said, repairsOfAnAnswer()));
  return {
    calls: calls.slice(0, WRITTEN_CALLS_MAX).map(({ name, input }, index) => ({ id: `text-${index + 1}`, name, input })),
    problems: isAll ? problems : [...problems.slice(0, WRITTEN_CALLS_MAX), TOO_MUCH],
  };
}
