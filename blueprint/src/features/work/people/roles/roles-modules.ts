// The files of roles: who is at the browser, what each role opens, the switch in the bar, the guard, the panel and the admin page.
import { type Code, code, join } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { ProjectModel } from "../../../../writer/model/project-model.ts";
import type { FeatureOf } from "../../../feature.ts";

type Roles = FeatureOf<"roles">;

const FOLDER = "src/features/roles";

/** The pages that a role can be kept from: all but the first, the panel and the admin page, which has a rule of its own. */
export function guardedPages({ pages }: ProjectModel): { path: string; title: string }[] {
  return pages
    .filter(({ path, page }) => path !== "/" && page.id !== "admin" && page.id !== "panel")
    .map(({ path, page }) => ({ path, title: page.title }));
}

/** The files. */
export function rolesModules(project: ProjectModel, feature: Roles): ModuleSource[] {
  const file = (name: string, parts: Part[]): ModuleSource => ({ path: `${FOLDER}/${name}`, library: true, parts });
  return [
    {
      path: `${FOLDER}/roles.ts`,
      opening: "Roles, simulated on this device: a real app would ask a server who someone is.",
      library: true,
      parts: dataParts(project, feature),
    },
    file("RoleSwitch.tsx", [{ name: "RoleSwitch", code: switchCode }]),
    file("RoleGuard.tsx", [
      { name: "RoleGuard", comment: "Leads away from a page that is closed to the role.", code: guardCode },
      { name: "NoAccessPage", code: noAccessCode },
    ]),
    file("RolePanel.tsx", [{ name: "RolePanel", comment: "What the present role has to do with.", code: panelCode }]),
    file("RoleAdmin.tsx", [
      { name: "RoleAdmin", code: adminCode },
      { name: "RoleTable", code: tableCode },
    ]),
  ];
}

function dataParts(project: ProjectModel, { roles }: Roles): Part[] {
  const { slug } = project.blueprint;
  const samples = roles.map((name, at) => code`{ id: ${`role-${at + 1}`}, name: ${name}, closed: ${closedAtFirst(project)} },`);
  return [
    { name: "ADMINISTRATOR", code: code`const ADMINISTRATOR = "Administrator";` },
    {
      name: "GUARDED_PAGES",
      comment: "The pages that can be closed to a role.",
      code: code`const GUARDED_PAGES = ${{ literal: guardedPages(project) }};`,
    },
    {
      name: "RoleDraft",
      isType: true,
      code: code`
        interface RoleDraft {
          name: string;
          /** The addresses of the pages that it does not open. */
          closed: readonly string[];
        }`,
    },
    {
      name: "roles",
      comment: "All roles but the administrator, who opens everything.",
      code: code`
        const roles = @createCollection<@RoleDraft>({
          key: ${`${slug}/roles`},
          read: (saved) => {
            const name = @readText(saved.name);
            return name === "" ? null : { name, closed: @readTexts(saved.closed) };
          },
          samples: () => [
            ${samples}
          ],
        });`,
    },
    { name: "ROLE_KEY", code: code`const ROLE_KEY = ${`${slug}/role`};` },
    {
      name: "presentRole",
      code: code`const presentRole = { name: @readItem(@ROLE_KEY) ?? @ADMINISTRATOR, listeners: new Set<() => void>() };`,
    },
    { name: "useRole", comment: "The present role; one that was deleted is the administrator again.", code: useRoleCode },
    {
      name: "chooseRole",
      code: code`
        function chooseRole(name: string) {
          @presentRole.name = name;
          @writeItem(@ROLE_KEY, name);
          for (const listener of @presentRole.listeners) listener();
        }`,
    },
    {
      name: "isClosed",
      comment: "Whether an address belongs to a page that is closed to the role.",
      code: code`
        function isClosed({ closed }: @RoleDraft, path: string): boolean {
          return closed.some((page) => path === page || path.startsWith(\`\${page}/\`));
        }`,
    },
  ];
}

/** The pages that are closed to all roles at first: decisions are not for everyone. */
export function closedPages({ pages }: ProjectModel): string[] {
  return pages.filter(({ page }) => page.id === "approvals").map(({ path }) => path);
}

function closedAtFirst(project: ProjectModel): Code {
  const closed = closedPages(project).map((path) => code`${path}`);
  return code`[${join(closed, ", ")}]`;
}

const useRoleCode = code`
  function useRole(): @RoleDraft {
    const name = @useSyncExternalStore(
      (listener) => {
        @presentRole.listeners.add(listener);
        return () => @presentRole.listeners.delete(listener);
      },
      () => @presentRole.name,
    );
    return @useRows(@roles).find((role) => role.name === name) ?? { name: @ADMINISTRATOR, closed: [] };
  }`;

const switchCode = code`
  function RoleSwitch() {
    const role = @useRole();
    const all = @useRows(@roles);
    return (
      <select className="control w-28 text-sm sm:w-40" aria-label="Role" title="Your role, simulated on this device" value={role.name} onChange={(event) => @chooseRole(event.target.value)}>
        {[@ADMINISTRATOR, ...all.map(({ name }) => name)].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    );
  }`;

const guardCode = code`
  function RoleGuard() {
    const role = @useRole();
    const { pathname } = @useLocation();
    const navigate = @useNavigate();
    const closed = @isClosed(role, pathname);

    @useEffect(() => {
      if (closed) void navigate("/no-access", { replace: true });
    }, [closed, navigate]);

    return null;
  }`;

const noAccessCode = code`
  function NoAccessPage() {
    const role = @useRole();
    return (
      <>
        <@PageHeading title="No access" intro={\`This page is closed to the role “\${role.name}”. An administrator can open it.\`} />
        <@Link to="/" className="button button-primary self-start">
          Go home
        </@Link>
      </>
    );
  }`;

const panelCode = code`
  function RolePanel() {
    const role = @useRole();
    const pages = @GUARDED_PAGES.filter(({ path }) => !@isClosed(role, path));
    return (
      <section aria-label={\`\${role.name} panel\`} className="flex flex-col gap-5">
        <h2 className="section-title text-on-page">{role.name} panel</h2>
        <p className="text-on-page-muted">
          {role.name === @ADMINISTRATOR ? "You open every page, and say which pages the other roles open." : \`You use this app as \${role.name.toLowerCase()}. This is what your role opens.\`}
        </p>
        <ul role="list" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {[{ path: "/", title: "Home" }, ...pages].map(({ path, title }) => (
            <li key={path} className="card card-hover relative flex items-center justify-between gap-3 p-5">
              <@Link to={path} className="cover font-semibold">
                {title}
              </@Link>
              <@ArrowRightIcon aria-hidden="true" className="size-4 text-muted" />
            </li>
          ))}
        </ul>
      </section>
    );
  }`;

const adminCode = code`
  function RoleAdmin() {
    const role = @useRole();
    const all = @useRows(@roles);
    const [errors, setErrors] = @useState<@FieldErrors>({});

    function add(event: @FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      const form: @FormReading = { data: new FormData(element), errors: {} };
      const name = @requiredText(form, "name", "Enter the role.");
      if ([@ADMINISTRATOR, ...all.map((other) => other.name)].includes(name)) form.errors.name = "There is such a role already.";
      setErrors(form.errors);
      if (Object.keys(form.errors).length > 0) return;
      @roles.add({ name, closed: [] });
      @showNotice({ message: \`Added the role “\${name}”.\` });
      element.reset();
    }

    if (role.name !== @ADMINISTRATOR) {
      return (
        <@EmptyState title="Only an administrator opens this page.">
          <p>Switch your role in the bar to open it. Roles are simulated on this device.</p>
        </@EmptyState>
      );
    }
    return (
      <section className="flex flex-col gap-5">
        <@RoleTable />
        <form noValidate onSubmit={add} className="card flex flex-wrap items-start gap-4 p-5">
          <div className="min-w-0 flex-1 basis-56">
            <@TextField label="New role" name="name" required error={errors.name} />
          </div>
          <button type="submit" className="button button-primary quick-submit">
            <@PlusIcon className="size-4" />
            Add role
          </button>
        </form>
      </section>
    );
  }`;

const tableCode = code`
  function RoleTable() {
    const all = @useRows(@roles);

    function toggle({ id, closed }: @Stored<@RoleDraft>, path: string) {
      @roles.update(id, { closed: closed.includes(path) ? closed.filter((other) => other !== path) : [...closed, path] });
    }

    return (
      <table role="table" aria-label="Roles and pages" className="data-table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">Role</th>
            {@GUARDED_PAGES.map(({ path, title }) => (
              <th key={path} role="columnheader" scope="col">{title}</th>
            ))}
            <th role="columnheader" scope="col"><span className="sr-only">Actions</span></th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row" className="cell-title">{@ADMINISTRATOR}</th>
            {@GUARDED_PAGES.map(({ path, title }) => (
              <td key={path} role="cell" data-label={title}>Always</td>
            ))}
            <td role="cell" className="cell-actions" />
          </tr>
          {all.map((role) => (
            <tr key={role.id} role="row">
              <th role="rowheader" scope="row" className="cell-title">{role.name}</th>
              {@GUARDED_PAGES.map(({ path, title }) => (
                <td key={path} role="cell" data-label={title}>
                  <input type="checkbox" className="mark" aria-label={\`\${role.name} opens \${title}\`} checked={!role.closed.includes(path)} onChange={() => toggle(role, path)} />
                </td>
              ))}
              <td role="cell" className="cell-actions">
                <button
                  type="button"
                  className="icon-button"
                  aria-label={\`Delete the role \${role.name}\`}
                  onClick={() => @showNotice({ message: \`Deleted the role “\${role.name}”.\`, undo: @roles.remove(role.id) })}
                >
                  <@Trash2Icon className="size-4" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  }`;
