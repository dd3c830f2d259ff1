import type { ReadOperation } from "../../support/build-and-wait.ts";

/** What the landing page shows of a build: each part of the prompt with the titles of the checks that prove it. */
export interface LandingExample {
  prompt: string;
  parts: { phrase: string; checks: string[] }[];
  checksPassed: number;
}

/** The example that a finished build gives. Throws if a part of the prompt is not proven. */
export function exampleOf(prompt: string, { proof }: ReadOperation): LandingExample {
  if (proof === null || proof.notBuilt.length > 0 || proof.understood.some(({ outcome }) => outcome !== "proven"))
    throw new Error(`not everything in "${prompt}" is proven: ${JSON.stringify(proof?.understood)}, ${JSON.stringify(proof?.notBuilt)}`);
  const titles = new Map(proof.checks.map(({ id, title }) => [id, title]));
  return {
    prompt,
    parts: proof.understood.map(({ phrase, checks }) => ({ phrase, checks: checks.map((id) => titles.get(id) ?? id) })),
    checksPassed: proof.checks.filter(({ passed }) => passed).length,
  };
}
