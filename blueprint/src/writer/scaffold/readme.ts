// The generated project's README: what it is, how it is run, how the code is laid out and how it is changed.
import { markdownText } from "../code/text.ts";
import { listOf } from "../components/layout.ts";
import { can, type EntityModel } from "../model/entity-model.ts";
import { capitalise } from "../model/names.ts";
import type { ProjectModel } from "../model/project-model.ts";

/** `README.md`; `paths` are the project's other files. */
export function readme(project: ProjectModel, paths: readonly string[]): string {
  const { blueprint, entities } = project;
  const first = entities[0];
  return `# ${markdownText(blueprint.title)}

${markdownText(blueprint.tagline === "" ? `Keeps ${listOf(entities.map((entity) => entity.entity.name.many))}.` : blueprint.tagline)}

${entities.map(abilities).join("\n")}

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
${entities.map((entity) => `| \`${entity.folder}/\` | ${markdownText(entity.entity.name.many)}: shape and store (\`${entity.type.from.split("/").at(-1) ?? ""}\`), list${can(entity, "add") || can(entity, "edit") ? ", form" : ""}${entity.hasDetail ? ", page of one" : ""} |`).join("\n")}
| \`src/data/samples.ts\` | what a first visit shows |
| \`src/components/\` | what the pages share: frame, form controls, list controls${paths.includes("src/components/figures.tsx") ? ", figures" : ""} |
| \`src/lib/\` | the store and everything without a face: reading saved data, formats, search |
| \`src/index.css\` | colours, corners and typefaces as Tailwind theme variables, and the component classes |
| \`tests/\` | the tests |

React 19, TypeScript (strict), Vite, Tailwind CSS 4, React Router and lucide icons.

## How to change it

${first ? `- **A field of ${markdownText(first.entity.name.many)}:** add it to \`${first.draft.name}\` in \`${first.type.from}\`; the type checker then leads to the samples, the form and the reader of saved rows that need it. Show it in \`${first.row.from}\`.\n` : ""}- **The look:** the variables at the top of \`src/index.css\`. Each colour is \`light-dark(…, …)\`: first the light scheme, then the dark one.
- **What a first visit shows:** \`src/data/samples.ts\`. To see it again, clear the site's data in the browser.
- **The shape of saved rows:** raise \`VERSION\` in \`src/lib/store.ts\` when older data must not be read any more.
`;
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
