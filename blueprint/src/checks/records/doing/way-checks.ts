// The way of strangers who press what only people with an account do: they are told why they log in, and come back.
import { entityOf, homeTitle, type ProjectModel } from "../../../model/project-model.ts";
import { isLocked } from "../../../model/people/locked-in.ts";
import { ownedPath } from "../../../model/people/owned-path.ts";
import { withArticle } from "../../../model/names.ts";
import { press } from "../../../features/definition/steps.ts";
import { say } from "../../../project/words/say.ts";
import type { AcceptanceCheck } from "../../../schema/check.ts";
import type { Audience } from "../../../schema/entity.ts";
import { namedSample, openSample, placeOf, seeRow } from "../../place.ts";

/** A check for the first action of each thing that everybody sees and only people with an account do something with. */
export function wayChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.entities.flatMap((model): AcceptanceCheck[] => {
    const { id, name } = model.entity;
    // What a condition forbids is not pressed.
    const action = project.actions.find((one) => one.entity === id && one.when === null && isForMembers(project, one.by));
    const place = placeOf(project, entityOf(project, id));
    const named = place === null ? null : namedSample(place);
    if (action === undefined || place === null || named === null || !model.hasDetail || isLocked(project, model)) return [];
    const check: AcceptanceCheck = {
      id: `way-${id}-${action.id}`,
      title: `Whoever presses “${action.verb}” of ${withArticle(name.one)} without being logged in is told what to log in for, and comes back to it`,
      capability: `browse-${id}`,
      phrase: null,
      viewport: "desktop",
      steps: [
        openSample(place, named.index),
        press(action.verb, { within: { role: "main" } }),
        { do: "expectVisible", target: { text: say.community.logInToDo({ label: action.verb }) } },
        press(say.community.lookAround()),
        seeRow(place, named.title),
        // It is the row's own page, and not a list with its name.
        { do: "expectVisible", target: { role: "link", name: homeTitle(project, model), exact: true, within: { role: "main" } } },
      ],
    };
    return [check];
  });
}

/** Whether strangers are led to log in for it: not where only the administrator, or a role that they give, does it. */
function isForMembers({ blueprint: { roles = [] } }: ProjectModel, by: Audience | null): boolean {
  const who = [by ?? "everybody"].flat();
  const open = new Set(roles.flatMap(({ id, isOpen }) => (isOpen ? [`role:${id}`] : [])));
  return !who.includes("everybody") && who.some((one) => one === "members" || ownedPath(one) !== null || open.has(one));
}
