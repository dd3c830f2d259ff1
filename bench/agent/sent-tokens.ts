// The tokens that a long build sends to the model, compared to sending all project files and the whole conversation
// with every request. A token is counted as three characters of a request's messages and tools, as sent.
import { z } from "zod";
import { readToolCall } from "../../src/generators/agent/files/inputs/read-tool-call.ts";
import { openWorkspace } from "../../src/generators/agent/files/open-workspace.ts";
import { calls, finish, PROMPT, writeSightings } from "../../tests/models/agent/play-agent.ts";
import type { Sketching } from "../../tests/models/sketch/tenants/sketching.ts";
import type { Metric } from "../metrics.ts";
import { buildToEnd } from "./build-to-end.ts";
import { LONG_BUILD } from "./long-build.ts";
import { playSteps, type SeenTurn } from "./play-steps.ts";

const CHARACTERS_PER_TOKEN = 3;
const SHARE_PERCENT_MOST = 40;

const Body = z.looseObject({ tools: z.array(z.unknown()).default([]), messages: z.array(z.looseObject({ role: z.string() })) });

/** Runs the long build with a model of this context window, and reports the tokens. */
export async function benchSentTokens(harness: Sketching, window: number): Promise<Metric[]> {
  // What is delivered is more than the scaffold, if only by what the app keeps.
  playSteps(harness.model, [calls(writeSightings, finish())]);
  const scaffold = await harness.files((await buildToEnd(harness, PROMPT)).projectId);
  const turns = playSteps(harness.model, LONG_BUILD);
  await buildToEnd(harness, PROMPT);
  const texts = turns.map((turn) => textOf(partsOf(turn)));
  const sent = sumOf(texts.map(({ length }) => length));
  const known = sumOf(texts.map((text, at) => samePrefix(texts[at - 1] ?? "", text)));
  const whole = wholeCharacters(turns, scaffold);
  const thousands = { unit: "k tokens", limit: null, note: "all requests, three characters per token" } as const;
  const tokens = (characters: number) => characters / CHARACTERS_PER_TOKEN / 1_000;
  const share = { unit: "%", limit: null, note: "share of the tokens sent; providers cache common prefixes" } as const;
  return [
    { ...thousands, name: `tokens sent in a build of ${LONG_BUILD.length} steps, ${window / 1_000}k context window`, value: tokens(sent) },
    { ...thousands, name: "the same with all files and the whole conversation", value: tokens(whole), note: "" },
    { name: "ratio of the two", value: (sent / whole) * 100, unit: "%", limit: SHARE_PERCENT_MOST, note: "" },
    { ...share, name: "prefix shared with the previous request", value: (known / sent) * 100 },
  ];
}

/** The parts of a request in the order in which a provider reads them. */
function partsOf({ request }: SeenTurn): { role: string; text: string }[] {
  const { tools, messages } = Body.parse(request.body);
  const instructions = tools.map((tool) => ({ role: "system", text: JSON.stringify(tool) }));
  return [...instructions, ...messages.map((message) => ({ role: message.role, text: JSON.stringify(message) }))];
}

function textOf(parts: readonly { text: string }[]): string {
  return parts.map(({ text }) => text).join(",");
}

/** The same build without compaction: each step's request contains all previous answers and results, and all files as of that step. */
function wholeCharacters(turns: readonly SeenTurn[], scaffold: ReadonlyMap<string, string>): number {
  const project = openWorkspace(scaffold);
  let talk = 0;
  return sumOf(
    turns.map((turn) => {
      const parts = partsOf(turn);
      const last = parts.findLastIndex(({ role }) => role === "assistant");
      // The first step's request contains the user's request, each later one the results of the previous step.
      talk += turn.step > 1 ? textOf(parts.slice(last)).length : 0;
      if (turn.step === 0) return textOf(parts).length;
      if (turn.step === 1) talk = textOf(parts).length;
      const files = JSON.stringify([...project.files()]).length;
      for (const { name, arguments: input } of LONG_BUILD[turn.step - 1]?.calls ?? []) {
        const parsed = readToolCall({ name, input });
        if ("problem" in parsed) throw new Error(parsed.problem);
        if (parsed.name === "write" || parsed.name === "edit") project.perform(parsed);
      }
      return talk + files;
    }),
  );
}

function samePrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
