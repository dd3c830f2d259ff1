import { readFileSync } from "node:fs";
import { VETTED_PACKAGES } from "../../../../workshop/vendor/vetted-packages.ts";
import { AgentDesign } from "../../agent-design.ts";
import { describeChecks } from "../../plan/describe-checks.ts";
import { askedBy } from "../../plan/plan-work.ts";
import { describeLimits, talkLimits, type TalkLimits } from "../../talk/limits.ts";
import { describeLibrary } from "./describe-library.ts";
import type { Work } from "../work.ts";

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8").trim();
const systemPrompt = read("./agent.md").replace("{{packages}}", VETTED_PACKAGES.join(", "));
const recipes = read("./recipes.md");
const previewRecipe = read("./preview-recipe.md");
const textFormat = read("../../talk/text-format.md");

/** The system prompt with the limits of the conversation; for a model without tool calls it also describes the text format. */
export function systemFor(isTextual: boolean, limits: TalkLimits): string {
  const prompt = systemPrompt.replace("{{limits}}", () => describeLimits(limits));
  return isTextual ? `${prompt}\n\n${textFormat}` : prompt;
}

/** The length of the system prompt, about. */
export const instructionCharacters = (isTextual: boolean): number => systemFor(isTextual, talkLimits(LARGE_WINDOW, 0)).length;

const LARGE_WINDOW = 200_000;

// The first message is kept whole, so its signatures may not take the room of the work.
const SIGNATURE_CHARACTERS_MAX = 12_000;
/** A smaller conversation has no room for recipes. */
const RECIPES_CHARACTERS_MIN = 60_000;
const SIGNATURE_SHARE = 0.08;
/** The item of the kit that runs a person's own HTML and scripts. */
const PREVIEW = "preview";

/**
 * The first message: the request, the plan, the project's files as the work begins, and what there is to know of the library.
 * It is written once and stays the same through the whole conversation, since providers cache only what does not change.
 */
export async function openingOf(work: Work): Promise<string> {
  const { buildRequest, plan, fresh, project, limits } = work;
  const { brief, facts, files, items, answered } = AgentDesign.parse(plan.design);
  const list = project.perform({ name: "list" }).text;
  const signatureCharacters = Math.floor(Math.min(SIGNATURE_CHARACTERS_MAX, limits.characters * SIGNATURE_SHARE));
  return [
    "# The request",
    askedBy(buildRequest),
    ...buildRequest.answers.slice(0, answered).map(({ question, answer }) => `Asked: ${question}\nAnswered: ${answer}`),
    ...(facts.length > 0 ? ["# Facts", ...facts] : []),
    "# Your plan",
    brief,
    ...files.map((file) => `- ${file}`),
    "# The acceptance checks that you wrote for it",
    ...describeChecks(plan.checks.filter(({ id }) => fresh.includes(id))),
    "# The other checks that have to pass",
    ...plan.checks.filter(({ id }) => !fresh.includes(id)).map(({ id, title }) => `- ${id}: ${title}`),
    "# The files, as the work begins",
    list,
    ...(buildRequest.current === null ? scaffoldOf(work) : []),
    ...(limits.characters < RECIPES_CHARACTERS_MIN ? [] : ["# Recipes", recipes, ...(items.includes(PREVIEW) ? [previewRecipe] : [])]),
    ...(await describeLibrary({ files: project.files(), items, characters: signatureCharacters })),
  ].join("\n");
}

/** The files of a new app that are rewritten in any case, so that they need not be read. */
function scaffoldOf({ project }: Work): string[] {
  const files = project.files();
  return ["src/routes.tsx", "src/pages/home-page.tsx", "src/app.ts"].flatMap((path) =>
    files.has(path) ? [`=== ${path} ===`, (files.get(path) ?? "").trimEnd()] : [],
  );
}
