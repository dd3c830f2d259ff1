// A blueprint becomes a project: the whole way from the description to the files, in one place.
import { withSlots } from "../features/unit/slots-of.ts";
import type { Blueprint } from "../schema/blueprint.ts";
import { type ModuleSource, type PackageNames, writeModules } from "./code/module.ts";
import { cardArtModules } from "./components/card-art.ts";
import { chartModules } from "./components/charts.ts";
import { choiceFieldModule } from "./components/choice-fields.ts";
import { fieldsModule } from "./components/fields.ts";
import { layoutModules } from "./components/layout.ts";
import { markModules } from "./components/marks.ts";
import { pageHeadingModule } from "./components/page-heading.ts";
import { toolbarModules } from "./components/toolbar.ts";
import { featureModules } from "./feature/feature.ts";
import { downloadModule } from "./library/download.ts";
import { figuresModule } from "./library/figures.ts";
import { formModule } from "./library/form.ts";
import { formatModule } from "./library/format.ts";
import { listModule } from "./library/list.ts";
import { personModule } from "./library/person.ts";
import { noticeModule } from "./library/notice.ts";
import { savedModule } from "./library/saved.ts";
import { schemeModule } from "./library/scheme.ts";
import { storeModule } from "./library/store.ts";
import { projectModel, type ProjectModel } from "./model/project-model.ts";
import { pageModules } from "./pages/pages.ts";
import { addTest } from "./project-tests/add-test.ts";
import { libraryTest } from "./project-tests/library-test.ts";
import { languageOf } from "./scaffold/languages.ts";
import { readme } from "./scaffold/readme.ts";
import { scaffold } from "./scaffold/scaffold.ts";
import { styles } from "./scaffold/styles.ts";

const PACKAGES: readonly PackageNames[] = [
  {
    from: "react",
    values: [
      "Component",
      "StrictMode",
      "useCallback",
      "useEffect",
      "useId",
      "useMemo",
      "useReducer",
      "useRef",
      "useState",
      "useSyncExternalStore",
    ],
    types: ["ChangeEvent", "CSSProperties", "FormEvent", "KeyboardEvent", "PointerEvent", "ReactNode"],
  },
  { from: "react-dom/client", values: ["createRoot"], types: [] },
  {
    from: "react-router",
    values: [
      "BrowserRouter",
      "Link",
      "MemoryRouter",
      "NavLink",
      "Outlet",
      "Route",
      "Routes",
      "useLocation",
      "useNavigate",
      "useParams",
      "useSearchParams",
    ],
    types: [],
  },
  { from: "vitest", values: ["afterEach", "beforeEach", "describe", "expect", "it", "vi"], types: [] },
  { from: "@testing-library/react", values: ["cleanup", "fireEvent", "render", "screen", "within"], types: [] },
];

/** Writes the web project of a blueprint: path → text, sorted by path. The same blueprint gives the same bytes. Refuses a blueprint that names entities, fields or capabilities it does not have. */
export function writeProject(blueprint: Blueprint): Map<string, string> {
  const { project, modules } = draftModules(blueprint);
  const sources = writeModules([...modules, ...testModules(project, exportedNames(writeModules(modules, PACKAGES)))], PACKAGES);
  const files = new Map([
    ...scaffold(blueprint),
    ...sources,
    ["src/index.css", styles(blueprint.theme, sources.values())] as const,
    ["README.md", readme(project, [...sources.keys()])] as const,
  ]);
  return new Map([...files].sort(([left], [right]) => (left < right ? -1 : 1)));
}

const ROUNDS_MAX = 4;

/** The modules of a project. Of what features have a use for themselves, such as `Decision` or `decisions`, no entity is called. */
function draftModules(blueprint: Blueprint): { project: ProjectModel; modules: ModuleSource[] } {
  const avoided = new Set<string>();
  for (let round = 1; ; round += 1) {
    const project = withSlots(projectModel(blueprint, avoided));
    const modules = modulesOf(project);
    const clashing = clashingNames(project, modules);
    if (clashing.size === 0 || round === ROUNDS_MAX) return { project, modules };
    // What is called anew may clash again, with names that are made of it.
    clashing.forEach((name) => avoided.add(name));
  }
}

/** The names of entities, types and variables, that something else has as well. */
function clashingNames(project: ProjectModel, modules: readonly ModuleSource[]): ReadonlySet<string> {
  const twice = declaredTwice(modules);
  const locals = new Set(project.slots.modules.flatMap(({ parts }) => parts.flatMap(({ code }) => [...code.locals])));
  return new Set(
    project.entities.flatMap(({ type, draft, form, row, list, read, one, many }) => [
      ...([type, draft, form, row, list, read].some(({ name }) => twice.has(name)) ? [type.name] : []),
      ...[one, many].filter((name) => locals.has(name)),
    ]),
  );
}

function declaredTwice(modules: readonly ModuleSource[]): ReadonlySet<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const { parts } of modules) for (const { name } of parts) (once.has(name) ? twice : once).add(name);
  return twice;
}

/** What the files of `src/lib` declare: the tests may speak of nothing else. */
function exportedNames(files: ReadonlyMap<string, string>): ReadonlySet<string> {
  const library = [...files].filter(([path]) => path.startsWith("src/lib/"));
  return new Set(library.flatMap(([, text]) => [...text.matchAll(/^(?:export )?function (\w+)/gm)].map((match) => match[1] ?? "")));
}

function testModules(project: ProjectModel, names: ReadonlySet<string>): ModuleSource[] {
  const add = addTest(project);
  return [libraryTest((name) => names.has(name)), ...(add ? [add] : [])];
}

function modulesOf(project: ProjectModel): ModuleSource[] {
  const { blueprint } = project;
  return [
    ...pageModules(project),
    ...project.entities.flatMap((entity) => featureModules(project, entity)),
    ...project.slots.modules,
    ...layoutModules(project),
    ...markModules(),
    ...cardArtModules(languageOf(blueprint.theme), blueprint.theme.components !== null),
    ...toolbarModules(),
    ...chartModules(),
    pageHeadingModule(blueprint),
    fieldsModule(),
    choiceFieldModule(),
    storeModule(),
    savedModule(),
    noticeModule(),
    formatModule(),
    listModule(),
    formModule(),
    figuresModule(),
    downloadModule(),
    personModule(blueprint.slug),
    schemeModule(blueprint.theme, blueprint.slug),
  ];
}
