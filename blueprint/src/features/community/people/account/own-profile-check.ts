// The profile of an account that is a row of an entity: its owner makes it on the page of the account, and once.
import { addsInPlace, enter, placeOf, rowsOf, seeEntered } from "../../../../checks/place.ts";
import { firstFor, may, mayAddFreely, type Visitor } from "../../../../checks/records/people.ts";
import { inside } from "../../../../checks/steps/inside.ts";
import { can, type EntityModel } from "../../../../model/entity-model.ts";
import { withArticle } from "../../../../model/names.ts";
import { addLabel, newEntry, type NewEntry } from "../../../../model/new-entry.ts";
import { begunFields, ownReference, profileModel, profileTitle } from "../../../../model/people/profile-of.ts";
import { accessOf, audienceOf, hasFormPage, type ProjectModel } from "../../../../model/project-model.ts";
import { say } from "../../../../project/words/say.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import type { Audience } from "../../../../schema/entity.ts";
import type { FeatureCheck } from "../../../definition/define-feature.ts";
import { press } from "../../../definition/steps.ts";

const account: CheckStep = { do: "open", path: "/account" };

/** Somebody new makes their profile, finds it kept and among the others, makes no second one, and is offered it where others refer to profiles. Null where no form can be filled in. */
export function ownProfileCheck(project: ProjectModel): FeatureCheck | null {
  const model = profileModel(project);
  const entry = model === undefined ? null : newEntry(project, model);
  if (model === undefined || entry === null) return null;
  const { profileOf = "members" } = model.entity;
  const first = firstFor(project, "Robin Vale", (visitor) => may(profileOf, visitor));
  const region: Target = { role: "region", name: profileTitle(model), exact: true };
  const { name } = begunFields(model);
  const saved: CheckStep[] = [
    press(say.community.saveProfile(), { within: region }),
    { do: "expectVisible", target: { role: "status", text: say.community.yourProfileIsSaved() } },
    { do: "reload" },
  ];
  return {
    title: `Who has an account has one profile, ${withArticle(model.entity.name.one)} that stands among the others: it is made on the page of the account, changed there, and added once`,
    steps: [
      ...first.steps,
      account,
      { do: "expectHidden", target: { role: "form", name: say.community.yourProfile(), exact: true } },
      ...(name === undefined ? [] : [inside(region, seeEntered({ field: name, text: first.name }))]),
      ...entry.values.map((value) => inside(region, enter(value))),
      ...saved,
      ...entry.values.map((value) => inside(region, seeEntered(value))),
      ...listedSteps(project, model, entry),
      ...chosenSteps(project, entry, may(profileOf, "member") ? "member" : visitorIn(project, profileOf)),
      ...changedSteps(model, region, saved),
    ],
  };
}

/** Who makes a profile that not everybody has: somebody in a role that people take, else the administrator. */
function visitorIn({ blueprint }: ProjectModel, profileOf: Audience): Visitor {
  const role = (blueprint.roles ?? []).find(({ id, isOpen }) => isOpen && may(profileOf, `role:${id}`));
  return role === undefined ? "admin" : `role:${role.id}`;
}

/** The row is among the others, and no second one is added. */
function listedSteps(project: ProjectModel, model: EntityModel, { title }: NewEntry): CheckStep[] {
  const place = placeOf(project, model);
  const add: Target = { role: addsInPlace(model) ? "button" : "link", name: addLabel(model), exact: true };
  const opened: CheckStep[] = model.hasDetail
    ? [
        press(title, { role: "link", within: { role: "main" } }),
        { do: "expectVisible", target: { role: "heading", name: title, exact: true } },
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
  if (field === undefined || field.access !== undefined || !can(model, "add") || !hasFormPage(project, model)) return false;
  const { change = "everybody" } = accessOf(project, model) ?? {};
  const page = project.pages.find(({ path }) => path === model.home);
  const audience = page === undefined ? null : audienceOf(project, page);
  return mayAddFreely(change, visitor) && may(audience ?? "everybody", visitor);
}

/** What is changed on the page of the account is kept. */
function changedSteps({ title }: EntityModel, region: Target, saved: readonly CheckStep[]): CheckStep[] {
  if (title.type !== "text") return [];
  const value = { field: title, text: "Another name" };
  return [account, inside(region, enter(value)), ...saved, inside(region, seeEntered(value))];
}
