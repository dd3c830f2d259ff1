import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Work } from "../work.ts";

const ACTS: ReadonlySet<string> = new Set([
  "click",
  "fill",
  "fillDay",
  "select",
  "setChecked",
  "attach",
  "press",
  "drag",
  "fillRemembered",
]);

const actsIn = ({ steps }: AcceptanceCheck): number => steps.filter((step) => ACTS.has(step.do)).length;

/** The page that a check opens last: most end there. */
export const lastOpened = ({ steps }: AcceptanceCheck): string =>
  steps.flatMap((step) => (step.do === "open" ? [step.path] : [])).at(-1) ?? "/";

/**
 * The check after which a page is looked at, so that it is seen in use: of the requested ones the one that acts most on this
 * page; else the one that acts most anywhere, since the stores are the same. Null if none acts. One that forgets a page's data at
 * its end shows it empty, which its picture says.
 */
export function seedOf(path: string, { plan, fresh }: Pick<Work, "plan" | "fresh">): AcceptanceCheck | null {
  const acting = plan.checks.filter((check) => fresh.includes(check.id) && actsIn(check) > 0);
  const alone = acting.filter(({ steps }) => !steps.some((step) => step.do === "switchPerson"));
  const usable = (alone.length > 0 ? alone : acting).toSorted((one, other) => actsIn(other) - actsIn(one));
  const isAt = (check: AcceptanceCheck): boolean => lastOpened(check) === path;
  return usable.find(isAt) ?? usable[0] ?? null;
}
