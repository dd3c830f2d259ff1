// The project's README: what it is, how it is run, which files are its own, and how it is changed.
import { markdownText } from "../code/text.ts";
import { listOf } from "../code/list-of.ts";
import { can, type EntityModel } from "../../model/entity-model.ts";
import { capitalise } from "../../model/names.ts";
import type { ProjectModel } from "../../model/project-model.ts";
import { entityPath, type PageNames } from "./routes-file.ts";

const VERBS = ["add", "edit", "delete", "search", "filter", "sort", "rate", "tag", "export"] as const;

/** `README.md`; `own` are the paths of the files that are not the kit's. */
export function readme(project: ProjectModel, names: PageNames, own: readonly string[]): string {
  const { blueprint, entities } = project;
  const [first] = entities;
  const rows = own.filter((path) => path.startsWith("src/")).map((path) => `| \`${path}\` | ${purposeOf(project, names, path)} |`);
  return `# ${markdownText(blueprint.title)}

${blueprint.tagline === "" ? "" : `${markdownText(blueprint.tagline)}\n\n`}${entities.map(abilities).join("\n")}

Everything is stored in the browser (localStorage): there is nothing to sign in to, and nothing leaves the device.

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

These files are the app's own:

| File | What it has |
| --- | --- |
${rows.join("\n")}

Everything else in \`src/\` is a component library in the conventions of shadcn/ui, which you own and may change:
\`components/ui\` (buttons, cards, controls), \`components/layout\`, \`components/resource\` (lists, forms and pages of
rows), \`components/fields\` (the controls and views of fields), a folder for each feature, \`lib\` (fields, the store,
formats, and the rules of features), \`hooks\`, and \`styles\`. \`src/kit.lock.json\` keeps what these files were like when
they were copied, so that a newer version can replace those that you have not changed.

React 19, TypeScript (strict), Vite, Tailwind CSS 4, React Router, Base UI and lucide icons.

## How to change it

${first === undefined ? "" : `- **A field of ${markdownText(first.entity.name.many)}:** add a line to \`fields\` in \`${entityPath(first)}\`. The form, the page of a row, search and storage follow; name it in a page to show it in a list. For a kind of field that the app does not have yet, export it in \`src/lib/fields/index.ts\` and add its view to \`src/field-views.ts\`.\n- **What a first visit shows:** \`samples\` in the same file. To see it again, clear the site's data in the browser.\n`}- **The look:** the variables in \`src/theme.css\`. Each color is \`light-dark(…, …)\`: first the light scheme, then the dark one.
- **A page:** add a file to \`src/pages\` and a route to \`src/routes.tsx\`.
`;
}

function purposeOf({ entities }: ProjectModel, names: PageNames, path: string): string {
  const known: Readonly<Record<string, string>> = {
    "src/app.ts": "the app's name",
    "src/routes.tsx": "the navigation and every address",
    "src/theme.css": "colors, corners and type",
    "src/index.css": "which style sheets there are",
    "src/main.tsx": "starts the app",
    "src/entities/index.ts": "the list of everything that is kept",
    "src/lib/fields/index.ts": "the kinds of fields of this app",
    "src/field-views.ts": "the control and the view of each kind of field",
  };
  const entity = entities.find((model) => entityPath(model) === path);
  if (entity !== undefined) return `the fields and samples of ${markdownText(entity.entity.name.many)}`;
  if (path.startsWith("src/features/")) return "the settings of a feature";
  if (path.startsWith("src/pictures/")) return "the pictures of the rows of a list";
  if (path.startsWith("src/words/")) return "words in the language of the app";
  const page = [...names.pages].find(([, { file }]) => path === `src/pages/${file}.tsx`)?.[0];
  if (page !== undefined) return `the page “${markdownText(page.page.title)}”`;
  const model = [...names.details].find(([, { file }]) => path === `src/pages/${file}.tsx`)?.[0];
  return known[path] ?? (model === undefined ? "a part of the app" : `the page of one ${markdownText(model.entity.name.one)}`);
}

function abilities(model: EntityModel): string {
  const verbs = VERBS.filter((verb) => can(model, verb));
  return `- **${markdownText(capitalise(model.entity.name.many))}:** ${verbs.length === 0 ? "browse them" : listOf(verbs)}.`;
}
