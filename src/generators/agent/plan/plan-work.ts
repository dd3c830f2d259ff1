// Before the agent writes code it states what it will do and the checks to verify it by. Both are fixed from then on: a
// check that failed cannot be weakened. A new app starts from a scaffold written from a blueprint and keeps that
// blueprint's checks; a change keeps all checks of the current version that the request does not contradict.
import { readFileSync } from "node:fs";
import { type AcceptanceCheck, asksUndo, Blueprint, planChecks, writeProject } from "@atelier/blueprint";
import type { GeneratorContext } from "../../../domain/models/generation/generator-context.ts";
import type { Plan, Understanding, BuildRequest } from "../../../domain/models/generation/generator.ts";
import type { ModelEntry } from "../../../adapters/models/model-entry.ts";
import { blueprintGenerator } from "../../blueprint.ts";
import { promptOf } from "../../prompt-of.ts";
import { askForJson } from "../../sketch/ask-for-json.ts";
import { budgetFor, cutTo } from "../../sketch/budget.ts";
import { createSketchGenerator } from "../../sketch/create-sketch-generator.ts";
import { AgentDesign, designOver } from "../agent-design.ts";
import { listFiles } from "../files/looking/list-files.ts";
import { type Brief, BRIEF_SCHEMA, readBrief } from "./brief.ts";

/** The model properties that the generator uses. */
export type AgentModel = Pick<ModelEntry, "id" | "name" | "contextWindow" | "hasTools" | "seesPictures">;

interface Planning {
  buildRequest: BuildRequest;
  context: GeneratorContext;
}

/** The starting point of the work: the current app and its existing checks. */
interface StartingPoint extends Pick<Plan, "title" | "checks" | "understood" | "notUnderstood"> {
  design: AgentDesign;
  /** What a build without the model comes to; null when there is already an app. */
  alone: Understanding | null;
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8").trim();
/** How a plan is asked for, with the steps of which checks are made. */
export const systemPrompt = read("./brief.md").replace("{{steps}}", () => read("./check-steps.md"));
// Ten checks of twenty steps.
const OUTPUT_TOKENS_MAX = 10_000;
const REPLY = "The plan is made, and the code is being written.";

/** Plans the agent's work: what it will do, and the checks that verify it. */
export async function planWork(model: AgentModel, planning: Planning): Promise<Understanding> {
  const { message } = planning.buildRequest;
  // The previous version is known exactly, so undo needs no model.
  if (message !== null && asksUndo(message)) return blueprintGenerator.understand(planning.buildRequest, planning.context);
  const found = planning.buildRequest.current === null ? await scaffold(model, planning) : currentApp(planning.buildRequest);
  if ("outcome" in found) return found;
  const { buildRequest, context } = planning;
  const files = buildRequest.current === null ? writeProject(found.design.blueprint) : await context.filesOf(buildRequest.current.version);
  const request = describeRequest(buildRequest, found, listFiles(files));
  const { outputTokens, characters } = budgetFor(model.contextWindow, systemPrompt, OUTPUT_TOKENS_MAX);
  const taken = [...found.checks, ...found.design.checks].map(({ id }) => id);
  const answer = await askForJson<Brief>(context, {
    name: "brief",
    system: systemPrompt,
    request,
    characters,
    schema: BRIEF_SCHEMA,
    outputTokens,
    read: (value) => {
      const brief = readBrief(value, taken);
      if (brief === null) return { problems: ["There is no object with title, brief and checks."] };
      return brief.problems.length > 0 ? { problems: brief.problems } : { result: brief };
    },
    // After the last repair, the checks that could not be parsed are dropped and the others kept.
    salvage: (value) => readBrief(value, taken),
  });
  if (answer.outcome === "failure") return withoutModel(answer, { alone: found.alone, context });
  return planOf(found, { brief: answer.outcome === "useless" ? null : answer.result, buildRequest });
}

/**
 * A new app's scaffold, sketched by the same model; or the outcome of the sketch if there is nothing to build on. Of an app
 * that the blueprint has no part of it is the shell, which nobody is given as it is.
 */
async function scaffold(model: AgentModel, { buildRequest, context }: Planning): Promise<StartingPoint | Understanding> {
  const sketched = await createSketchGenerator(model, { orShell: true }).understand(buildRequest, context);
  if (sketched.outcome !== "plan") return sketched;
  const { title, checks, understood, notUnderstood, design } = sketched.plan;
  const blueprint = Blueprint.parse(design);
  const alone = isShell(blueprint) ? await blueprintGenerator.understand(buildRequest, context) : sketched;
  return { title, checks, understood, notUnderstood, design: designOver(blueprint, "agent"), alone };
}

/** Whether an app is only the shell: nothing of the request is in it. */
const isShell = ({ entities, features }: Pick<Blueprint, "entities" | "features">): boolean => entities.length + features.length === 0;

/** With automatic model choice a new app is what comes of it without the model; a model requested by name results in a failure. */
function withoutModel(
  failure: Extract<Understanding, { outcome: "failure" }>,
  { alone, context }: { alone: Understanding | null; context: GeneratorContext },
): Understanding {
  if (alone === null || !context.isModelAuto || failure.code !== "MODEL_UNAVAILABLE") return failure;
  if (alone.outcome !== "plan") return alone;
  const { plan } = alone;
  const note = failure.message.replace(/ The build cost nothing\.$/, "");
  return {
    outcome: "plan",
    plan: { ...plan, reply: `${plan.reply}\n\n${note} So no code was written beyond what the built-in generator writes.` },
  };
}

/** The current version, whose stored design is a blueprint or an agent's design. */
function currentApp({ current }: BuildRequest): StartingPoint | Understanding {
  const own = AgentDesign.safeParse(current?.design);
  const built = Blueprint.safeParse(current?.design);
  if (!own.success && !built.success) return { outcome: "reply", reply: UNREADABLE };
  const design = own.success ? own.data : designOver(Blueprint.parse(built.data), "agent");
  const checks = [...planChecks(design.blueprint).filter(({ id }) => !design.dropped.includes(id)), ...design.checks];
  return {
    title: design.title === "" ? design.blueprint.title : design.title,
    checks,
    understood: [],
    notUnderstood: [],
    design,
    alone: null,
  };
}

const UNREADABLE =
  "I cannot change this app: its present version was made by a release whose design I cannot read. Nothing was changed and nothing was spent. Create a new project to have it built anew.";

function describeRequest(buildRequest: BuildRequest, { design, checks }: StartingPoint, files: string): string {
  const { blueprint } = design;
  const talk = buildRequest.conversation
    .slice(-6)
    .map(({ author, text }) => `${author === "person" ? "Person" : "You"}: ${cutTo(text, 600)}`);
  return [
    buildRequest.current === null ? "# The request: a new app" : "# The request: a change of the app",
    askedBy(buildRequest),
    ...buildRequest.answers.map(({ question, answer }) => `You asked: ${question}\nThe person answered: ${answer}`),
    ...(talk.length > 0 ? ["# What was said before", ...talk] : []),
    buildRequest.current === null ? "# The scaffold that you begin with" : "# The app as it is",
    ...(design.brief === "" ? [] : [design.brief]),
    ...describeApp(blueprint),
    "# The checks that it passes",
    ...checks.map(({ id, title }) => `- ${id}: ${title}`),
    "# Its files",
    files,
  ].join("\n");
}

/** The text that this build must fulfil. */
export function askedBy(buildRequest: BuildRequest): string {
  return buildRequest.current === null ? promptOf(buildRequest) : (buildRequest.message ?? buildRequest.prompt);
}

function describeApp({ title, entities, pages, features }: Blueprint): string[] {
  const things = entities.map(
    ({ name, fields }) => `- it keeps ${name.many}: ${fields.map(({ label, type }) => `${label} (${type})`).join(", ")}`,
  );
  const shell = isShell({ entities, features })
    ? ["- it is only the shell: one empty page in the layout, with the store and the theme"]
    : [];
  return [`“${title}”`, ...shell, ...things, ...pages.map((page) => `- page ${page.path}: ${page.title}`)];
}

function planOf(
  { title, checks, understood, notUnderstood, design }: StartingPoint,
  { brief, buildRequest }: { brief: Brief | null; buildRequest: BuildRequest },
): Understanding {
  if (brief?.question) {
    const { text, options } = brief.question;
    const wasAsked = buildRequest.answers.some(({ question }) => question === text) || buildRequest.answers.length >= QUESTIONS_MAX;
    if (!wasAsked) return { outcome: "questions", questions: [{ id: "brief", text, options, allowsOther: true }] };
  }
  if (brief?.answer && brief.checks.length === 0 && buildRequest.current !== null) return { outcome: "reply", reply: brief.answer };
  // A check is dropped only if another replaces it.
  const known = new Set(brief === null || brief.checks.length === 0 ? [] : checks.map(({ id }) => id));
  const dropped = (brief?.drop ?? []).filter((id) => known.has(id));
  const gone = buildRequest.current === null ? [] : checks.filter(({ id }) => dropped.includes(id)).map((check) => check.title);
  const name = brief === null || brief.title === "" || buildRequest.current !== null ? title : brief.title;
  const kept = checks.filter(({ id }) => !dropped.includes(id));
  const own = brief?.checks ?? [];
  const next: AgentDesign = {
    ...design,
    madeBy: design.madeBy === "agent" ? "agent" : "both",
    brief: [design.brief, brief?.brief ?? askedBy(buildRequest)]
      .filter((text) => text !== "")
      .join("\n\n")
      .slice(-BRIEF_CHARACTERS_MAX),
    title: name,
    gone,
    files: brief?.files ?? [],
    dropped: [...new Set([...design.dropped, ...dropped])],
    checks: [...design.checks.filter(({ id }) => !dropped.includes(id)), ...own],
    answered: buildRequest.answers.length,
    fresh: own.map(({ id }) => id),
  };
  const plan: Plan = {
    title: name,
    reply: REPLY,
    design: next,
    checks: [...kept, ...own],
    understood: [
      ...understood.map((one) => ({ ...one, checks: one.checks.filter((id) => !dropped.includes(id)) })),
      ...phrasesOf(own, buildRequest.current === null ? null : askedBy(buildRequest)),
    ],
    notUnderstood: notUnderstood.filter((phrase) => !own.some((check) => covers(check, phrase))),
  };
  return { outcome: "plan", plan };
}

const QUESTIONS_MAX = 2;
const BRIEF_CHARACTERS_MAX = 8_000;

/** The phrases that checks were planned for; a message without any is one phrase that no check proves. */
function phrasesOf(checks: readonly AcceptanceCheck[], message: string | null): Plan["understood"] {
  const phrases = checks.flatMap(({ id, phrase }) => (phrase === null ? [] : [{ phrase, checks: [id] }]));
  return phrases.length === 0 && message !== null ? [{ phrase: message, checks: [] }] : phrases;
}

/** Whether a check was planned for text that contains this phrase or is contained in it. */
function covers({ phrase }: AcceptanceCheck, other: string): boolean {
  if (phrase === null) return false;
  const [one, two] = [phrase.toLowerCase(), other.toLowerCase()];
  return one.includes(two) || two.includes(one);
}
