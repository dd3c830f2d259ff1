// Who sees and changes rows: a stranger, the administrator and two other people look at the same list.
import { can, type EntityModel } from "../../model/entity-model.ts";
import { capitalise } from "../../model/names.ts";
import { addersOf } from "../../model/people/profile-of.ts";
import { sampleOwners } from "../../model/people/sample-owners.ts";
import { addLabel, newEntry, type NewEntry } from "../../model/entered/new-entry.ts";
import { lockedIn } from "../../model/people/locked-in.ts";
import { accessOf, audienceOf, entityOf, hasFormPage, hasOwnSteps, ownFields, type ProjectModel } from "../../model/project-model.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../schema/check.ts";
import type { Audience } from "../../schema/entity.ts";
import { passageIn } from "../../features/site/frame/intro-of.ts";
import { refersTo } from "../../schema/row-places.ts";
import {
  addsInPlace,
  addSteps,
  isDistinct,
  namedSample,
  openSample,
  type Place,
  placeOf,
  rowControl,
  rowsOf,
  samplePath,
  seeRow,
  followRow,
} from "../place.ts";
import { ANYTHING, say } from "../../project/words/say.ts";
import {
  canMay,
  firstAsAdministrator,
  lockedText,
  logOut,
  lookAroundAs,
  may,
  mayAddFreely,
  mayWith,
  peopleIn,
  rolesIn,
  signUp,
  type Visitor,
} from "./people.ts";

const restricted = (project: ProjectModel): EntityModel[] => project.entities.filter((model) => accessOf(project, model));

/** The checks, those that need rows which not everybody sees and changes as the administrator. */
export function asAdministrator(project: ProjectModel, checks: readonly AcceptanceCheck[]): AcceptanceCheck[] {
  const isOwn = (model: EntityModel): boolean =>
    refersToHidden(project, model) || hasOwnSteps(project, model) || ownFields(project, model).length > 0;
  const models = [...new Set([...restricted(project), ...project.entities.filter(isOwn)])];
  const paths = new Set(project.pages.filter((page) => audienceOf(project, page)).map(({ path }) => path));
  const { capabilities, features } = project.blueprint;
  const own = new Set(models.map(({ entity }) => entity.id));
  const isAbout = ({ id, capability, steps }: AcceptanceCheck): boolean => {
    const named = [...capabilities, ...features].find((one) => one.id === capability);
    const entity: unknown = named === undefined ? null : (Reflect.get(named, "entity") ?? Reflect.get(named, "rows"));
    const opened = steps.flatMap((step) => (step.do === "open" ? [step.path] : []));
    // A check of several people logs them in itself.
    if (opened.some((path) => /^\/account(?![\w-])/.test(path))) return false;
    if (opened.some((path) => paths.has(path))) return true;
    const isOpened = models.some(({ base, home }) => opened.some((path) => path.startsWith(`${base}/`) || (path === home && path !== "/")));
    const feature = features.find((one) => one.id === capability);
    // What is below a heading may be for some people alone, and the heading with it; so are the words above what they are about.
    if (feature?.["isHeading"] === true || (feature !== undefined && isAboveLocked(project, feature.id))) return true;
    // A report without rows of its own is one of all rows.
    if (feature?.kind === "report" && entity === null) return true;
    const model = models.find((one) => one.entity.id === entity);
    // The form of a stranger is empty; that of somebody who is logged in has their name already.
    if (model !== undefined && ASKING.has(feature?.kind ?? "") && isSeenByAll(project, model)) return false;
    return id === "wayfinding" || own.has(String(entity)) || isOpened;
  };
  if (models.length === 0 && paths.size === 0) return [...checks];
  const { steps } = firstAsAdministrator(project);
  return checks.map((check) => (isAbout(check) ? { ...check, steps: [...steps, ...check.steps] } : check));
}

/** Whether a text stands right above what not everybody sees. */
function isAboveLocked(project: ProjectModel, feature: string): boolean {
  const below = project.pages.flatMap(({ page: { sections } }) =>
    sections.filter((_, at) => {
      const before = sections[at - 1];
      return before?.kind === "feature" && before.feature === feature && before.block === "text";
    }),
  );
  return below.some((section) => lockedIn(project, section) !== null);
}

/** Features with which visitors ask for a row, and give their names. */
const ASKING: ReadonlySet<string> = new Set(["apply", "book", "buy"]);

function isSeenByAll(project: ProjectModel, model: EntityModel): boolean {
  const see = accessOf(project, model)?.see ?? "everybody";
  return see === "everybody" && !refersToHidden(project, model);
}

/** Whether rows refer to others that not everybody sees, so that not everybody sees what they refer to. */
function refersToHidden(project: ProjectModel, { fields }: Pick<EntityModel, "fields">): boolean {
  const targets = fields.flatMap(refersTo).map((id) => accessOf(project, entityOf(project, id)));
  return targets.some((access) => access !== null && access?.see !== "everybody");
}

/** A check for each entity that not everybody sees and changes. */
export function accessChecks(project: ProjectModel): AcceptanceCheck[] {
  return restricted(project).flatMap((model) => {
    const place = placeOf(project, model);
    const access = accessOf(project, model);
    if (place === null || !access) return [];
    const { name, id } = model.entity;
    const { see, change } = access;
    const check: AcceptanceCheck = {
      id: `access-${id}`,
      title: `${capitalise(name.many)} are seen by ${peopleIn(project, see)} and changed by ${peopleIn(project, change)}`,
      capability: `browse-${id}`,
      phrase: null,
      viewport: "desktop",
      steps: accessSteps(place, access),
    };
    return [check];
  });
}

interface Access {
  see: Audience;
  change: Audience;
}

function accessSteps(place: Place, access: Access): CheckStep[] {
  const { model, project } = place;
  const entry = can(model, "add") ? newEntry(project, model) : null;
  const isFilled = entry !== null && !refersToHidden(project, { fields: entry.values.map(({ field }) => field) });
  const adders = addersOf(model, access.change);
  const mayAdd = isFilled && !may(adders, "stranger") && mayAddFreely(adders, "member");
  const roles = rolesIn(project, [access.see, access.change, adders]);
  return [
    ...seenBy(place, access, "stranger"),
    ...elsewhere(place, access, "stranger"),
    ...roles.flatMap((role) => [...lookAroundAs(role), ...seenBy(place, access, `role:${role.id}`), ...logOut]),
    ...firstAsAdministrator(project).steps,
    ...seenBy(place, access, "admin"),
    ...logOut,
    ...signUp("Ben"),
    ...seenBy(place, access, "member"),
    ...elsewhere(place, access, "member"),
    ...(entry !== null && mayAdd && pageLocked(place, "member") === null ? addedSteps(place, access, entry) : []),
  ];
}

/** What adds a row where it is listed. */
function addControl(model: EntityModel): Target {
  return { role: addsInPlace(model) ? "button" : "link", name: addLabel(model), exact: true };
}

/** What a visitor finds in the list: a sample, or why there is none; and the ways to change something. */
function seenBy(place: Place, { see, change }: Access, visitor: Visitor): CheckStep[] {
  const { model, project } = place;
  const { many } = model.entity.name;
  const named = namedSample(place);
  const behind = pageLocked(place, visitor);
  const mayAdd = canMay(addersOf(model, change), visitor) && !hasProfile(place, visitor) && behind === null;
  const isLocked = !canMay(see, visitor) || behind !== null;
  const locked = behind ?? lockedText(project, see, { visitor, many: isAlone(place) ? many : ANYTHING });
  const row = named === null ? null : rowsOf(place, { text: named.title });
  const isTheirs = (audience: Audience): boolean =>
    named === null ? may(audience, visitor) : mayWith(audience, visitor, { project, model, index: named.index });
  const isSeen = isTheirs(see) && behind === null;
  const isTelling = named !== null && (isSeen || isDistinct({ project, model }, named));
  return [
    { do: "open", path: place.home },
    ...(isLocked ? [{ do: "expectVisible", target: { text: locked } } as const, ...withoutHeadings(place)] : []),
    ...(row !== null && isTelling ? [{ do: isSeen ? "expectVisible" : "expectHidden", target: row } as const] : []),
    ...(can(model, "add") ? [{ do: mayAdd ? "expectVisible" : "expectHidden", target: { ...addControl(model), nth: 0 } } as const] : []),
    ...(named !== null && isSeen && can(model, "edit")
      ? [
          openSample(place, named.index),
          {
            do: isTheirs(change) ? "expectVisible" : "expectHidden",
            target: rowControl(place, named.title, { role: "link", name: say.general.edit() }),
          } as const,
        ]
      : []),
  ];
}

/** Whether the rows are profiles, and a visitor who looks around in a role has one. */
function hasProfile({ model, project }: Place, visitor: Visitor): boolean {
  const owners = [...(sampleOwners(project).get(model.entity.id)?.values() ?? [])];
  return model.entity.profileOf !== undefined && owners.some((role) => visitor === `role:${role}`);
}

/** That headings of what is made of the rows, such as charts of them, are not there alone. */
function withoutHeadings({ project, model, home }: Place): CheckStep[] {
  const page = project.pages.find(({ path }) => path === home)?.page;
  return (page?.sections ?? []).flatMap((section, at): CheckStep[] => {
    const passage = lockedIn(project, section) === model ? passageIn(project, page?.sections[at - 1]) : null;
    if (passage?.isHeading !== true || passage.title === null || passage.title === page?.title) return [];
    return [{ do: "expectHidden", target: { role: "heading", name: passage.title, exact: true } }];
  });
}

/** What somebody reads who does not have the page of the list; null for somebody who has it. */
function pageLocked({ project, home }: Place, visitor: Visitor): string | null {
  const page = project.pages.find(({ path }) => path === home);
  const audience = page === undefined ? null : audienceOf(project, page);
  if (page === undefined || audience === null || canMay(audience, visitor)) return null;
  return lockedText(project, audience, { visitor, many: say.community.pageCalled({ title: page.page.title }) });
}

/** Whether the list is all that its page keeps from strangers: one entrance names everything that is behind it. */
function isAlone({ model, project, home }: Place): boolean {
  const sections = project.pages.find(({ path }) => path === home)?.page.sections ?? [];
  return sections.every((section) => [null, model].includes(lockedIn(project, section)));
}

/** What a visitor does not find in any other way: on other pages a row that they may not see, and behind their addresses its page and the forms. */
function elsewhere(place: Place, { see, change }: Access, visitor: Visitor): CheckStep[] {
  const { model, project } = place;
  const { base, hasDetail } = model;
  const named = namedSample(place);
  const isSeen = may(see, visitor);
  const text = named !== null && !isSeen && isDistinct({ project, model }, named) && !isSaidOf(place, named.title) ? named.title : null;
  const others = text === null ? [] : project.pages.map(({ path }) => path).filter((path) => path !== place.home);
  const row = named === null ? null : samplePath(model, named.index);
  const mayAdd = canMay(addersOf(model, change), visitor);
  const behind = [
    ...(row !== null && hasDetail && !isSeen ? [row] : []),
    ...(row !== null && can(model, "edit") && !(isSeen && may(change, visitor)) ? [`${row}/edit`] : []),
    ...(hasFormPage(project, model) && !mayAdd ? [`${base}/new`] : []),
  ];
  return [
    ...others.flatMap((path): CheckStep[] => [
      { do: "open", path },
      { do: "expectVisible", target: { role: "main" } },
      ...(text === null ? [] : [{ do: "expectHidden", target: { text } } as const]),
    ]),
    ...behind.flatMap((path): CheckStep[] => [
      { do: "open", path },
      { do: "expectVisible", target: { role: "heading", name: say.general.pageNotFound(), exact: true } },
    ]),
  ];
}

/** Whether something else in the app says the name of a row. */
function isSaidOf({ project, model }: Place, title: string): boolean {
  const entities = project.blueprint.entities.map((one) => (one.id === model.entity.id ? { ...one, samples: [] } : one));
  return JSON.stringify({ ...project.blueprint, entities })
    .toLowerCase()
    .includes(title.toLowerCase());
}

/** What one person adds is theirs: another one does not see or change it where it is the owner's. */
function addedSteps(place: Place, { see, change }: Access, entry: NewEntry): CheckStep[] {
  const row = rowsOf(place, { text: entry.title });
  const edit = rowControl(place, entry.title, { role: "link", name: say.general.edit() });
  const opened = place.model.hasDetail ? followRow(place, entry.title) : [];
  const changes = (isPossible: boolean): CheckStep[] =>
    can(place.model, "edit") ? [...opened, { do: isPossible ? "expectVisible" : "expectHidden", target: edit }] : [];
  const isSeen = may(see, "member");
  return [
    ...addSteps(place, entry),
    seeRow(place, entry.title),
    { do: "open", path: place.home },
    { do: "expectVisible", target: row },
    ...(place.model.entity.profileOf === undefined ? [] : [{ do: "expectHidden", target: addControl(place.model) } as const]),
    ...changes(true),
    ...logOut,
    ...signUp("Cleo"),
    { do: "open", path: place.home },
    { do: isSeen ? "expectVisible" : "expectHidden", target: row },
    ...(isSeen ? changes(may(change, "member")) : []),
  ];
}
