// Before the agent writes code it says what it will do, and by which checks it wants to be judged. Both are fixed from then
// on: what has failed once cannot be made easier. A new app begins with a scaffold that a blueprint writes, and keeps the
// checks of that blueprint; a change keeps all checks of the present version that the request does not contradict.
import { readFileSync } from "node:fs";
import { type AcceptanceCheck, asksUndo, Blueprint, planChecks, writeProject } from "@atelier/blueprint";
import type { Desk } from "../../../domain/models/generation/desk.ts";
import type { Plan, Understanding, Wish } from "../../../domain/models/generation/generator.ts";
import type { ModelEntry } from "../../../outside/models/model-entry.ts";
import { blueprintGenerator } from "../../blueprint.ts";
import { promptOf } from "../../prompt-of.ts";
import { askForJson } from "../../sketch/ask-for-json.ts";
import { budgetFor, cutTo } from "../../sketch/budget.ts";
import { createSketchGenerator } from "../../sketch/create-sketch-generator.ts";
import { AgentDesign, designOver } from "../agent-design.ts";
import { type Brief, BRIEF_SCHEMA, readBrief } from "./brief.ts";

/** What the generator knows of its model. */
export type AgentModel = Pick<ModelEntry, "id" | "name" | "contextWindow" | "hasTools" | "seesPictures">;

interface Planning {
  wish: Wish;
  desk: Desk;
}

/** What the work begins with: the app as it stands, and what it promises already. */
interface Ground extends Pick<Plan, "title" | "checks" | "understood" | "notUnderstood"> {
  design: AgentDesign;
  /** The plan of the scaffold alone; null where there is an app already. */
  scaffold: Plan | null;
}

const speech = readFileSync(new URL("./brief.md", import.meta.url), "utf8").trim();
// Ten checks of twenty steps.
const OUTPUT_TOKENS_MAX = 10_000;
const REPLY = "The plan is made, and the code is being written.";

/** The plan of the agent's work: what it will do, and the checks that it will be judged by. */
export async function planWork(model: AgentModel, planning: Planning): Promise<Understanding> {
  const { message } = planning.wish;
  // What was before is known exactly, and needs no model.
  if (message !== null && asksUndo(message)) return blueprintGenerator.understand(planning.wish, planning.desk);
  const found = planning.wish.present === null ? await scaffold(model, planning) : presentApp(planning.wish);
  if ("outcome" in found) return found;
  const { wish, desk } = planning;
  const paths = wish.present === null ? writeProject(found.design.blueprint).keys() : (await desk.filesOf(wish.present.version)).keys();
  const request = describeRequest(wish, found, [...paths]);
  const { outputTokens, characters } = budgetFor(model.contextWindow, speech, OUTPUT_TOKENS_MAX);
  const taken = [...found.checks, ...found.design.checks].map(({ id }) => id);
  const answer = await askForJson<Brief>(desk, {
    ...{ name: "brief", system: speech, request, characters, schema: BRIEF_SCHEMA, outputTokens },
    read: (value) => {
      const brief = readBrief(value, taken);
      if (brief === null) return { problems: ["There is no object with title, brief and checks."] };
      return brief.problems.length > 0 ? { problems: brief.problems } : { result: brief };
    },
    // After the last repair the checks that could not be read are left out, and the others stand.
    salvage: (value) => readBrief(value, taken),
  });
  if (answer.outcome === "failure") return withoutModel(answer, { scaffold: found.scaffold, desk });
  return planOf(found, { brief: answer.outcome === "useless" ? null : answer.result, wish });
}

/** A new app's scaffold, sketched by the same model; or what sketching comes to where there is nothing to build on. */
async function scaffold(model: AgentModel, { wish, desk }: Planning): Promise<Ground | Understanding> {
  const sketched = await createSketchGenerator(model).understand(wish, desk);
  if (sketched.outcome !== "plan") return sketched;
  const { title, checks, understood, notUnderstood, design } = sketched.plan;
  const blueprint = Blueprint.parse(design);
  return { title, checks, understood, notUnderstood, design: designOver(blueprint, "agent"), scaffold: sketched.plan };
}

/** Where the model was left to us a new app is what the scaffold is; a model that was asked for by name is missed. */
function withoutModel(
  failure: Extract<Understanding, { outcome: "failure" }>,
  { scaffold: plan, desk }: { scaffold: Plan | null; desk: Desk },
): Understanding {
  if (plan === null || !desk.isModelFree || failure.code !== "MODEL_UNAVAILABLE") return failure;
  const note = failure.message.replace(/ The build cost nothing\.$/, "");
  return {
    outcome: "plan",
    plan: { ...plan, reply: `${plan.reply}\n\n${note} So no code was written beyond what the built-in generator writes.` },
  };
}

/** The present version; what its generator kept of it is a blueprint, or an agent's design. */
function presentApp({ present }: Wish): Ground | Understanding {
  const own = AgentDesign.safeParse(present?.design);
  const built = Blueprint.safeParse(present?.design);
  if (!own.success && !built.success) return { outcome: "reply", reply: UNREADABLE };
  const design = own.success ? own.data : designOver(Blueprint.parse(built.data), "agent");
  const checks = [...planChecks(design.blueprint).filter(({ id }) => !design.dropped.includes(id)), ...design.checks];
  return {
    title: design.title === "" ? design.blueprint.title : design.title,
    checks,
    understood: [],
    notUnderstood: [],
    design,
    scaffold: null,
  };
}

const UNREADABLE =
  "I cannot change this app: its present version was made by a release whose design I cannot read. Nothing was changed and nothing was spent. Create a new project to have it built anew.";

function describeRequest(wish: Wish, { design, checks }: Ground, paths: readonly string[]): string {
  const { blueprint } = design;
  const talk = wish.conversation.slice(-6).map(({ author, text }) => `${author === "person" ? "Person" : "You"}: ${cutTo(text, 600)}`);
  return [
    wish.present === null ? "# The request: a new app" : "# The request: a change of the app",
    askedBy(wish),
    ...wish.answers.map(({ question, answer }) => `You asked: ${question}\nThe person answered: ${answer}`),
    ...(talk.length > 0 ? ["# What was said before", ...talk] : []),
    wish.present === null ? "# The scaffold that you begin with" : "# The app as it is",
    ...(design.brief === "" ? [] : [design.brief]),
    ...describeApp(blueprint),
    "# The checks that it passes",
    ...checks.map(({ id, title }) => `- ${id}: ${title}`),
    "# Its files",
    paths.join("\n"),
  ].join("\n");
}

/** The words that this build is to fulfil. */
export function askedBy(wish: Wish): string {
  return wish.present === null ? promptOf(wish) : (wish.message ?? wish.prompt);
}

function describeApp({ title, entities, pages }: Blueprint): string[] {
  const things = entities.map(
    ({ name, fields }) => `- it keeps ${name.many}: ${fields.map(({ label, type }) => `${label} (${type})`).join(", ")}`,
  );
  return [`“${title}”`, ...things, ...pages.map((page) => `- page ${page.path}: ${page.title}`)];
}

function planOf(
  { title, checks, understood, notUnderstood, design }: Ground,
  { brief, wish }: { brief: Brief | null; wish: Wish },
): Understanding {
  if (brief?.question) {
    const { text, options } = brief.question;
    const wasAsked = wish.answers.some(({ question }) => question === text) || wish.answers.length >= QUESTIONS_MAX;
    if (!wasAsked) return { outcome: "questions", questions: [{ id: "brief", text, options, allowsOther: true }] };
  }
  if (brief?.answer && brief.checks.length === 0 && wish.present !== null) return { outcome: "reply", reply: brief.answer };
  // A promise is given up for another one, never for nothing.
  const known = new Set(brief === null || brief.checks.length === 0 ? [] : checks.map(({ id }) => id));
  const dropped = (brief?.drop ?? []).filter((id) => known.has(id));
  const gone = wish.present === null ? [] : checks.filter(({ id }) => dropped.includes(id)).map((check) => check.title);
  const name = brief === null || brief.title === "" || wish.present !== null ? title : brief.title;
  const kept = checks.filter(({ id }) => !dropped.includes(id));
  const own = brief?.checks ?? [];
  const next: AgentDesign = {
    ...design,
    madeBy: design.madeBy === "agent" ? "agent" : "both",
    brief: [design.brief, brief?.brief ?? askedBy(wish)]
      .filter((text) => text !== "")
      .join("\n\n")
      .slice(-BRIEF_CHARACTERS_MAX),
    ...{ title: name, gone, files: brief?.files ?? [] },
    dropped: [...new Set([...design.dropped, ...dropped])],
    checks: [...design.checks.filter(({ id }) => !dropped.includes(id)), ...own],
    answered: wish.answers.length,
    fresh: own.map(({ id }) => id),
  };
  const plan: Plan = {
    title: name,
    reply: REPLY,
    design: next,
    checks: [...kept, ...own],
    understood: [
      ...understood.map((one) => ({ ...one, checks: one.checks.filter((id) => !dropped.includes(id)) })),
      ...phrasesOf(own, wish.present === null ? null : askedBy(wish)),
    ],
    notUnderstood: notUnderstood.filter((phrase) => !own.some((check) => covers(check, phrase))),
  };
  return { outcome: "plan", plan };
}

const QUESTIONS_MAX = 2;
const BRIEF_CHARACTERS_MAX = 8_000;

/** The phrases that checks were planned for; a message that has none of its own is one phrase that nothing proves. */
function phrasesOf(checks: readonly AcceptanceCheck[], message: string | null): Plan["understood"] {
  const phrases = checks.flatMap(({ id, phrase }) => (phrase === null ? [] : [{ phrase, checks: [id] }]));
  return phrases.length === 0 && message !== null ? [{ phrase: message, checks: [] }] : phrases;
}

/** Whether a check was planned for words that hold this phrase, or are held by it. */
function covers({ phrase }: AcceptanceCheck, other: string): boolean {
  if (phrase === null) return false;
  const [one, two] = [phrase.toLowerCase(), other.toLowerCase()];
  return one.includes(two) || two.includes(one);
}
