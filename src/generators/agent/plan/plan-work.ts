// Before the agent writes code it states what it will do and the checks to verify it by. Both are fixed from then on: a
// check that failed cannot be weakened. A new app begins as the shell with the parts that the plan names; a change keeps all
// checks of the current version that the request does not contradict.
import { readFileSync } from "node:fs";
import { asksUndo, Blueprint, detectLanguage, LanguageName, shellOf } from "@atelier/blueprint";
import type { GeneratorContext } from "../../../domain/models/generation/generator-context.ts";
import type { Plan, Understanding, BuildRequest } from "../../../domain/models/generation/generator.ts";
import type { ProjectFiles } from "../../../workshop/project-files.ts";
import type { ModelEntry } from "../../../adapters/models/model-entry.ts";
import { blueprintGenerator } from "../../blueprint.ts";
import { promptOf } from "../../prompt-of.ts";
import { askForJson } from "../../sketch/ask-for-json.ts";
import { budgetFor, cutTo } from "../../sketch/budget.ts";
import { AgentDesign, checksOf, designOver } from "../agent-design.ts";
import { listFiles } from "../files/looking/list-files.ts";
import { draftedApp, type StartingPoint } from "./drafted-app.ts";
import { describeChecks } from "./describe-checks.ts";
import { describeFacts } from "./describe-facts.ts";
import { describeItems } from "./describe-items.ts";
import { type Account, bindWishes } from "./wishes/bind-wishes.ts";
import { type Wish, WISHES_MAX, wishesIn } from "./wishes/wishes-in.ts";
import { type Brief, BRIEF_SCHEMA, readBrief } from "./brief.ts";

/** The model properties that the generator uses. */
export type AgentModel = Pick<ModelEntry, "id" | "name" | "contextWindow" | "hasTools" | "seesPictures">;

interface Planning {
  buildRequest: BuildRequest;
  context: GeneratorContext;
}

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8").trim();
/** How a plan is asked for, with the steps of which checks are made. */
export const systemPrompt = read("./brief.md")
  .replace("{{languages}}", LanguageName.options.join(", "))
  .replace("{{steps}}", () => read("./check-steps.md"));
// Ten checks of twenty steps.
const OUTPUT_TOKENS_MAX = 10_000;
const REPLY = "The plan is made, and the code is being written.";

/** Plans the agent's work: what it will do, and the checks that verify it. */
export async function planWork(model: AgentModel, planning: Planning): Promise<Understanding> {
  const { message } = planning.buildRequest;
  // The previous version is known exactly, so undo needs no model.
  if (message !== null && asksUndo(message)) return blueprintGenerator.understand(planning.buildRequest, planning.context);
  const { buildRequest, context } = planning;
  const found = draftedApp(buildRequest) ?? (buildRequest.current === null ? newApp() : currentApp(buildRequest));
  if ("outcome" in found) return found;
  const start = await startingFiles(buildRequest, context);
  const files = start && listFiles(start);
  const wishes = wishesIn(askedBy(buildRequest));
  const facts = describeFacts({
    now: context.now(),
    language: languageFor(buildRequest, found),
    credits: context.spending().budgetCredits,
  });
  const request = describeRequest(buildRequest, { ...found, wishes, facts }, files);
  const { outputTokens, characters } = budgetFor(model.contextWindow, systemPrompt, OUTPUT_TOKENS_MAX);
  const present = { present: found.checks, unfinished: found.unfinished ?? [], wishes };
  const answer = await askForJson<Brief>(context, {
    name: "brief",
    system: systemPrompt,
    request,
    characters,
    schema: BRIEF_SCHEMA,
    outputTokens,
    read: (value) => {
      const brief = readBrief(value, present);
      if (brief === null) return { problems: ["There is no object with title, brief and checks."] };
      return brief.problems.length > 0 ? { problems: brief.problems } : { result: brief };
    },
    // After the last repair, the checks that could not be parsed are dropped and the others kept.
    salvage: (value) => readBrief(value, present),
  });
  if (answer.outcome === "failure") return withoutModel(answer, planning);
  return planOf({ ...found, wishes, facts }, { brief: answer.outcome === "useless" ? null : answer.result, buildRequest });
}

/** The files that the work starts from: those of the draft or of the current version; null for a new app. */
export async function startingFiles(
  { draft, current }: BuildRequest,
  context: Pick<GeneratorContext, "filesOf" | "filesOfDraft">,
): Promise<ProjectFiles | null> {
  if (draft !== undefined) return context.filesOfDraft(draft.operationId);
  return current && context.filesOf(current.version);
}

/** What a new app starts from: the shell, until the plan names it. */
function newApp(): StartingPoint {
  const design = designOver(shellOf({ title: NEW_APP, look: null }), "agent");
  return { title: NEW_APP, design, checks: checksOf(design) };
}

const NEW_APP = "New app";

/** With automatic model choice a new app is what comes of it without the model; a model requested by name results in a failure. */
async function withoutModel(
  failure: Extract<Understanding, { outcome: "failure" }>,
  { buildRequest, context }: Planning,
): Promise<Understanding> {
  if (buildRequest.current !== null || !context.isModelAuto || failure.code !== "MODEL_UNAVAILABLE") return failure;
  const alone = await blueprintGenerator.understand(buildRequest, context);
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
  return { title: design.title === "" ? design.blueprint.title : design.title, checks: checksOf(design), design };
}

const UNREADABLE =
  "I cannot change this app: its present version was made by a release whose design I cannot read. Nothing was changed and nothing was spent. Create a new project to have it built anew.";

/** The language of the app, or that in which a new one is asked for. */
function languageFor(buildRequest: BuildRequest, { design }: StartingPoint): string {
  return buildRequest.current === null && buildRequest.draft === undefined
    ? detectLanguage(askedBy(buildRequest))
    : design.blueprint.language;
}

/** What the work starts from, with the wishes of the request and the facts that the planner is told. */
interface Start extends StartingPoint {
  wishes: readonly Wish[];
  facts: readonly string[];
}

/** What the planner is told; `files` is the list of the current files, null for a new app. */
function describeRequest(
  buildRequest: BuildRequest,
  { design, checks, unfinished = [], wishes, facts }: Start,
  files: string | null,
): string {
  const talk = buildRequest.conversation
    .slice(-6)
    .map(({ author, text }) => `${author === "person" ? "Person" : "You"}: ${cutTo(text, TALK_CHARACTERS_MAX)}`);
  const app = files === null ? [] : ["# The app as it is", ...(design.brief === "" ? [] : [design.brief]), ...describeApp(design)];
  return [
    files === null ? "# The request: a new app" : "# The request: a change of the app",
    askedBy(buildRequest),
    ...buildRequest.answers.map(({ question, answer }) => `You asked: ${question}\nThe person answered: ${answer}`),
    "# Facts",
    ...facts,
    "# Its wishes",
    ...wishes.map(({ id, phrase }) => `- ${id}: ${phrase}`),
    ...(wishes.length < WISHES_MAX ? [] : [`(${WISHES_MAX} wishes at most are listed; what the request says besides is asked for too)`]),
    ...(talk.length > 0 ? ["# What was said before", ...talk] : []),
    ...app,
    files === null ? "# The checks that every app has to pass" : "# The checks that it passes, with their steps",
    ...describeChecks(checks.filter(({ id }) => !unfinished.includes(id))),
    ...(unfinished.length === 0
      ? []
      : [
          "# The checks of the unfinished work: they were planned before, are kept, and may not pass yet",
          ...describeChecks(checks.filter(({ id }) => unfinished.includes(id))),
        ]),
    ...(files === null ? ["# The kit's items", describeItems()] : ["# Its files", files]),
  ].join("\n");
}

/** The text that this build must fulfil. */
export function askedBy(buildRequest: BuildRequest): string {
  const { draft, message } = buildRequest;
  if (draft !== undefined) return [draft.request, ...(message === null ? [] : [message])].join("\n");
  return buildRequest.current === null ? promptOf(buildRequest) : (buildRequest.message ?? buildRequest.prompt);
}

/** What the definition of an app says of it. One that a model wrote began as the shell, whose only page says nothing of it. */
function describeApp({ blueprint: { title, entities, pages } }: AgentDesign): string[] {
  if (entities.length === 0 && pages.length < 2) return [`“${title}”`];
  const things = entities.map(
    ({ name, fields }) => `- it keeps ${name.many}: ${fields.map(({ label, type }) => `${label} (${type})`).join(", ")}`,
  );
  return [`“${title}”`, ...things, ...pages.map((page) => `- page ${page.path}: ${page.title}`)];
}

function planOf(
  { title, checks, design, unfinished = [], wishes, facts }: Start,
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
  const lost = checks.filter(({ id }) => dropped.includes(id) && brief?.replaced.includes(id) !== true);
  const gone = buildRequest.current === null ? [] : lost.map((check) => check.title);
  const isNew = buildRequest.current === null && buildRequest.draft === undefined;
  const name = brief === null || brief.title === "" || !isNew ? title : brief.title;
  const kept = checks.filter(({ id }) => !dropped.includes(id));
  const own = brief?.checks ?? [];
  const language = brief?.language ?? detectLanguage(askedBy(buildRequest));
  const next: AgentDesign = {
    ...design,
    ...(isNew
      ? {
          blueprint: shellOf({ title: name.slice(0, TITLE_CHARACTERS_MAX), look: brief?.look ?? null, language }),
          items: brief?.items ?? [],
        }
      : {}),
    facts: [...facts],
    madeBy: design.madeBy === "agent" ? "agent" : "both",
    brief: [design.brief, brief?.brief ?? askedBy(buildRequest)]
      .filter((text) => text !== "")
      .join(`\n\n${LATER}\n\n`)
      .slice(-BRIEF_CHARACTERS_MAX),
    title: name,
    gone,
    files: brief?.files ?? [],
    dropped: [...new Set([...design.dropped, ...dropped])],
    checks: [...design.checks.filter(({ id }) => !dropped.includes(id)), ...own],
    answered: buildRequest.answers.length,
    fresh: [...unfinished.filter((id) => !dropped.includes(id)), ...own.map(({ id }) => id)],
  };
  // The look of a new app has a check of its own.
  const planned = isNew ? checksOf(next) : [...kept, ...own];
  const plan: Plan = {
    title: name,
    reply: REPLY,
    design: next,
    checks: planned,
    ...bindWishes(wishes, brief?.account ?? NOTHING_SAID, planned),
  };
  return { outcome: "plan", plan };
}

const TITLE_CHARACTERS_MAX = 60;
const QUESTIONS_MAX = 2;
const BRIEF_CHARACTERS_MAX = 8_000;
const TALK_CHARACTERS_MAX = 2_000;
/** Stands between the briefs of one request and the next. */
const LATER = "A later request, which holds where it contradicts what stands above:";
const NOTHING_SAID: Account = { proves: [], unchecked: [], notBuilt: [] };
