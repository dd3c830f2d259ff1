// The project's README: what it is, how it is run, which files are its own, and how it is changed.
import { markdownText } from "../../writer/code/text.ts";
import { listOf } from "../../writer/components/layout.ts";
import { can, type EntityModel } from "../../writer/model/entity-model.ts";
import { capitalise } from "../../writer/model/names.ts";
import type { ProjectModel } from "../../writer/model/project-model.ts";
import { entityPath } from "./routes-file.ts";

const VERBS = ["add", "edit", "delete", "search", "filter", "sort", "rate", "tag", "export"] as const;

/** `README.md`; `own` are the paths of the files that are not the kit's. */
export function readme(project: ProjectModel, own: readonly string[]): string {
  const { blueprint, entities } = project;
  const [first] = entities;
  const rows = own.filter((path) => path.startsWith("src/")).map((path) => `| \`${path}\` | ${purposeOf(project, path)} |`);
  return `# ${markdownText(blueprint.title)}

${blueprint.tagline === "" ? "" : `${markdownText(blueprint.tagline)}\n\n`}${entities.map(abilities).join("\n")}

Everything is stored in the browser (localStorage): there is nothing to sign in to, and nothing leaves the device.

## Run it

\`\`\`sh
npm install
npm run dev      # a development server with live reload
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
rows), \`lib\` (fields, the store, formats), \`hooks\`, and \`styles\`.

React 19, TypeScript (strict), Vite, Tailwind CSS 4, React Router, Radix and lucide icons.

## How to change it

${first === undefined ? "" : `- **A field of ${markdownText(first.entity.name.many)}:** add a line to \`fields\` in \`${entityPath(first)}\`. The form, the page of a row, search and storage follow; name it in a page to show it in a list.\n- **What a first visit shows:** \`samples\` in the same file. To see it again, clear the site's data in the browser.\n`}- **The look:** the variables in \`src/theme.css\`. Each color is \`light-dark(…, …)\`: first the light scheme, then the dark one.
- **A page:** add a file to \`src/pages\` and a route to \`src/routes.tsx\`.
`;
}

function purposeOf({ entities }: ProjectModel, path: string): string {
  const known: Readonly<Record<string, string>> = {
    "src/app.ts": "the app's name",
    "src/routes.tsx": "the navigation and every address",
    "src/theme.css": "colors, corners and type",
    "src/index.css": "which style sheets there are",
    "src/main.tsx": "starts the app",
  };
  const entity = entities.find((model) => entityPath(model) === path);
  if (entity !== undefined) return `the fields and samples of ${markdownText(entity.entity.name.many)}`;
  return known[path] ?? "a page";
}

function abilities(model: EntityModel): string {
  const verbs = VERBS.filter((verb) => can(model, verb));
  return `- **${markdownText(capitalise(model.entity.name.many))}:** ${verbs.length === 0 ? "browse them" : listOf(verbs)}.`;
}
