// The shell is a project that runs as it is, and one that a page can be written into: what the page imports comes along.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { KIT_LOCK, registryItem, writeProject } from "@atelier/blueprint";
import { SHELL } from "../../../blueprint/src/project/shell.ts";
import { openWorkspace } from "../../../src/generators/agent/files/open-workspace.ts";
import { formatProject } from "../../../src/workshop/format/format-project.ts";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import { createTypechecker, type Typechecker } from "../../../src/workshop/types/create-typechecker.ts";
import { openProver, type Prover } from "../../support/prove-app.ts";

const never = new AbortController().signal;

const PAGE = `import { BarChart } from "@/components/charts/bar-chart";
import { Page } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";

export function HomePage() {
  return (
    <Page title="My app">
      <BarChart label="Beats" points={[]} />
      <Button onClick={() => toast("Started.")}>Start</Button>
    </Page>
  );
}
`;

describe("the shell", () => {
  let prover: Prover;
  let typechecker: Typechecker;
  before(async () => {
    prover = await openProver();
    typechecker = await createTypechecker({ sandbox: await findSandbox() });
  });
  after(async () => {
    await prover.close();
    await typechecker.close();
  });

  it("passes the gate, the types, both bundles and its checks in a browser", async () => {
    const { findings, run } = await prover.prove(SHELL);
    assert.deepEqual(findings, []);
    assert.deepEqual(
      run?.checks.filter(({ passed }) => !passed),
      [],
    );
  });

  it("is small: layout, store, theme and one page", () => {
    const paths = [...writeProject(SHELL).keys()];
    for (const part of ["components/layout/app-layout.tsx", "lib/store.ts", "theme.css", "pages/home-page.tsx"])
      assert.ok(paths.includes(`src/${part}`), part);
    assert.ok(paths.length <= 58, `${paths.length} files`);
    assert.deepEqual(
      paths.filter((path) => /^src\/components\/(?!layout|ui|fields)|^src\/entities\/(?!index)/.test(path)),
      [],
    );
  });

  it("is installed from the registry as a whole", () => {
    const files = registryItem("shell", "")?.files ?? [];
    const source = [...writeProject(SHELL)].filter(([path]) => path.startsWith("src/") && path !== KIT_LOCK);
    assert.deepEqual(
      files.map(({ target, content }) => [target, content]),
      source,
    );
  });

  it("gets the files of the library that a new page imports, with the hashes of their lock", async () => {
    const workspace = openWorkspace(await formatProject(writeProject(SHELL)));
    const { text } = workspace.perform({ name: "write", path: "src/pages/home-page.tsx", content: PAGE });
    assert.match(text, /Added from the library: .*src\/components\/charts\/bar-chart\.tsx/);
    const files = workspace.files();
    const locked: Record<string, string> = JSON.parse(files.get(KIT_LOCK) ?? "").files;
    assert.ok("src/components/charts/chart.tsx" in locked && "src/components/layout/page.tsx" in locked);
    assert.deepEqual(await typechecker.check(files, never), []);
  });
});
