// Who sees and changes rows: a stranger, the administrator and two other people look at the same list.
import { fill, press } from "../../features/definition/steps.ts";
import { can, type EntityModel } from "../../model/entity-model.ts";
import { capitalise } from "../../model/names.ts";
import { addLabel, newEntry, type NewEntry } from "../../model/new-entry.ts";
import { accessOf, type ProjectModel } from "../../model/project-model.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../schema/check.ts";
import type { Who } from "../../schema/entity.ts";
import { addsInPlace, addSteps, isToldApart, namedSample, openSample, type Place, placeOf, rowControl, rowsOf, seeRow } from "../place.ts";

const form: Target = { role: "form", name: "Sign up", exact: true };
const logOut: CheckStep[] = [{ do: "open", path: "/account" }, press("Log out")];

/** Opens an account; the first one is the administrator's. */
function signUp(name: string): CheckStep[] {
  return [
    { do: "open", path: "/account?form=sign-up" },
    fill("Name", name, form),
    fill("E-mail address", `${name.toLowerCase()}@example.com`, form),
    fill("Password", "harbour-lights", form),
    fill("Repeat the password", "harbour-lights", form),
    press("Create account"),
    { do: "expectVisible", target: { role: "heading", name: "Your account", exact: true } },
  ];
}

const restricted = (project: ProjectModel): EntityModel[] => project.entities.filter((model) => accessOf(project, model));

/** The checks, those that need rows which not everybody sees and changes as the administrator. */
export function asAdministrator(project: ProjectModel, checks: readonly AcceptanceCheck[]): AcceptanceCheck[] {
  const models = restricted(project);
  const { capabilities, features } = project.blueprint;
  const own = new Set(models.map(({ entity }) => entity.id));
  const isAbout = ({ id, capability, steps }: AcceptanceCheck): boolean => {
    const named = [...capabilities, ...features].find((one) => one.id === capability);
    const entity: unknown = named === undefined ? null : Reflect.get(named, "entity");
    const opened = steps.flatMap((step) => (step.do === "open" ? [step.path] : []));
    const isOpened = models.some(({ base, home }) => opened.some((path) => path.startsWith(`${base}/`) || (path === home && path !== "/")));
    return id === "wayfinding" || own.has(String(entity)) || isOpened;
  };
  if (models.length === 0) return [...checks];
  return checks.map((check) => (isAbout(check) ? { ...check, steps: [...signUp("Ada"), ...check.steps] } : check));
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
      title: `${capitalise(name.many)} are seen by ${PEOPLE[see]} and changed by ${PEOPLE[change]}`,
      capability: `browse-${id}`,
      phrase: null,
      viewport: "desktop",
      steps: accessSteps(place, access),
    };
    return [check];
  });
}

const PEOPLE: Readonly<Record<Who, string>> = {
  everybody: "everybody",
  members: "people who are logged in",
  owner: "the one who added them",
  admin: "the administrator",
};

interface Access {
  see: Who;
  change: Who;
}

function accessSteps(place: Place, access: Access): CheckStep[] {
  const { model, project } = place;
  const entry = can(model, "add") ? newEntry(project, model) : null;
  const mayAdd = access.change === "members" || access.change === "owner";
  return [
    ...seenBy(place, access, "stranger"),
    ...signUp("Ada"),
    ...seenBy(place, access, "admin"),
    ...logOut,
    ...signUp("Ben"),
    ...seenBy(place, access, "member"),
    ...(entry !== null && mayAdd ? addedSteps(place, access, entry) : []),
  ];
}

type Visitor = "stranger" | "member" | "admin";

/** Whether a visitor may do something with a row that another one added, or nobody. */
const may = (who: Who, visitor: Visitor): boolean =>
  who === "everybody" || visitor === "admin" || (who === "members" && visitor === "member");

/** What a visitor finds in the list: a sample, or why there is none; and the ways to change something. */
function seenBy(place: Place, { see, change }: Access, visitor: Visitor): CheckStep[] {
  const { model, project } = place;
  const { many } = model.entity.name;
  const named = namedSample(place);
  const add: Target = addsInPlace(model)
    ? { role: "button", name: addLabel(model), exact: true }
    : { role: "link", name: addLabel(model), exact: true };
  const mayAdd = may(change, visitor) || (change === "owner" && visitor === "member");
  const isLocked = !may(see, visitor) && (visitor === "stranger" || see === "admin");
  const locked = visitor === "stranger" ? `Log in to see the ${many}` : `Only the administrator sees the ${many}`;
  const row = named === null ? null : rowsOf(place, { text: named.title });
  const isSeen = may(see, visitor);
  const isTelling = named !== null && (isSeen || isToldApart({ project, model }, named));
  return [
    { do: "open", path: place.home },
    ...(isLocked ? [{ do: "expectVisible", target: { text: locked } } as const] : []),
    ...(row !== null && isTelling ? [{ do: isSeen ? "expectVisible" : "expectHidden", target: row } as const] : []),
    ...(can(model, "add") ? [{ do: mayAdd ? "expectVisible" : "expectHidden", target: { ...add, nth: 0 } } as const] : []),
    ...(named !== null && isSeen && can(model, "edit")
      ? [
          openSample(place, named.index),
          {
            do: may(change, visitor) ? "expectVisible" : "expectHidden",
            target: rowControl(place, named.title, { role: "link", name: "Edit" }),
          } as const,
        ]
      : []),
  ];
}

/** What one person adds is theirs: another one does not see or change it where it is the owner's. */
function addedSteps(place: Place, { see, change }: Access, entry: NewEntry): CheckStep[] {
  const row = rowsOf(place, { text: entry.title });
  const edit = rowControl(place, entry.title, { role: "link", name: "Edit" });
  const opened: CheckStep[] = place.model.hasDetail
    ? [{ do: "click", target: { role: "link", name: entry.title, exact: true, within: place.list } }]
    : [];
  const changes = (isPossible: boolean): CheckStep[] =>
    can(place.model, "edit") ? [...opened, { do: isPossible ? "expectVisible" : "expectHidden", target: edit }] : [];
  const isSeen = may(see, "member");
  return [
    ...addSteps(place, entry),
    seeRow(place, entry.title),
    { do: "open", path: place.home },
    { do: "expectVisible", target: row },
    ...changes(true),
    ...logOut,
    ...signUp("Cleo"),
    { do: "open", path: place.home },
    { do: isSeen ? "expectVisible" : "expectHidden", target: row },
    ...(isSeen ? changes(may(change, "member")) : []),
  ];
}
