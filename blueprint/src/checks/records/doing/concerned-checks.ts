// Rows that concern the owner of what they refer to: that person sees them and does what is theirs to do, somebody else like them does not.
// Where both things are added by hand, two new people show it; else the sample accounts, which own some of the samples.
import { can, type EntityModel, type FieldModel } from "../../../model/entity-model.ts";
import { capitalise } from "../../../model/names.ts";
import { newEntry, type NewEntry, sampleTitle } from "../../../model/entered/new-entry.ts";
import { audiencesOf, fieldsAlong, pathsIn } from "../../../model/people/owned-path.ts";
import { accessOf, audienceOf, entityOf, hasAccounts, type ProjectModel } from "../../../model/project-model.ts";
import { say } from "../../../project/words/say.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../../schema/check.ts";
import type { Audience } from "../../../schema/entity.ts";
import { addSteps, isDistinct, namedSample, openSample, type Place, placeOf, rowControl, rowsOf, seeRow, followRow } from "../../place.ts";
import {
  againAsAdministrator,
  canMay,
  mayAddFreely,
  firstAsAdministrator,
  logIn,
  logOut,
  lookAroundAs,
  may,
  mayWith,
  peopleIn,
  type Role,
  signUp,
  type Visitor,
} from "../people.ts";

/** A check for each reference by which rows concern the owner of what they refer to. */
export function concernedChecks(project: ProjectModel): AcceptanceCheck[] {
  if (!hasAccounts(project)) return [];
  return project.entities.flatMap((model) =>
    [...new Set(pathsIn(audiencesOf(model.entity)))].flatMap((path): AcceptanceCheck[] => {
      const place = placeOf(project, model);
      const fieldsOf = (id: string): readonly FieldModel[] => entityOf(project, id).fields;
      const along = fieldsAlong(fieldsOf, model.entity.id, path);
      if (place === null || along === null) return [];
      const concerned: Concerned = { place, path, along, see: accessOf(project, model)?.see ?? "everybody" };
      const steps = byHand(concerned) ?? bySample(concerned);
      if (steps === null) return [];
      const { many } = model.entity.name;
      const check: AcceptanceCheck = {
        id: `concerns-${model.entity.id}-${path.replace(".", "-")}`,
        title: `${capitalise(many)} are for ${peopleIn(project, `owner:${path}`)} as is said of them, and not for somebody else`,
        capability: `browse-${model.entity.id}`,
        phrase: null,
        viewport: "desktop",
        steps,
      };
      return [check];
    }),
  );
}

interface Concerned {
  place: Place;
  path: string;
  along: readonly FieldModel[];
  see: Audience;
}

/** Somebody adds what the administrator then refers to. Null where that is not done by hand, or shows nothing. */
function byHand({ place, path, along, see }: Concerned): CheckStep[] | null {
  const { project, model } = place;
  const [field] = along;
  const target = along.length === 1 && field?.type === "reference" ? entityOf(project, field.of ?? "") : null;
  const above = target === null ? null : placeOf(project, target);
  const owned = target === null ? null : entryOf(project, target);
  const entry = entryOf(project, model);
  if (field === undefined || target === null || above === null || owned === null || entry === null || field === model.title) return null;
  if (target === model || owned.values.some((value) => value.field.type === "reference" && value.field.of === model.entity.id)) return null;
  const visitors: Visitor[] = ["member", ...(project.blueprint.roles ?? []).filter(({ isOpen }) => isOpen).map(roleVisitor)];
  const adds = (visitor: Visitor): boolean => mayAddFreely(accessOf(project, target)?.change ?? "everybody", visitor);
  const owner = visitors.find((visitor) => adds(visitor) && hasPage(place, visitor) && isTelling(place, { path, see, visitor }));
  if (owner === undefined) return null;
  const referring = [...entry.values.filter((value) => value.field !== field), { field, text: owned.title }];
  const as = (name: string): CheckStep[] =>
    signUp(
      name,
      (project.blueprint.roles ?? []).find((role) => roleVisitor(role) === owner),
    );
  return [
    ...firstAsAdministrator(project).steps,
    ...logOut,
    ...as("Ben"),
    ...addSteps(above, owned),
    seeRow(above, owned.title),
    ...logOut,
    ...againAsAdministrator(project),
    ...addSteps(place, { ...entry, values: referring }),
    seeRow(place, entry.title),
    ...logOut,
    ...logIn("Ben"),
    ...found(place, { title: entry.title, path, see, isConcerned: true, visitor: owner }),
    ...logOut,
    ...as("Cleo"),
    ...found(place, { title: entry.title, path, see, isConcerned: false, visitor: owner }),
  ];
}

const roleVisitor = ({ id }: Role): Visitor => `role:${id}`;

/** What is entered, where a form asks for it and what it asks for can be chosen. */
function entryOf(project: ProjectModel, model: EntityModel): NewEntry | null {
  const entry = can(model, "add") ? newEntry(project, model) : null;
  const isChosen = entry?.values.every(({ field }) => field.type !== "reference" || entityOf(project, field.of ?? "").rows.length > 0);
  return isChosen === true && model.title.type === "text" ? entry : null;
}

function hasPage({ project, home }: Place, visitor: Visitor): boolean {
  const page = project.pages.find(({ path }) => path === home);
  return page !== undefined && canMay(audienceOf(project, page) ?? "everybody", visitor);
}

interface Telling {
  path: string;
  see: Audience;
  visitor: Visitor;
}

/** Whether the owner of what is referred to differs in anything from others like them. */
function isTelling(place: Place, { path, see, visitor }: Telling): boolean {
  if (!may(see, visitor)) return names(see, path);
  return stepsFor(place, { path, visitor }).length > 0 || (editsBy(place, path) && !may(changeOf(place), visitor));
}

const names = (audience: Audience, path: string): boolean => [audience].flat().includes(`owner:${path}`);

const changeOf = ({ project, model }: Place): Audience => accessOf(project, model)?.change ?? "everybody";

const editsBy = (place: Place, path: string): boolean => can(place.model, "edit") && names(changeOf(place), path);

/** The steps from the first state that are for the owner of what is referred to, and not for others like them. */
function stepsFor({ project, model }: Place, { path, visitor, state }: Omit<Telling, "see"> & { state?: string }): string[] {
  const { entity } = model;
  return project.transitions
    .filter((step) => step.entity === entity.id && step.by !== null && names(step.by, path) && !may(step.by, visitor))
    .filter((step) => step.from.includes(state ?? model.fields.find(({ id }) => id === step.field)?.options?.[0] ?? ""))
    .map(({ verb }) => verb);
}

interface Found extends Telling {
  title: string;
  isConcerned: boolean;
}

/** What somebody finds of a new row: it, and what is theirs to do with it, or not. */
function found(place: Place, { title, path, see, visitor, isConcerned }: Found): CheckStep[] {
  const { model, home } = place;
  const row = rowsOf(place, { text: title });
  const within: Target = model.hasDetail ? { role: "main" } : row;
  const isSeen = isConcerned || may(see, visitor);
  const shows = isConcerned ? ("expectVisible" as const) : ("expectHidden" as const);
  const edit = rowControl(place, title, { role: "link", name: say.general.edit() });
  return [
    { do: "open", path: home },
    { do: "expectVisible", target: { role: "main" } },
    { do: isSeen ? "expectVisible" : "expectHidden", target: row },
    ...(isSeen && model.hasDetail ? followRow(place, title) : []),
    ...(isSeen ? stepsFor(place, { path, visitor }) : []).map((name): CheckStep => ({
      do: shows,
      target: { role: "button", name, exact: true, within },
    })),
    ...(isSeen && editsBy(place, path) && !may(changeOf(place), visitor) ? [{ do: shows, target: edit } as const] : []),
  ];
}

/** The sample accounts of two roles look at a sample: of the one whose row it refers to, and of one who has to do with it in no way. */
function bySample({ place, path, see }: Concerned): CheckStep[] | null {
  const { project, model } = place;
  const roles = (project.blueprint.roles ?? []).filter((role) => hasPage(place, roleVisitor(role)));
  const audience = `owner:${path}` as const;
  const rows = model.rows.flatMap((_, index) => {
    const title = sampleTitle(project, model, index);
    const isNamed = title !== null && namedSample(place, index)?.index === index && isDistinct(place, { index, title });
    return isNamed ? [{ index, title }] : [];
  });
  for (const { index, title } of rows) {
    const sample = { project, model, index };
    const state = (id: string): string => String(model.rows[index]?.[id] ?? "");
    const owner = roles.find((role) => !may(see, roleVisitor(role)) && mayWith(audience, roleVisitor(role), sample));
    const other = roles.find((role) => role !== owner && !mayWith(see, roleVisitor(role), sample));
    if (owner === undefined || other === undefined || !names(see, path)) continue;
    const states = model.fields.filter(({ transitions }) => transitions !== undefined).map(({ id }) => state(id));
    const verbs = states.flatMap((one) => stepsFor(place, { path, visitor: roleVisitor(owner), state: one }));
    const row = rowsOf(place, { text: title });
    const within: Target = model.hasDetail ? { role: "main" } : row;
    return [
      ...lookAroundAs(owner),
      { do: "open", path: place.home },
      { do: "expectVisible", target: row },
      ...(verbs.length > 0 ? [openSample(place, index)] : []),
      ...verbs.map((name): CheckStep => ({ do: "expectVisible", target: { role: "button", name, exact: true, within } })),
      ...logOut,
      ...lookAroundAs(other),
      { do: "open", path: place.home },
      { do: "expectVisible", target: { role: "main" } },
      { do: "expectHidden", target: row },
    ];
  }
  return null;
}
