// The frame of the generated app: header with name and navigation, the page, the footer, and the scheme toggle.
import { type Code, code, raw, Reference, when } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { attribute, jsxText } from "../code/text.ts";
import type { ProjectModel } from "../model/project-model.ts";
import type { DesignLanguage } from "../scaffold/design-language.ts";
import { languageOf } from "../scaffold/languages.ts";

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
    {
      path: "src/components/PageGuard.tsx",
      library: true,
      parts: [{ name: "PageGuard", comment: "Keeps the frame usable when a page fails, and offers the way on.", code: pageGuard }],
    },
  ];
}

function pageList(project: ProjectModel): Code {
  const { frame } = languageOf(project.blueprint.theme);
  const hasIcons = frame.icons || frame.tabs === "bottom";
  const entries = project.pages.map(({ page, path }) =>
    hasIcons ? code`{ path: ${path}, title: ${page.title}, Icon: ${icon(page.icon)} },` : code`{ path: ${path}, title: ${page.title} },`,
  );
  return code`
    const PAGES = [
      ${entries}
    ];`;
}

/** The sign of an app that keeps nothing by which it could be drawn. */
const LOGOS: Readonly<Record<ProjectModel["blueprint"]["kind"], string>> = {
  ...{ tool: "Box", site: "Sparkles", community: "MessagesSquare", shop: "ShoppingBag" },
  ...{ learning: "GraduationCap", dashboard: "ChartColumn", game: "Gamepad2" },
};

function layout(project: ProjectModel): Code {
  const { blueprint } = project;
  const { frame } = languageOf(blueprint.theme);
  const isBottom = project.pages.length > 1 && frame.tabs === "bottom";
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
        <div className="frame">
          <a href="#content" className="skip-link">
            Skip to content
          </a>
          ${header(project)}
          <main id="content" ref={main} tabIndex={-1} className="canvas">
            <div className="page-body">
              <@PageGuard key={pathname}>
                <@Outlet />
              </@PageGuard>
            </div>
          </main>
          <footer className="${raw(isBottom ? "colophon pb-20 md:pb-0" : "colophon")}">
            <p className="colophon-inner">
              ${jsxText(footerWords(project))}
            </p>
          </footer>
          ${project.slots.frame.map((component) => code`<${component} />`)}
          <@Notices />
        </div>
      );
    }`;
}

/** The header: the app's name, the navigation, and what features put beside them. */
function header(project: ProjectModel): Code {
  const { blueprint } = project;
  const { frame, tones } = languageOf(blueprint.theme);
  const isColoured = blueprint.theme.components !== null || tones.bar === "accent" || tones.bar === "deep";
  const sign = code`
    <span className="${raw(isColoured ? "brand-tile bg-on-bar text-bar" : "brand-tile bg-accent text-on-accent")}">
      <${icon(blueprint.entities[0]?.icon ?? LOGOS[blueprint.kind])} className="size-5" />
    </span>`;
  return code`
    <header className="bar">
      <div className="bar-inner">
        <@Link to="/" className="brand">
          ${when(frame.sign === "tile", sign)}
          <span className="brand-name">${jsxText(blueprint.title)}</span>
        </@Link>
        ${when(project.pages.length > 1, () => navigation(frame))}
        <div className="bar-tools">
          ${project.slots.bar.map((component) => code`<${component} />`)}
          <@SchemeToggle />
        </div>
      </div>
    </header>`;
}

/** The navigation: at the bottom of a phone under icons, or a strip in the header. */
function navigation({ tabs, icons }: DesignLanguage["frame"]): Code {
  const isBottom = tabs === "bottom";
  const shownIcon = isBottom
    ? code`<Icon className="${raw(icons ? "size-5 md:size-4" : "size-5 md:hidden")}" />`
    : when(icons, code`<Icon className="size-4" />`);
  return code`
    <nav ${attribute("aria-label", "Main")} className="${raw(isBottom ? "tabs" : "strip")}">
      {@PAGES.map(({ path, title${raw(isBottom || icons ? ", Icon" : "")} }) => (
        <@NavLink key={path} to={path} end={path === "/"} className="${raw(isBottom ? "tab" : "strip-tab")}">
          ${shownIcon}
          <span className="max-w-full truncate">{title}</span>
        </@NavLink>
      ))}
    </nav>`;
}

function footerWords({ blueprint, entities }: ProjectModel): string {
  const names = entities.map((entity) => entity.entity.name.many);
  if (names.length === 0) return (blueprint.tagline.trim() || blueprint.title).replace(/[.!?]?$/, (end) => end || ".");
  if (blueprint.kind !== "tool")
    return `${blueprint.tagline.trim().replace(/[.!?]?$/, (end) => end || ".")} What you do here is kept in this browser and sent nowhere.`;
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
        className="icon-button text-on-bar"
        aria-label={\`Switch to \${other} colours\`}
        title={\`Switch to \${other} colours\`}
        onClick={() => @chooseScheme(other)}
      >
        {other === "dark" ? <@MoonIcon className="size-5" /> : <@SunIcon className="size-5" />}
      </button>
    );
  }`;

const pageGuard = code`
  class PageGuard extends @Component<{ children: @ReactNode }, { failed: boolean }> {
    override state = { failed: false };

    static getDerivedStateFromError() {
      return { failed: true };
    }

    override render() {
      if (!this.state.failed) return this.props.children;
      return (
        <@EmptyState title="This page could not be shown">
          <p>What you saved is still there. Load the page again, or choose another one.</p>
          <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
            Load again
          </button>
        </@EmptyState>
      );
    }
  }`;
