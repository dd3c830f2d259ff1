// A test that requests actions is evaluated by what was performed: each action by a passed check or a tested form, with the
// thing that the test names. It is “partly” if the action was performed with another thing, unless nearly every app supports
// the action, or if an additional expectation (a confirmation, a chart) was not observed.
import type { Answer, BenchmarkTest, Verdict } from "../evaluation.ts";
import { ACTS } from "./acts.ts";
import type { Evidence } from "./evidence.ts";
import { shared, thingsOf } from "./words.ts";

type Mapping = Verdict["mapping"][number];

const expectations: { name: "confirmation" | "validation" | "chart" | "download"; asked: RegExp }[] = [
  { name: "confirmation", asked: /\bconfirm(ation|s)\b|success message|acknowledg|thank you/i },
  {
    name: "validation",
    asked:
      /\berror message|\bvalidation (warning|message|error)|\bappropriate (error|feedback)|\bincomplete\b|\bform validation|\binvalid\b|prevent\w* .{0,20}submission|\bguidance on/i,
  },
  { name: "chart", asked: /\bcharts?\b|\bgraphs?\b/i },
  { name: "download", asked: /\bdownload/i },
];

/** Actions that nearly every app supports: performed with another thing, they are not evidence. */
const everywhere = new Set(["add", "edit", "delete", "fill in a form"]);

/** Evaluates a test by these actions (at least one). */
export function judgeActs(
  test: BenchmarkTest,
  { acts, evidence }: { acts: readonly string[]; evidence: readonly Evidence[] },
): Omit<Verdict, "task" | "category"> {
  const things = thingsOf(`${test.task} ${test.expected}`);
  const shown = acts.map((act) => showAct(act, { things: everywhere.has(act) ? (objectOf(act, test.task) ?? things) : things, evidence }));
  const held = shown.filter(({ answer }) => answer !== "no");
  const extras =
    held.length === 0
      ? []
      : expectations
          .filter(({ asked }) => asked.test(`${test.task} ${test.expected}`))
          .map(({ name }) => showExpectation(name, { things, evidence }));
  const mapping = [...shown, ...extras];
  const missing = mapping.filter(({ answer }) => answer === "no").map(({ asked }) => asked);
  const elsewhere = mapping.filter(({ answer }) => answer === "partly").map(({ asked }) => asked);
  const answer: Answer = held.length === 0 ? "no" : missing.length + elsewhere.length > 0 ? "partly" : "yes";
  return { rule: "acts", answer, mapping, reason: reasonOf(missing, elsewhere) };
}

// The object of “Add a new cryptocurrency product to the shop” is “product”: the last word before the next clause.
function objectOf(act: string, task: string): Set<string> | null {
  const begin = ACTS[act]?.asked.exec(task)?.index;
  const rest = begin === undefined ? "" : task.slice(begin).replace(/^[\w-]+\s+/, "");
  const phrase = /^.*?(?=\b(?:within|in|from|for|to|using|by|with|on|of|via|through|as|and|when)\b|[,.;(]|$)/i.exec(rest)?.[0] ?? "";
  const head = [...thingsOf(phrase)].at(-1);
  return head === undefined ? null : new Set([head]);
}

interface AppContext {
  things: ReadonlySet<string>;
  evidence: readonly Evidence[];
}

function showAct(act: string, { things, evidence }: AppContext): Mapping {
  const performed = evidence.filter(({ acts }) => acts.includes(act));
  const held = performed.filter((each) => each.held);
  const onThing = held.find(({ subject }) => shared(subject, things) > 0);
  if (onThing) return { asked: act, shownBy: onThing.source, answer: "yes" };
  const onOther = held[0];
  if (onOther) return { asked: act, shownBy: `only with another thing: ${onOther.source}`, answer: everywhere.has(act) ? "no" : "partly" };
  return { asked: act, shownBy: performed[0]?.source ?? null, answer: "no" };
}

function showExpectation(name: (typeof expectations)[number]["name"], { things, evidence }: AppContext): Mapping {
  const shows = evidence.filter(({ also, held }) => also.has(name) && (held || name === "validation"));
  const best = shows.find(({ subject }) => shared(subject, things) > 0) ?? null;
  return { asked: name, shownBy: (best ?? shows[0])?.source ?? null, answer: best ? "yes" : shows.length > 0 ? "partly" : "no" };
}

function reasonOf(missing: readonly string[], elsewhere: readonly string[]): string {
  const parts = [
    ...(missing.length > 0 ? [`not performed: ${missing.join(", ")}`] : []),
    ...(elsewhere.length > 0 ? [`performed with another thing: ${elsewhere.join(", ")}`] : []),
  ];
  return parts.length > 0 ? parts.join("; ") : "performed";
}
