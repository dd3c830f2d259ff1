// Roles: whoever is at the browser is in one of them, and chooses which in the bar, since there is no server that could know
// it. An administrator says which pages each role opens, and that holds: a page that is closed to a role leads away.
import { capitalise } from "../../../../model/names.ts";
import {
  array,
  element,
  type Element,
  type Expression,
  imported,
  invoke,
  literal,
  object,
  texts,
} from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import type { FeatureParts } from "../../../definition/feature-parts.ts";
import { closedPages, guardedPages } from "./role-pages.ts";
import { RolesFeature } from "./roles-schema.ts";

const KNOWN =
  /\b(manager|supervisor|employee|employer|worker|staff member|teacher|student|instructor|company|buyer|seller|vendor|doctor|nurse|patient|agent|coach|customer|client|moderator|editor|author|viewer|reviewer|guest)s?\b/g;

/** The roles of which a prompt in lower case speaks, without the administrator; employees and viewers where it names none. */
function rolesIn(prompt: string): string[] {
  const named = [...new Set([...prompt.matchAll(KNOWN)].map((match) => capitalise(match[1] ?? "")))].slice(0, 4);
  return named.length > 1 ? named : [...new Set([...named, "Employee", "Viewer"])];
}

export const rolesFeature = defineFeature<typeof RolesFeature>({
  schema: RolesFeature,
  words: {
    verbs: "manage roles,manage permissions,control permissions,control access,switch roles,assign roles,grant permissions",
    nouns:
      "permission control,permission management,permission,role management,user role,role-based access,role-based access control,access control,admin panel,admin area,admin page,administration panel,administrator panel,student panel,company panel,user panel,employee panel,employer panel,seller panel,back office,authority management",
  },
  describe: () => ({ called: "roles and permissions", can: "switch between roles and say what each may do" }),
  draft: ({ id, phrase, prompt }) => ({
    feature: { kind: "roles", id, phrase, roles: rolesIn(prompt) },
    places: [
      {
        block: "panel",
        on: "page",
        page: { id: "panel", title: "My panel", icon: "LayoutDashboard" },
      },
      {
        block: "admin",
        on: "page",
        page: {
          id: "admin",
          title: "Admin",
          icon: "ShieldCheck",
          intro: "Which pages each role opens. Roles are simulated on this device: there is no sign-in.",
        },
      },
    ],
  }),
  compose: (context) => partsOf(context),
  checks: (context) => checksOf(context),
});

/** The roles, what asks for and obeys the present one, and the pages about them. */
function partsOf({ project, feature }: FeatureContext<RolesFeature>): FeatureParts {
  const closed = texts(closedPages(project));
  const options: Expression = object({
    name: literal("roles"),
    pages: array(guardedPages(project).map(({ path, title }) => object({ path: literal(path), title: literal(title) }))),
    samples: array(feature.roles.map((name) => object({ name: literal(name), closed }))),
  });
  const shown = (file: string, component: string): Element =>
    element(imported(`@/components/roles/${file}`, component), { roles: imported("@/features/roles", "roles") });
  return {
    modules: [
      {
        path: "src/features/roles.ts",
        comment: "Roles, simulated on this device.",
        statements: [{ kind: "constant", name: "roles", value: invoke(imported("@/lib/roles", "defineRoles"), options) }],
      },
    ],
    blocks: {
      panel: { element: shown("role-panel", "RolePanel") },
      admin: { element: shown("role-admin", "RoleAdmin") },
    },
    tools: [shown("role-switch", "RoleSwitch")],
    frame: [shown("role-guard", "RoleGuard")],
    routes: [{ path: "/no-access", element: shown("no-access-page", "NoAccessPage") }],
  };
}

function checksOf({ project, feature }: FeatureContext<RolesFeature>): FeatureCheck[] {
  const role = feature.roles[0] ?? "";
  const switchTo = (option: string): CheckStep => ({ do: "select", target: { role: "combobox", name: "Role", exact: true }, option });
  const table: Target = { role: "table", name: "Roles and pages", exact: true };
  const add: CheckStep = { do: "click", target: { role: "button", name: "Add role", exact: true } };
  const page = guardedPages(project)[0];
  const closing: CheckStep[] = page
    ? [
        { do: "setChecked", target: { role: "checkbox", name: `${role} opens ${page.title}`, exact: true }, checked: false },
        switchTo(role),
        { do: "open", path: page.path },
        { do: "expectVisible", target: { role: "heading", name: "No access", exact: true } },
        switchTo("Administrator"),
        { do: "open", path: page.path },
        { do: "expectHidden", target: { role: "heading", name: "No access", exact: true } },
        { do: "open", path: "/admin" },
      ]
    : [];
  return [
    {
      title: "Roles are switched, only an administrator opens the admin page, and a page that is closed to a role stays closed to it",
      steps: [
        { do: "open", path: "/admin" },
        { do: "expectVisible", target: table },
        switchTo(role),
        { do: "expectVisible", target: { text: "Only an administrator opens this page." } },
        { do: "expectHidden", target: table },
        { do: "reload" },
        { do: "expectHidden", target: table },
        { do: "open", path: "/panel" },
        { do: "expectVisible", target: { role: "region", name: `${role} panel`, exact: true } },
        { do: "open", path: "/admin" },
        switchTo("Administrator"),
        ...closing,
        add,
        { do: "expectVisible", target: { text: "Enter the role." } },
        { do: "fill", target: { label: "New role" }, value: "Auditor" },
        add,
        { do: "expectVisible", target: { role: "row", text: "Auditor", within: table } },
        { do: "reload" },
        switchTo("Auditor"),
        { do: "expectHidden", target: table },
      ],
    },
  ];
}
