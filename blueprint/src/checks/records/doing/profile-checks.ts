// The profile of an account that is a row of an entity: its owner makes it on the page of the account, and once.
import { addsInPlace, enter, placeOf, rowsOf, seeEntered } from "../../place.ts";
import { firstFor, may, mayAddFreely, type Visitor } from "../people.ts";
import { can, type EntityModel } from "../../../model/entity-model.ts";
import { withArticle } from "../../../model/names.ts";
import { addLabel, newEntry, type NewEntry } from "../../../model/entered/new-entry.ts";
import { begunFields, ownReference, profileModel, profileTitle } from "../../../model/people/profile-of.ts";
import { accessOf, audienceOf, hasFormPage, type ProjectModel } from "../../../model/project-model.ts";
import { say } from "../../../project/words/say.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../../schema/check.ts";
import type { Audience } from "../../../schema/entity.ts";
import { inside, press } from "../../../features/definition/steps.ts";

const account: CheckStep = { do: "open", path: "/account" };

/** Somebody new makes their profile, finds it kept and among the others, makes no second one, and is offered it where others refer to profiles. No check where no form can be filled in. */
export function profileChecks(project: ProjectModel): AcceptanceCheck[] {
  const model = profileModel(project);
  const entry = model === undefined ? null : newEntry(project, model);
  if (model === undefined || entry === null) return [];
  const { profileOf = "members" } = model.entity;
  const first = firstFor(project, "Robin Vale", (visitor) => may(profileOf, visitor));
  const visitor = visitorIn(project, profileOf);
  const region: Target = { role: "region", name: profileTitle(model), exact: true };
  const { name } = begunFields(model);
  const saved: CheckStep[] = [
    press(say.community.saveProfile(), { within: region }),
    { do: "expectVisible", target: { role: "status", text: say.community.yourProfileIsSaved() } },
    { do: "reload" },
  ];
  const check: AcceptanceCheck = {
    id: `profile-${model.entity.id}`,
    capability: project.blueprint.features.find(({ kind }) => kind === "account")?.id ?? null,
    phrase: null,
    viewport: "desktop",
    title: `Who has an account has one profile, ${withArticle(model.entity.name.one)} that stands among the others: it is made on the page of the account, changed there, and added once`,
    steps: [
      ...first.steps,
      account,
      { do: "expectHidden", target: { role: "form", name: say.community.yourProfile(), exact: true } },
      ...(name === undefined ? [] : [inside(region, seeEntered({ field: name, text: first.name }))]),
      ...entry.values.map((value) => inside(region, enter(value))),
      ...saved,
      ...entry.values.map((value) => inside(region, seeEntered(value))),
      ...listedSteps(project, { model, entry, visitor }),
      ...chosenSteps(project, entry, visitor),
      ...changedSteps(model, region, saved),
    ],
  };
  return [check];
}

/** Who makes the profile: a new member, where not all have one somebody in a role that people take, else the administrator. */
function visitorIn({ blueprint }: ProjectModel, profileOf: Audience): Visitor {
  if (may(profileOf, "member")) return "member";
  const role = (blueprint.roles ?? []).find(({ id, isOpen }) => isOpen && may(profileOf, `role:${id}`));
  return role === undefined ? "admin" : `role:${role.id}`;
}

/** The row is among the others, and no second one is added. */
function listedSteps(
  project: ProjectModel,
  { model, entry: { title }, visitor }: { model: EntityModel; entry: NewEntry; visitor: Visitor },
): CheckStep[] {
  const place = hasHome(project, model, visitor) ? placeOf(project, model) : null;
  const add: Target = { role: addsInPlace(model) ? "button" : "link", name: addLabel(model), exact: true };
  const opened: CheckStep[] = model.hasDetail
    ? [
        press(title, { role: "link", within: { role: "main" } }),
        { do: "expectVisible", target: { role: "heading", name: title, exact: true } },
        // What joins two people is offered on the pages of others alone.
        ...project.actions
          .filter(({ entity, isOfOthers }) => isOfOthers && entity === model.entity.id)
          .map(({ verb }): CheckStep => ({ do: "expectHidden", target: { role: "button", name: verb, exact: true } })),
      ]
    : [];
  const refused: CheckStep[] = hasFormPage(project, model)
    ? [
        { do: "open", path: `${model.base}/new` },
        { do: "expectVisible", target: { role: "heading", name: say.community.yourAccount(), exact: true } },
      ]
    : [];
  const listed: CheckStep[] =
    place === null
      ? []
      : [
          { do: "open", path: place.home },
          { do: "expectVisible", target: rowsOf(place, { text: title }) },
          { do: "expectHidden", target: add },
        ];
  return [...opened, ...refused, ...listed];
}

/** The form of a row that refers to a profile begins with that of whoever fills it in. */
function chosenSteps(project: ProjectModel, { title }: NewEntry, visitor: Visitor): CheckStep[] {
  const model = project.entities.find((other) => isChosenBy(project, other, visitor));
  const field = model === undefined ? undefined : ownReference(project, model);
  if (model === undefined || field === undefined) return [];
  return [{ do: "open", path: `${model.base}/new` }, seeEntered({ field, text: title })];
}

/** Whether a visitor fills in a form of the rows of an entity, with a reference to their profile. */
function isChosenBy(project: ProjectModel, model: EntityModel, visitor: Visitor): boolean {
  const field = ownReference(project, model);
  if (field === undefined || field.stamp !== undefined || field.access !== undefined || !can(model, "add") || !hasFormPage(project, model))
    return false;
  const { change = "everybody" } = accessOf(project, model) ?? {};
  return mayAddFreely(change, visitor) && hasHome(project, model, visitor);
}

/** Whether a visitor has the page that lists the rows of an entity. */
function hasHome(project: ProjectModel, { home }: EntityModel, visitor: Visitor): boolean {
  const page = project.pages.find(({ path }) => path === home);
  const audience = page === undefined ? null : audienceOf(project, page);
  return may(audience ?? "everybody", visitor);
}

/** What is changed on the page of the account is kept. */
function changedSteps({ title }: EntityModel, region: Target, saved: readonly CheckStep[]): CheckStep[] {
  if (title.type !== "text") return [];
  const value = { field: title, text: "Another name" };
  return [account, inside(region, enter(value)), ...saved, inside(region, seeEntered(value))];
}
