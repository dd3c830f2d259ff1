// Features that are gone: looked for where they were used before. A feature is known by what its own checks fill in and
// press, as far as nothing else in the app is called so; one that had a page to itself is looked for by that page.
import { featureChecks } from "../feature-checks.ts";
import { pageHeading } from "../page-heading.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../schema/check.ts";
import { projectModel, type ProjectModel } from "../../model/project-model.ts";

/** Something that is gone: its id with a minus before it, and the steps that check that it is gone. */
export interface Gone {
  id: string;
  steps: CheckStep[];
}

/** An earlier blueprint, and the checks of what is there now. */
export interface Since {
  before: Blueprint;
  others: readonly AcceptanceCheck[];
}

interface Sight {
  path: string;
  target: Target;
}

const identifyingRoles: ReadonlySet<string> = new Set([
  "button",
  "textbox",
  "searchbox",
  "combobox",
  "spinbutton",
  "region",
  "form",
  "radiogroup",
]);

function nameOf({ role, name, label }: Target): string | null {
  if (label !== undefined) return label;
  return role !== undefined && identifyingRoles.has(role) ? (name ?? null) : null;
}

/** What a check sees on a page that it opened, until its first press leads on. */
function sightsOf({ steps }: AcceptanceCheck): Sight[] {
  const sights: Sight[] = [];
  let path: string | null = null;
  for (const step of steps) {
    if (step.do === "open") path = step.path;
    if (path !== null && "target" in step && step.target !== undefined && nameOf(step.target) !== null)
      sights.push({ path, target: step.target });
    if (step.do === "click") path = null;
  }
  return sights;
}

/** Looks for the features of an earlier blueprint that are not there any more. */
export function goneFeatures(project: ProjectModel, { before, others }: Since): Gone[] {
  const { features } = project.blueprint;
  const gone = before.features.filter(({ id }) => features.every((feature) => feature.id !== id));
  if (gone.length === 0) return [];
  // What the other checks of the app speak of, by its name in lower case.
  const said = JSON.stringify(others.map(({ steps }) => steps)).toLowerCase();
  const earlier = featureChecks(projectModel(before));
  return gone.flatMap(({ id }): Gone[] => {
    const sights = earlier.filter(({ capability }) => capability === id).flatMap(sightsOf);
    const own = sights.find(
      ({ path, target }) => headingAt(project, path) !== null && !said.includes((nameOf(target) ?? "").toLowerCase()),
    );
    const heading = own === undefined ? null : headingAt(project, own.path);
    if (own === undefined || heading === null) return [];
    const { nth: _nth, ...target } = own.target;
    const steps: CheckStep[] = [
      { do: "open", path: own.path },
      { do: "expectVisible", target: { role: "heading", name: heading, exact: true } },
      { do: "expectHidden", target: { ...target, exact: true } },
    ];
    return [{ id: `-${id}`, steps }];
  });
}

/** The heading of the page at an address; null where none of the navigation's pages has it. */
function headingAt(project: ProjectModel, path: string): string | null {
  const shown = project.pages.find((page) => page.path === path);
  return shown === undefined ? null : pageHeading(project, shown.page);
}
