// What there is to look at in a new app before anybody has used it: every page as the first person who has it, again as somebody
// who sees the parts that strangers do not, and for each entity the page of one row.
import { firstAsAdministrator, canMay, lookAroundAs, type Visitor } from "../../checks/records/people.ts";
import { samplePath } from "../../checks/place.ts";
import { lookAround } from "../../features/community/people/account/people-steps.ts";
import type { EntityModel } from "../../model/entity-model.ts";
import { isForVisitors } from "../../model/people/is-for-visitors.ts";
import { accessOf, audienceOf, hasAccounts, lockedIn, type PageModel, type ProjectModel, projectModel } from "../../model/project-model.ts";
import { spokenIn } from "../../project/words/say.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { CheckStep } from "../../schema/check.ts";
import type { Audience } from "../../schema/entity.ts";

/** A page as somebody sees it. `steps` let them in; none for somebody who is not logged in. */
export interface AppView {
  path: string;
  /** In English: "somebody who is not logged in", "the role Coach". */
  who: string;
  steps: readonly CheckStep[];
}

const VIEWS_MAX = 16;

/** The views of an app, its pages in their order before those of rows; 16 at most. */
export function appViews(blueprint: Blueprint): AppView[] {
  const project = projectModel(blueprint);
  const people = peopleOf(project);
  const views = [
    ...project.pages.flatMap((page) => viewsOfPage(project, { page, people })),
    ...project.entities.flatMap((model) => viewOfRow(project, { model, people })),
  ].slice(0, VIEWS_MAX);
  return spokenIn(views, project.words);
}

interface Person {
  visitor: Visitor;
  who: string;
  steps: readonly CheckStep[];
}

/** Who looks around: somebody without an account, with one, in each role, and where these are others the administrator. */
function peopleOf(project: ProjectModel): Person[] {
  const stranger: Person = { visitor: "stranger", who: "somebody who is not logged in", steps: [] };
  if (!hasAccounts(project)) return [{ ...stranger, visitor: "admin", who: "everybody" }];
  const roles = (project.blueprint.roles ?? []).map((role): Person => ({
    visitor: `role:${role.id}`,
    who: `the role ${role.name}`,
    steps: lookAroundAs(role),
  }));
  const administrator = { visitor: "admin", who: "the administrator" } as const;
  if (!isForVisitors(project)) return [stranger, ...roles, { ...administrator, steps: lookAround }];
  const member: Person = { visitor: "member", who: "somebody with an account", steps: lookAround };
  return [stranger, member, ...roles, { ...administrator, steps: firstAsAdministrator(project).steps }];
}

function viewsOfPage(project: ProjectModel, { page, people }: { page: PageModel; people: readonly Person[] }): AppView[] {
  const having = people.filter(({ visitor }) => isFor(audienceOf(project, page), visitor));
  const [first] = having;
  const whole = having.find(({ visitor }) => visitor !== "stranger" && hiddenParts(project, page).every((see) => canMay(see, visitor)));
  const isPartial = first?.visitor === "stranger" && hiddenParts(project, page).length > 0;
  return [first, isPartial ? whole : undefined].flatMap((person) => (person === undefined ? [] : [seenBy(person, page.path)]));
}

function viewOfRow(project: ProjectModel, { model, people }: { model: EntityModel; people: readonly Person[] }): AppView[] {
  if (!model.hasDetail || model.entity.samples.length === 0) return [];
  const see = accessOf(project, model)?.see ?? "everybody";
  const person = people.find(({ visitor }) => isFor(see, visitor));
  return person === undefined ? [] : [seenBy(person, samplePath(model, 0))];
}

const isFor = (audience: Audience | null, visitor: Visitor): boolean => audience === null || canMay(audience, visitor);

const seenBy = ({ who, steps }: Person, path: string): AppView => ({ path, who, steps });

/** Who sees the parts of a page that a stranger does not. */
function hiddenParts(project: ProjectModel, { page }: PageModel): Audience[] {
  return page.sections.flatMap((section): Audience[] => {
    if (section.kind === "own" && hasAccounts(project)) return ["owner"];
    const locked = lockedIn(project, section);
    return locked === null ? [] : [accessOf(project, locked)?.see ?? "admin"];
  });
}
