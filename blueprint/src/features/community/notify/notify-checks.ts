// Notifications are proven by two people: one does something, the other finds it told, and who did it is not told. In an app without
// accounts one person does both.
import { inSentence, withArticle } from "../../../model/names.ts";
import { isForVisitors } from "../../../model/people/is-for-visitors.ts";
import { accessOf, hasAccounts, type ProjectModel } from "../../../model/project-model.ts";
import { say } from "../../../project/words/say.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { CheckStep, Target } from "../../../schema/check.ts";
import type { Audience, Who } from "../../../schema/entity.ts";
import { type FeatureCheck, type FeatureContext, featuresOf } from "../../definition/define-feature.ts";
import { press } from "../../definition/steps.ts";
import {
  againAsAdministrator,
  firstAsAdministrator,
  logIn,
  logOut,
  lookAround,
  lookAroundAs,
  signUp,
} from "../people/account/people-steps.ts";
import { causeEvent, type Caused, type Receiver } from "./cause-event.ts";
import { NotifyFeature } from "./notify-schema.ts";
import { namingFields, ruleField } from "./notify-sources.ts";

type Context = FeatureContext<NotifyFeature>;
type Role = NonNullable<Blueprint["roles"]>[number];

/** The first way in which a notification can be shown to come; none where the app has no way to what it tells of. */
export function notifyChecks(context: Context): FeatureCheck | null {
  const steps = hasAccounts(context.project) ? betweenPeople(context) : alone(context);
  return steps === null ? null : { title: titleOf(context), steps };
}

const bell: Target = { role: "link", name: say.community.notifications(), within: { role: "banner" } };
const isRead: Target = { ...bell, exact: true };

const told = (title: string): Target => ({
  role: "listitem",
  text: title,
  within: { role: "list", name: say.community.notifications(), exact: true },
});

/** Opens the notifications by the bell, finds the row, which stays unread until it is marked, and follows the link to it. */
function toldSteps({ model }: Context, { title }: Caused): CheckStep[] {
  return [
    { do: "click", target: bell },
    { do: "expectVisible", target: told(title) },
    { do: "reload" },
    { do: "expectVisible", target: told(title) },
    press(say.community.markAllAsRead()),
    { do: "expectVisible", target: isRead },
    { do: "reload" },
    { do: "expectVisible", target: isRead },
    { do: "click", target: { role: "link", within: told(title) } },
    { do: "expectVisible", target: model.hasDetail ? { role: "heading", name: title, exact: true } : { role: "main", text: title } },
  ];
}

function alone(context: Context): CheckStep[] | null {
  const event = causeEvent(context, { is: "anyone" });
  if (event === null) return null;
  const begin: CheckStep[] = event.act.length === 0 ? [{ do: "open", path: "/" }] : [];
  return [...begin, ...event.prepare, ...event.act, ...toldSteps(context, event)];
}

/** Not told of it: the one who did it. Where other rules tell of the same rows, this cannot be said. */
function untoldSteps({ project, feature }: Context, { title }: Caused): CheckStep[] {
  const isOnly = featuresOf(project.blueprint, NotifyFeature).every((one) => one.entity !== feature.entity || one === feature);
  if (!isOnly || feature.when === "due" || feature.when === "met") return [];
  return [
    { do: "open", path: "/notifications" },
    { do: "expectVisible", target: { role: "heading", name: say.community.notifications(), exact: true } },
    { do: "expectHidden", target: told(title) },
  ];
}

const outSteps: CheckStep[] = [...logOut, { do: "expectHidden", target: bell }];

function betweenPeople(context: Context): CheckStep[] | null {
  for (const recipient of context.feature.to) {
    const steps = stepsFor(context, recipient);
    if (steps !== null) return steps;
  }
  return null;
}

function stepsFor(context: Context, recipient: NotifyFeature["to"][number]): CheckStep[] | null {
  const { project } = context;
  if (recipient === "owner" || recipient === "followers" || recipient.startsWith("field:")) return toOne(context, recipient);
  if (recipient === "admin") return toAdministrator(context);
  const role = (project.blueprint.roles ?? []).find(({ id }) => recipient === `role:${id}`);
  if (recipient.startsWith("role:") && role === undefined) return null;
  const event = sees(context, role === undefined ? ["members"] : ["members", `role:${role.id}`])
    ? causeEvent(context, { is: "anyone" })
    : null;
  if (event === null) return null;
  // A role that the administrator gives is looked around in, which nobody can do once there is an account.
  const isSample = role !== undefined && !role.isOpen;
  return [
    ...(isSample && !isForVisitors(project) ? lookAround : firstAsAdministrator(project).steps),
    ...event.act,
    ...untoldSteps(context, event),
    ...outSteps,
    ...receiverSteps(role),
    ...toldSteps(context, event),
  ];
}

function receiverSteps(role: Role | undefined): CheckStep[] {
  if (role === undefined) return signUp("Ben");
  return role.isOpen ? signUp("Ben", role) : lookAroundAs(role);
}

/** One person is notified of what the administrator does. */
function toOne(context: Context, recipient: NotifyFeature["to"][number]): CheckStep[] | null {
  const [field] = recipient.startsWith("field:") ? namingFields({ ...context.feature, to: [recipient] }, context.model) : [];
  const receiver: Receiver | null =
    field !== undefined
      ? { is: "named", field }
      : recipient === "owner"
        ? { is: "owner" }
        : recipient === "followers"
          ? { is: "follower" }
          : null;
  if (receiver === null) return null;
  const isOwnRow = receiver.is === "owner" && context.feature.when !== "added";
  const people: Who[] = isOwnRow ? ["members", "owner"] : ["members"];
  const event = sees(context, people) && (receiver.is !== "owner" || adds(context)) ? causeEvent(context, receiver) : null;
  if (event === null) return null;
  const name = event.name ?? "Ben";
  const begin: CheckStep[] = event.prepare.length + event.act.length === 0 ? [{ do: "open", path: "/" }] : [];
  return [
    ...firstAsAdministrator(context.project).steps,
    ...logOut,
    ...signUp(name),
    ...event.prepare,
    ...outSteps,
    ...againAsAdministrator(context.project),
    ...event.act,
    ...untoldSteps(context, event),
    ...logOut,
    ...logIn(name),
    ...begin,
    ...toldSteps(context, event),
  ];
}

function toAdministrator(context: Context): CheckStep[] | null {
  const event =
    context.feature.when === "changed" && !changes(context) ? null : adds(context) ? causeEvent(context, { is: "anyone" }) : null;
  if (event === null) return null;
  return [
    ...firstAsAdministrator(context.project).steps,
    ...logOut,
    ...signUp("Ben"),
    ...event.act,
    ...untoldSteps(context, event),
    ...outSteps,
    ...againAsAdministrator(context.project),
    ...toldSteps(context, event),
  ];
}

const isAmong = (audience: Audience, people: readonly Who[]): boolean =>
  [audience].flat().some((who) => who === "everybody" || people.includes(who));

/** Whether these people see the rows. */
function sees({ project, model }: Context, people: readonly Who[]): boolean {
  return isAmong(accessOf(project, model)?.see ?? "everybody", people);
}

/** Whether somebody without a role adds rows, of the entity or of what a new one refers to. */
function adds({ project, model, feature }: Context): boolean {
  const targets = feature.when === "added" ? targetsOf(project, model) : [];
  return [model, ...targets].every((one) => isAmong(accessOf(project, one)?.change ?? "everybody", ["members", "owner"]));
}

function targetsOf({ entities }: ProjectModel, { fields }: Context["model"]): Context["model"][] {
  return entities.filter(({ entity }) => fields.some(({ type, of }) => type === "reference" && of === entity.id));
}

/** Whether somebody without a role changes rows that they did not add. */
function changes({ project, model }: Context): boolean {
  return isAmong(accessOf(project, model)?.change ?? "everybody", ["members"]);
}

/** What the check promises, as a sentence. */
function titleOf(context: Context): string {
  const { feature, model, project } = context;
  const { one } = model.entity.name;
  const field = ruleField(feature, model);
  const label = field === undefined ? "" : inSentence(field.label);
  const events: Readonly<Record<NotifyFeature["when"], string>> = {
    added: `A new ${one}`,
    answered: `A comment on ${withArticle(one)}`,
    changed: `A change of ${label === "" ? withArticle(one) : `the ${label} of ${withArticle(one)}`}`,
    due: `The ${label} of ${withArticle(one)}, when it comes,`,
    met: `${withArticle(one).replace(/^a/, "A")} that needs attention`,
  };
  const between = hasAccounts(project) ? " to the one whom it concerns, not to the one who did it," : "";
  return `${events[feature.when]} is shown${between} among the notifications behind the bell, unread until it is marked as read`;
}
