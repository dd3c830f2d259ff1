import { readFileSync } from "node:fs";
import { VETTED_PACKAGES } from "../../../workshop/vendor/vetted-packages.ts";
import { AgentDesign } from "../agent-design.ts";
import { askedBy } from "../plan/plan-work.ts";
import { describeLibrary } from "./describe-library.ts";
import type { Work } from "./work.ts";

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8").trim();
const systemPrompt = read("./agent.md").replace("{{packages}}", VETTED_PACKAGES.join(", "));
const textFormat = read("../talk/text-format.md");

/** The system prompt; for a model without tool calls it also describes the text format. */
export function systemFor(isTextual: boolean): string {
  return isTextual ? `${systemPrompt}\n\n${textFormat}` : systemPrompt;
}

/** The first message: the request, the plan, the project's files, and what there is to know of the library in at most `libraryCharacters` of signatures. */
export function openingOf({ buildRequest, plan, fresh, project }: Work, libraryCharacters: number): string {
  const { brief, files, answered } = AgentDesign.parse(plan.design);
  const list = project.perform({ name: "list" }).text;
  return [
    "# The request",
    askedBy(buildRequest),
    ...buildRequest.answers.slice(0, answered).map(({ question, answer }) => `Asked: ${question}\nAnswered: ${answer}`),
    "# Your plan",
    brief,
    ...files.map((file) => `- ${file}`),
    "# The acceptance checks that you wrote for it",
    ...plan.checks
      .filter(({ id }) => fresh.includes(id))
      .map(({ id, title, viewport, steps }) => `- ${id} (${viewport}): ${title}\n  ${JSON.stringify(steps)}`),
    "# The checks that the app passes already, and has to go on passing",
    ...plan.checks.filter(({ id }) => !fresh.includes(id)).map(({ id, title }) => `- ${id}: ${title}`),
    "# The files",
    list,
    ...describeLibrary(project.files(), libraryCharacters),
  ].join("\n");
}
