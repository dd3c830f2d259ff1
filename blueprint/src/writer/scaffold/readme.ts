// The generated project's README: what it is, how it is run, how the code is laid out and how it is changed.
import { tellFeature } from "../../features/unit/telling/tell-feature.ts";
import { markdownText } from "../code/text.ts";
import { listOf } from "../components/layout.ts";
import { can, type EntityModel } from "../model/entity-model.ts";
import { capitalise } from "../model/names.ts";
import type { ProjectModel } from "../model/project-model.ts";

const samples = "src/data/samples.ts";

/** `README.md`; `paths` are the project's other files. */
export function readme(project: ProjectModel, paths: readonly string[]): string {
  const { blueprint, entities } = project;
  const first = entities[0];
  return `# ${markdownText(blueprint.title)}

${blueprint.tagline === "" ? "" : `${markdownText(blueprint.tagline)}\n\n`}${abilityLines(project)}

Everything is kept in the browser (localStorage), so there is nothing to sign in to and nothing leaves the device.

## Run it

\`\`\`sh
npm install
npm run dev      # a development server with live reload
npm test         # the tests, with Vitest
npm run build    # type check, then a production build in dist/
npm run preview  # serves the build
\`\`\`

It needs Node.js 22 or newer. The build is a folder of static files: any web server can host it, as long as it answers
unknown paths with \`index.html\`.

## How the code is laid out

| Path | What is there |
| --- | --- |
| \`src/App.tsx\` | every address and the page it shows |
${pageLines(project)}
${folderRows(project, paths)}| \`src/components/\` | what the pages share: ${first ? "frame, form controls, list controls" : "frame and controls"}${paths.includes("src/components/figures.tsx") ? ", figures" : ""} |
| \`src/lib/\` | the store and everything without a face: reading saved data, formats, search |
| \`src/index.css\` | colours, corners and typefaces as Tailwind theme variables, and the component classes |
| \`tests/\` | the tests |

React 19, TypeScript (strict), Vite, Tailwind CSS 4, React Router and lucide icons.

## How to change it

${first ? `- **A field of ${markdownText(first.entity.name.many)}:** add it to \`${first.draft.name}\` in \`${first.type.from}\`; the type checker then leads to the samples, the form and the reader of saved rows that need it. Show it in \`${first.row.from}\`.\n` : ""}- **The look:** the variables at the top of \`src/index.css\`. Each colour is \`light-dark(…, …)\`: first the light scheme, then the dark one.
${first ? `- **What a first visit shows:** \`${samples}\`. To see it again, clear the site's data in the browser.\n` : ""}- **The shape of saved rows:** raise \`VERSION\` in \`src/lib/store.ts\` when older data must not be read any more.
`;
}

/** What one can do, a line for each thing that is kept and for each feature. */
function abilityLines({ blueprint, entities }: ProjectModel): string {
  const features = blueprint.features.flatMap((feature) => tellFeature(blueprint, feature).can ?? []);
  return [...entities.map(abilities), ...new Set(features.map((text) => `- ${markdownText(capitalise(text))}.`))].join("\n");
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** The features with files in a folder, as they are called. */
function calledIn({ blueprint, slots }: ProjectModel, folder: string): string[] {
  const own = blueprint.features.filter(({ id }) => slots.files.get(id)?.some((path) => folderOf(path) === folder));
  return [...new Set(own.map((feature) => markdownText(tellFeature(blueprint, feature).called)))];
}

function entityRow(project: ProjectModel, entity: EntityModel): string {
  const store = entity.type.from.split("/").at(-1) ?? "";
  const form = can(entity, "add") || can(entity, "edit") ? ", form" : "";
  const beside = calledIn(project, entity.folder);
  const shown = `shape and store (\`${store}\`), list${form}${entity.hasDetail ? ", page of one" : ""}`;
  return `| \`${entity.folder}/\` | ${markdownText(entity.entity.name.many)}: ${shown}${beside.length === 0 ? "" : `; ${listOf(beside)}`} |`;
}

/** Folders that are known by what every app has in them. */
const shared: ReadonlySet<string> = new Set(["src", "src/components", "src/data", "src/lib", "src/pages", "tests"]);

/** A row for the folder of each thing, for each folder that is there for features alone, and for the samples. */
function folderRows(project: ProjectModel, paths: readonly string[]): string {
  const { entities } = project;
  const rest = [...new Set(paths.map(folderOf))].filter((folder) => !shared.has(folder) && entities.every((one) => one.folder !== folder));
  const rows = [
    ...entities.map((entity) => entityRow(project, entity)),
    ...rest.flatMap((folder) => {
      const called = calledIn(project, folder);
      return called.length === 0 ? [] : [`| \`${folder}/\` | ${listOf(called)} |`];
    }),
    ...(paths.includes(samples) ? [`| \`${samples}\` | what a first visit shows |`] : []),
  ];
  return rows.map((row) => `${row}\n`).join("");
}

/** A line for each file of pages. */
function pageLines({ pages }: ProjectModel): string {
  const files = Map.groupBy(pages, ({ component }) => component.from);
  return [...files]
    .map(([file, shown]) => {
      const titles = shown.map(({ page }) => `“${markdownText(page.title)}”`);
      return `| \`${file}\` | the ${titles.length === 1 ? "page" : "pages"} ${listOf(titles)} |`;
    })
    .join("\n");
}

function abilities(entity: EntityModel): string {
  const verbs = [
    ...(can(entity, "add") ? ["add"] : []),
    ...(can(entity, "edit") ? ["edit"] : []),
    ...(can(entity, "delete") ? ["delete (with undo)"] : []),
    ...(can(entity, "search") ? ["search"] : []),
    ...(can(entity, "filter") ? ["filter"] : []),
    ...(can(entity, "sort") ? ["sort"] : []),
    ...(can(entity, "rate") ? ["rate"] : []),
    ...(can(entity, "tag") ? ["tag"] : []),
    ...(can(entity, "export") ? ["export"] : []),
  ];
  return `- **${markdownText(capitalise(entity.entity.name.many))}:** ${verbs.length === 0 ? "browse them" : listOf(verbs)}.`;
}
