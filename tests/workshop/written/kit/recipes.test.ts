// The recipes that a model is given are code that compiles: each is written into the shell with what it imports.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, it } from "node:test";
import { writeProject } from "@atelier/blueprint";
import { SHELL } from "../../../../blueprint/src/project/shell.ts";
import { openWorkspace } from "../../../../src/generators/agent/files/open-workspace.ts";
import { formatProject } from "../../../../src/workshop/format/format-project.ts";
import { openProver, type Prover } from "../../../support/prove-app.ts";

const read = (file: string): string =>
  readFileSync(new URL(`../../../../src/generators/agent/work/opening/${file}`, import.meta.url), "utf8");
const recipes = `${read("recipes.md")}\n${read("preview-recipe.md")}`;
const routes = `import { Route, Routes } from "react-router";
import { HouseIcon } from "lucide-react";
import { AppLayout } from "@/components/layout/app-layout";
import { DetailPage } from "@/components/resource/detail-page";
import { AddPage, EditPage } from "@/components/resource/form-pages";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { tasks } from "@/entities/tasks";
import { PlaygroundPage } from "@/pages/playground-page";
import { ScorePage } from "@/pages/score-page";
import { TasksPage } from "@/pages/tasks-page";

const navigation = [
  { path: "/", title: "Tasks", icon: HouseIcon },
  { path: "/scores", title: "Scores", icon: HouseIcon },
  { path: "/playground", title: "Playground", icon: HouseIcon },
];

export function App() {
  return (
    <Routes>
      <Route element={<AppLayout navigation={navigation} icon={HouseIcon} />}>
        <Route path="/" element={<TasksPage />} />
        <Route path="/tasks/new" element={<AddPage entity={tasks} />} />
        <Route path="/tasks/:id" element={<DetailPage entity={tasks} />} />
        <Route path="/tasks/:id/edit" element={<EditPage entity={tasks} />} />
        <Route path="/scores" element={<ScorePage />} />
        <Route path="/playground" element={<PlaygroundPage />} />
        <Route path="*" element={<NotFoundPage home="Tasks" />} />
      </Route>
    </Routes>
  );
}
`;

let prover: Prover;
before(async () => {
  prover = await openProver();
});
after(() => prover.close());

it("compiles, and the app of all recipes works in the browser", async () => {
  const workspace = openWorkspace(await formatProject(writeProject(SHELL)));
  const written = Array.from(recipes.matchAll(/^```tsx? (\S+)\n([^]*?)^```$/gm), ([, path = "", content = ""]) => ({ path, content }));
  assert.equal(written.length, 4);
  for (const { path, content } of written) workspace.perform({ name: "write", path, content });
  workspace.perform({ name: "write", path: "src/routes.tsx", content: routes });
  const navigation = { id: "navigation", title: "Every page", capability: null, phrase: null, viewport: "phone" } as const;
  const { findings, run } = await prover.proveFiles(await formatProject(workspace.files()), [
    { ...navigation, steps: [{ do: "open", path: "/" }, { do: "expectNavigation" }] },
  ]);
  assert.deepEqual(findings, []);
  assert.deepEqual(
    run?.checks.map(({ failure }) => failure),
    [null],
  );
});
