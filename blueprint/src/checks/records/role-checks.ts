// Roles: how people come to one, and the steps of a state that only some people make.
import type { EntityModel, FieldModel } from "../../model/entity-model.ts";
import type { TransitionRead } from "../../model/effects/read-transitions.ts";
import { inSentence, withArticle } from "../../model/names.ts";
import { sampleTitle } from "../../model/entered/new-entry.ts";
import { isForVisitors } from "../../model/people/is-for-visitors.ts";
import { accessOf, hasAccounts, type ProjectModel } from "../../model/project-model.ts";
import { say } from "../../project/words/say.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../schema/check.ts";
import type { Audience } from "../../schema/entity.ts";
import { isDistinct, openSample, placeOf, rowsOf } from "../place.ts";
import {
  againAsAdministrator,
  firstAsAdministrator,
  logOut,
  lookAroundAs,
  may,
  mayWith,
  peopleIn,
  type Role,
  signUp,
  type Visitor,
} from "./people.ts";

/** A check for each role, and one for each state that has steps of which only some people may make one. */
export function roleChecks(project: ProjectModel): AcceptanceCheck[] {
  if (!hasAccounts(project)) return [];
  return [
    ...(project.blueprint.roles ?? []).map((role) => roleCheck(project, role)),
    ...project.entities.flatMap((model) => stepChecks(project, model)),
  ];
}

/** People have a role of their own choice, or by the administrator's; the administrator sees and changes it. */
function roleCheck(project: ProjectModel, role: Role): AcceptanceCheck {
  const choice: Target = { role: "combobox", name: say.community.roleOf({ name: "Dee" }), exact: true };
  // In an app for its owner nobody looks around in a role beside people with accounts of their own.
  const around: Target = { role: "button", name: say.community.lookAroundAs({ role: role.name }), exact: true };
  const given: CheckStep[] = role.isOpen ? [] : [{ do: "select", target: choice, option: role.name }, { do: "reload" }];
  return {
    id: `role-${role.id}`,
    title: `People get the role ${role.name} ${role.isOpen ? "when they sign up" : "from the administrator"}, and a first visitor can look around in it`,
    capability: null,
    phrase: null,
    viewport: "desktop",
    steps: [
      ...lookAroundAs(role),
      ...logOut,
      ...firstAsAdministrator(project).steps,
      ...logOut,
      ...(role.isOpen ? signUp("Dee", role) : signUp("Dee")),
      ...logOut,
      { do: isForVisitors(project) ? "expectVisible" : "expectHidden", target: around },
      ...againAsAdministrator(project),
      { do: "open", path: "/account" },
      ...given,
      { do: "expectValue", target: choice, equals: role.id },
    ],
  };
}

function stepChecks(project: ProjectModel, model: EntityModel): AcceptanceCheck[] {
  return model.fields.flatMap((field) => {
    const steps = project.transitions.filter(
      ({ entity, field: id, by }) => entity === model.entity.id && id === field.id && by !== null && by !== "everybody",
    );
    return steps.flatMap((step) => stepCheck(project, { model, field, step }));
  });
}

interface OwnStep {
  model: EntityModel;
  field: FieldModel;
  step: TransitionRead;
}

/** A step is offered to those who may make it, who then make it, and to nobody else who sees the row. */
function stepCheck(project: ProjectModel, { model, field, step }: OwnStep): AcceptanceCheck[] {
  const by = step.by ?? "everybody";
  const place = placeOf(project, model);
  const index = model.rows.findIndex((row, at) => {
    const title = sampleTitle(project, model, at);
    return (
      step.from.includes(String(row[field.id])) &&
      title !== null &&
      (model.hasDetail || isDistinct({ project, model }, { index: at, title }))
    );
  });
  const title = index < 0 ? null : sampleTitle(project, model, index);
  if (place === null || title === null) return [];
  const within: Target = model.hasDetail ? { role: "main" } : rowsOf(place, { text: title });
  const button: Target = { role: "button", name: step.verb, exact: true, within };
  const see = accessOf(project, model)?.see ?? "everybody";
  // Only those who look around own samples.
  const looks = (is: (audience: Audience) => boolean): CheckStep[] =>
    is(see) ? [openSample(place, index), { do: is(by) ? "expectVisible" : "expectHidden", target: button }] : [];
  const look = (visitor: Visitor): CheckStep[] => looks((audience) => may(audience, visitor));
  const lookAround = ({ id }: Role): CheckStep[] => looks((audience) => mayWith(audience, `role:${id}`, { project, model, index }));
  const roles = project.blueprint.roles ?? [];
  const [maker] = roles.filter(({ id }) => may(by, `role:${id}`) && may(see, `role:${id}`));
  const others = roles.filter(({ id }) => !may(by, `role:${id}`) && may(see, `role:${id}`)).slice(0, 1);
  const makes: CheckStep[] = [
    { do: "click", target: button },
    { do: "expectHidden", target: button },
    { do: "reload" },
    { do: "expectVisible", target: { role: "main" } },
    { do: "expectHidden", target: button },
  ];
  const asOthers = others.flatMap((role) => [...lookAroundAs(role), ...lookAround(role), ...logOut]);
  // Where there is no other role, somebody without one looks.
  const asMember = [...firstAsAdministrator(project).steps, ...look("admin"), ...logOut, ...signUp("Ben"), ...look("member"), ...logOut];
  const asMaker = (isFirst: boolean): CheckStep[] => {
    if (maker === undefined)
      return may(by, "member")
        ? []
        : [...(isFirst ? firstAsAdministrator(project).steps : againAsAdministrator(project)), ...look("admin"), ...makes];
    if (!isFirst && !maker.isOpen) return [];
    return [...(isFirst ? lookAroundAs(maker) : signUp("Dee", maker)), ...look(`role:${maker.id}`), ...makes];
  };
  const isFirst = asOthers.length > 0;
  const check: AcceptanceCheck = {
    id: `step-${model.entity.id}-${model.fields.indexOf(field)}-${step.from.length}-${project.transitions.indexOf(step)}`,
    title: `“${step.verb}” of ${withArticle(model.entity.name.one)} is for ${peopleIn(project, by)} alone, who so change its ${inSentence(field.label)}`,
    capability: `browse-${model.entity.id}`,
    also: [`${model.entity.id}.${field.id}`],
    phrase: null,
    viewport: "desktop",
    steps: [...look("stranger"), ...(isFirst ? asOthers : asMember), ...asMaker(isFirst)],
  };
  return check.steps.length === 0 ? [] : [check];
}
