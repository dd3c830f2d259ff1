// The frame of the generated app: header with name and navigation, the page, the footer, and the scheme toggle.
import { type Code, code, raw, Reference, when } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";
import { attribute, jsxText } from "../code/text.ts";
import { isPublic, type ProjectModel } from "../model/project-model.ts";
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
        ...(project.pages.length > 1 ? [{ name: "Navigation", code: navigation(project) }] : []),
        {
          name: "Layout",
          comment: "The frame around every page. A new page starts at its top, with the focus on its content.",
          code: layout(project),
        },
      ],
    },
    { path: "src/components/Layout.tsx", library: true, parts: [{ name: "SchemeToggle", code: schemeToggle }] },
    {
      path: "src/components/page.tsx",
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
            ${footer(project)}
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
      <div className="${raw(crowdsBar(project) ? "bar-inner bar-full" : "bar-inner")}">
        <@Link to="/" className="brand">
          ${when(frame.sign === "tile", sign)}
          <span className="brand-name">${jsxText(blueprint.title)}</span>
        </@Link>
        ${when(project.pages.length > 1, code`<@Navigation />`)}
        <div className="bar-tools">
          ${project.slots.bar.map((component) => code`<${component} />`)}
          <@SchemeToggle />
        </div>
      </div>
    </header>`;
}

/** The width of a letter in the navigation, and of what stands around a title, in pixels. */
const LETTER = 7.5;
const TITLE_ROOM = 30;

/** Whether name, navigation and tools are too much for one row of a wide window. */
function crowdsBar({ blueprint, pages, slots }: ProjectModel): boolean {
  const { icons } = languageOf(blueprint.theme).frame;
  const titles = pages.map(({ page }) => page.title.length * LETTER + TITLE_ROOM + (icons ? 24 : 0));
  const tools = 50 + slots.bar.length * 60;
  return titles.reduce((sum, width) => sum + width, blueprint.title.length * 11 + 60 + tools) > 1080;
}

/** Whether a phone cannot show all titles at once: then they keep their width, and the navigation scrolls. */
function crowdsPhone({ blueprint, pages }: ProjectModel): boolean {
  const titles = pages.map(({ page }) => page.title);
  if (languageOf(blueprint.theme).frame.tabs === "strip") {
    return titles.reduce((sum, title) => sum + title.length * LETTER + TITLE_ROOM, 0) > 340;
  }
  const longest = Math.max(...titles.flatMap((title) => title.split(" ")).map((word) => word.length));
  return titles.length > 5 || longest * 7.4 > 375 / titles.length - 10;
}

/** The navigation: at the bottom of a phone under icons, or a strip in the header. */
function navigation(project: ProjectModel): Code {
  const { tabs, icons } = languageOf(project.blueprint.theme).frame;
  const scrolls = crowdsPhone(project);
  const isBottom = tabs === "bottom";
  const shownIcon = isBottom
    ? code`<Icon className="${raw(icons ? "size-5 shrink-0 md:size-4" : "size-5 shrink-0 md:hidden")}" />`
    : when(icons, code`<Icon className="size-4" />`);
  const classes = `${isBottom ? "tabs" : "strip"}${scrolls ? (isBottom ? " tabs-long" : " strip-long") : ""}`;
  return code`
    function Navigation() {
      ${when(
        scrolls,
        code`
        const { pathname } = @useLocation();
        const nav = @useRef<HTMLElement>(null);

        // The page that is shown is in view even where the navigation scrolls.
        @useEffect(() => {
          const shown = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
          if (nav.current && shown) nav.current.scrollLeft = shown.offsetLeft - (nav.current.clientWidth - shown.offsetWidth) / 2;
        }, [pathname]);
        `,
      )}
      return (
        <nav ${scrolls ? raw("ref={nav}") : undefined} ${attribute("aria-label", "Main")} className="${raw(classes)}">
          {@PAGES.map(({ path, title${raw(isBottom || icons ? ", Icon" : "")} }) => (
            <@NavLink key={path} to={path} end={path === "/"} className="${raw(isBottom ? "tab" : "strip-tab")}">
              ${shownIcon}
              <span className="max-w-full">{title}</span>
            </@NavLink>
          ))}
        </nav>
      );
    }`;
}

/** What stands below every page: of a site its name and its pages again, and everywhere where the data are. */
function footer(project: ProjectModel): Code {
  const { blueprint, pages } = project;
  const words = jsxText(footerWords(project));
  if (!isPublic(project) || pages.length < 2) return code`<p className="colophon-inner">${words}</p>`;
  return code`
    <div className="colophon-inner">
      <p className="font-display text-lg font-bold">${jsxText(blueprint.title)}</p>
      <nav aria-label="Footer" className="colophon-links">
        {@PAGES.map(({ path, title }) => (
          <@Link key={path} to={path}>
            {title}
          </@Link>
        ))}
      </nav>
      <p>${words}</p>
    </div>`;
}

function footerWords(project: ProjectModel): string {
  const { blueprint, entities } = project;
  const names = entities.map((entity) => entity.entity.name.many);
  const tagline = blueprint.tagline.trim().replace(/[.!?]?$/, (end) => end || ".");
  if (names.length === 0) return blueprint.tagline.trim() === "" ? `${blueprint.title}.` : tagline;
  const opening = blueprint.tagline.trim() === "" ? "" : `${tagline} `;
  if (isPublic(project)) return `${opening}What you enter is kept in this browser and sent nowhere.`;
  const listed = names.length <= 3 ? listOf(names) : "data";
  return `${opening}Your ${listed} ${names.length <= 3 ? "are" : "is"} kept in this browser and sent nowhere.`;
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
