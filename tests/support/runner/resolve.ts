// Preloaded in every process of a test file, in which loading modules is a fifth of the time of a run.
import { resolveRelativeImports } from "../../../src/lib/resolve-relative-imports.ts";

resolveRelativeImports();
