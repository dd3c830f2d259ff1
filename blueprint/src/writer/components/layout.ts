// The frame of the generated app: header with name and navigation, the page, the footer, and the scheme toggle.
import { type Code, code, raw, Reference, when } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { attribute, jsxText } from "../code/text.ts";
import type { ProjectModel } from "../model/project-model.ts";

/** An icon of lucide-react, under the name that clashes with nothing. */
export function icon(name: string): Reference {
  return new Reference(`${name}Icon`, "lucide-react");
}

/** `Layout.tsx` and `SchemeToggle.tsx`. */
export function layoutModules(project: ProjectModel): ModuleSource[] {
  return [
    {
      path: "src/components/Layout.tsx",
      library: true,
      parts: [
        ...(project.pages.length > 1 ? [{ name: "PAGES", code: pageList(project) }] : []),
        {
          name: "Layout",
          comment: "The frame around every page. A new page starts at its top, with the focus on its content.",
          code: layout(project),
        },
      ],
    },
    { path: "src/components/Layout.tsx", library: true, parts: [{ name: "SchemeToggle", code: schemeToggle }] },
  ];
}

function pageList(project: ProjectModel): Code {
  const entries = project.pages.map(({ page, path }) => code`{ path: ${path}, title: ${page.title}, Icon: ${icon(page.icon)} },`);
  return code`
    const PAGES = [
      ${entries}
    ];`;
}

function layout(project: ProjectModel): Code {
  const { blueprint } = project;
  const logo = icon(blueprint.entities[0]?.icon ?? "Box");
  const solid = blueprint.theme.components !== null;
  return code`
    function Layout() {
      const { pathname } = @useLocation();
      const shownPath = @useRef(pathname);
      const main = @useRef<HTMLElement>(null);

      @useEffect(() => {
        if (shownPath.current === pathname) return;
        shownPath.current = pathname;
        window.scrollTo(0, 0);
        main.current?.focus({ preventScroll: true });
      }, [pathname]);

      return (
        <div className="flex min-h-dvh flex-col">
          <a href="#content" className="skip-link">
            Skip to content
          </a>
          <header className="sticky top-0 z-20 border-b border-line bg-bar text-on-bar">
            <div className="mx-auto flex h-16 max-w-6xl items-center gap-3 px-4 sm:px-6">
              <@Link to="/" className="brand">
                <span className="${raw(solid ? "brand-tile bg-on-bar text-bar" : "brand-tile bg-accent text-on-accent")}">
                  <${logo} className="size-5" />
                </span>
                <span className="truncate">${jsxText(blueprint.title)}</span>
              </@Link>
              ${when(project.pages.length > 1, navigation)}
              ${bar(project)}
            </div>
          </header>
          <main id="content" ref={main} tabIndex={-1} className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-7 bg-page px-4 py-8 outline-none sm:px-6 sm:py-10">
            <@Outlet />
          </main>
          <footer className="${raw(`border-t border-line${project.pages.length > 1 ? " pb-20 md:pb-0" : ""}`)}">
            <p className="mx-auto max-w-6xl px-4 py-6 text-sm text-on-page-muted sm:px-6">
              ${jsxText(footerWords(project))}
            </p>
          </footer>
          ${project.slots.frame.map((component) => code`<${component} />`)}
          <@Notices />
        </div>
      );
    }`;
}

/** What features put into the bar, and the switch of the colour scheme. */
function bar({ slots }: ProjectModel): Code {
  if (slots.bar.length === 0) return code`<@SchemeToggle />`;
  return code`
    <div className="ml-auto flex items-center gap-1 md:ml-0">
      ${slots.bar.map((component) => code`<${component} />`)}
      <@SchemeToggle />
    </div>`;
}

const navigation = code`
  <nav ${attribute("aria-label", "Main")} className="tabs">
    {@PAGES.map(({ path, title, Icon }) => (
      <@NavLink key={path} to={path} end={path === "/"} className="tab">
        <Icon className="size-5 md:hidden" />
        <span className="max-w-full truncate">{title}</span>
      </@NavLink>
    ))}
  </nav>`;

function footerWords({ blueprint, entities }: ProjectModel): string {
  const names = entities.map((entity) => entity.entity.name.many);
  if (names.length === 0) return blueprint.tagline.trim().replace(/[.!?]?$/, (end) => end || ".");
  const listed = names.length <= 3 ? listOf(names) : "data";
  const tagline = blueprint.tagline.trim().replace(/[.!?]?$/, (end) => end || ".");
  return `${blueprint.tagline.trim() === "" ? "" : `${tagline} `}Your ${listed} ${names.length <= 3 ? "are" : "is"} kept in this browser and sent nowhere.`;
}

/** `recipes`, `recipes and books`, `recipes, books and films`. */
export function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

const schemeToggle = code`
  function SchemeToggle() {
    const other = @useScheme() === "dark" ? "light" : "dark";
    return (
      <button
        type="button"
        className="icon-button ml-auto text-on-bar md:ml-0"
        aria-label={\`Switch to \${other} colours\`}
        title={\`Switch to \${other} colours\`}
        onClick={() => @chooseScheme(other)}
      >
        {other === "dark" ? <@MoonIcon className="size-5" /> : <@SunIcon className="size-5" />}
      </button>
    );
  }`;
