// What there is to look at in a new app before anybody has used it: every page as the first person who has it, again as somebody
// who sees the parts that strangers do not, and for each entity the page of a row and the form of a new one, as somebody who changes
// them.
import { firstAsAdministrator, canMay, lookAroundAs, may, mayWith, type Visitor } from "../../checks/records/people.ts";
import { samplePath } from "../../checks/place.ts";
import { lookAround } from "../../features/community/people/account/people-steps.ts";
import { can, type EntityModel } from "../../model/entity-model.ts";
import { isForStaff } from "../../model/people/is-for-staff.ts";
import { isForVisitors } from "../../model/people/is-for-visitors.ts";
import { lockedIn } from "../../model/people/locked-in.ts";
import {
  accessOf,
  audienceOf,
  hasAccounts,
  hasFormPage,
  type PageModel,
  type ProjectModel,
  projectModel,
} from "../../model/project-model.ts";
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
  /** Whether they see everything of a page, and not only that one has to log in. */
  isWhole: boolean;
}

const VIEWS_MAX = 20;

/** The views of an app, its pages in their order before those of rows and their forms; 20 at most. */
export function appViews(blueprint: Blueprint): AppView[] {
  const project = projectModel(blueprint);
  const people = peopleOf(project);
  const views = [
    ...project.pages.flatMap((page) => viewsOfPage(project, { page, people })),
    ...project.entities.flatMap((model) => viewsOfRow(project, { model, people })),
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
  // Where accounts are for staff alone, nobody looks around without a role.
  const members = isForStaff(project) ? [] : [member];
  return [stranger, ...members, ...roles, { ...administrator, steps: firstAsAdministrator(project).steps }];
}

function viewsOfPage(project: ProjectModel, { page, people }: { page: PageModel; people: readonly Person[] }): AppView[] {
  const having = people.filter(({ visitor }) => isFor(audienceOf(project, page), visitor));
  const [first] = having;
  const whole = having.find(({ visitor }) => visitor !== "stranger" && hiddenParts(project, page).every((see) => canMay(see, visitor)));
  const isPartial = first?.visitor === "stranger" && hiddenParts(project, page).length > 0;
  const seen = first === undefined ? [] : [seenBy(first, page.path, !isPartial)];
  return [...seen, ...(isPartial && whole !== undefined ? [seenBy(whole, page.path)] : [])];
}

/** The page of a row, and the form of a new one, where it has a page; as the first person who may change such rows, else who sees them. */
function viewsOfRow(project: ProjectModel, { model, people }: { model: EntityModel; people: readonly Person[] }): AppView[] {
  const access = accessOf(project, model) ?? { see: "everybody", change: "everybody" };
  const rows = [...model.entity.samples.keys()];
  const known = ({ visitor }: Person, audience: Audience): number =>
    visitor === "stranger" ? -1 : rows.findIndex((index) => mayWith(audience, visitor, { project, model, index }));
  const changing = people.find((person) => known(person, access.change) !== -1);
  const seeing = people.find(({ visitor }) => may(access.see, visitor)) ?? people.find((person) => known(person, access.see) !== -1);
  const person = changing ?? seeing;
  if (person === undefined) return [];
  const index = Math.max(0, known(person, changing === undefined ? access.see : access.change));
  // Whoever has their profile changes it there, and adds no other one.
  const form = model.entity.profileOf === undefined ? `${model.base}/new` : "/account";
  return [
    ...(model.hasDetail && rows.length > 0 ? [seenBy(person, samplePath(model, index))] : []),
    ...(changing !== undefined && hasFormPage(project, model) && can(model, "add") ? [seenBy(person, form)] : []),
  ];
}

const isFor = (audience: Audience | null, visitor: Visitor): boolean => audience === null || canMay(audience, visitor);

const seenBy = ({ who, steps }: Person, path: string, isWhole = true): AppView => ({ path, who, steps, isWhole });

/** Who sees the parts of a page that a stranger does not. */
function hiddenParts(project: ProjectModel, { page }: PageModel): Audience[] {
  return page.sections.flatMap((section): Audience[] => {
    if (section.kind === "own" && hasAccounts(project)) return ["owner"];
    const locked = lockedIn(project, section);
    return locked === null ? [] : [accessOf(project, locked)?.see ?? "admin"];
  });
}
