import { findProof } from "../../../../storage/rows/versions/read-versions.ts";
import { pageOfProjects, type ProjectRow } from "../../../../storage/rows/projects.ts";
import type { Call } from "../../../call.ts";
import { Proof } from "../../../operations/proof.ts";
import { countRequests, requestedParts } from "../../../operations/requested-parts.ts";
import { projectAddresses } from "../../addresses.ts";
import { projectTitle } from "../project-title.ts";
import { EXAMPLE_KEY, EXAMPLE_PROMPTS } from "./example-prompts.ts";

const PROJECTS_MAX = 100;

/** An app that this installation built, as the landing page shows it: where it is live, and what its proof says. */
export interface Example {
  key: string;
  title: string;
  prompt: string;
  address: string;
  /** The parts of the prompt with the titles of the checks that prove them. */
  parts: { phrase: string; checks: string[] }[];
  partsProven: number;
  checksPassed: number;
  /** For example `Chromium 156.0.8078.73`, or `not run`. */
  browser: string;
}

/** The projects of the account of the example apps, newest first. */
export async function projectsOfExamples({ ctx, accountId }: Pick<Call, "ctx" | "accountId">): Promise<ProjectRow[]> {
  const filter = { accountId, status: null, words: null, metadata: {} };
  return pageOfProjects(ctx.database, filter, { limit: PROJECTS_MAX, offset: 0, after: null });
}

/** The example that a project is, if any. */
export const exampleKeyOf = ({ metadata }: Pick<ProjectRow, "metadata">): string | null => metadata[EXAMPLE_KEY] ?? null;

/** The example apps that are live, in the order of their prompts. */
export async function listExamples(call: Call): Promise<Example[]> {
  const projects = await projectsOfExamples(call);
  const examples = EXAMPLE_PROMPTS.map(async ({ key }) => {
    const project = projects.find((one) => exampleKeyOf(one) === key && one.liveVersion !== null);
    return project === undefined ? null : describeExample(call, { key, project });
  });
  return (await Promise.all(examples)).filter((example) => example !== null);
}

async function describeExample({ ctx }: Call, { key, project }: { key: string; project: ProjectRow }): Promise<Example | null> {
  const { id: projectId, liveVersion, prompt } = project;
  const { deployment } = projectAddresses(ctx.addresses, project);
  const stored = liveVersion === null ? null : await findProof(ctx.database, { projectId, version: liveVersion });
  if (stored === null || deployment === null) return null;
  const proof = Proof.parse(stored);
  const titles = new Map(proof.checks.filter(({ passed }) => passed).map(({ id, title }) => [id, title]));
  return {
    key,
    title: projectTitle(project),
    prompt,
    address: deployment,
    parts: requestedParts(proof).map(({ phrase, checks }) => ({ phrase, checks: checks.flatMap((check) => titles.get(check) ?? []) })),
    partsProven: countRequests(proof).proven,
    checksPassed: titles.size,
    browser: proof.browser,
  };
}
