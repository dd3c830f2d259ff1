// `npm run reference`: writes the reference of the SDK in Markdown, from its sources and their docstrings, to `sdk/reference/`
// or to the folder given with `--out`. It is generated when it is needed, and not committed. An exported thing without a
// docstring, or a link to nothing, is an error.
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Application } from "typedoc";

const here = import.meta.dirname;
const { values } = parseArgs({ options: { out: { type: "string", default: join(here, "reference") } } });
const out = resolve(values.out);

const app = await Application.bootstrapWithPlugins({
  name: "SDK reference",
  entryPoints: [join(here, "src/index.ts")],
  tsconfig: join(here, "tsconfig.json"),
  plugin: ["typedoc-plugin-markdown"],
  outputs: [{ name: "markdown", path: out }],
  router: "kind",
  entryFileName: "README",
  readme: "none",
  githubPages: false,
  disableSources: true,
  excludePrivate: true,
  excludeInternal: true,
  excludeExternals: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  expandObjects: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  classPropertiesFormat: "table",
  typeDeclarationFormat: "table",
  sort: ["source-order"],
  logLevel: "Warn",
  requiredToBeDocumented: ["Class", "Interface", "TypeAlias", "Variable", "Function", "Method", "Property", "Accessor"],
  validation: { notExported: true, invalidLink: true, notDocumented: true, rewrittenLink: true, unusedMergeModuleWith: true },
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
});

rmSync(out, { recursive: true, force: true });
const project = await app.convert();
if (project !== undefined) app.validate(project);
if (project === undefined || app.logger.hasErrors() || app.logger.hasWarnings()) process.exitCode = 1;
else await app.generateOutputs(project);
