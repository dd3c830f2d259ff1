// The tools for apps made with Flutter. Without Flutter itself they know the syntax of the code, where its imports lead, and which names
// and arguments there are, and say that nothing else was checked.
import { flutterPage } from "../../bundle/flutter/flutter-page.ts";
import { gateInThread } from "../../gate/flutter/gate-in-thread.ts";
import { notTested } from "../../sandbox/testing/test-run.ts";
import type { ProjectTools } from "../../workshop.ts";

/** Why the checks were not performed, and what was checked. */
export const UNTRIED =
  "it is an app made with Flutter, and Flutter is not used here. The syntax of its Dart code, its imports, and its names and arguments were checked; flutter analyze, flutter test and flutter build were not run.";

/** Creates the tools. */
export const openFlutterTools = (): ProjectTools => ({
  gate: gateInThread,
  format: async (files) => files,
  typecheck: async () => [],
  bundle: async (files) => ({ site: flutterPage(files, `The app was not run in a browser: ${UNTRIED}`), findings: [] }),
  tryOut: async () => ({
    browser: "not run",
    reason: UNTRIED,
    types: "not run",
    confinement: "none",
    limits: [],
    checks: [],
    screenshots: [],
    outline: null,
    accessibility: { engine: "not run", rulesPassed: 0, findings: 0 },
    findings: [],
    milliseconds: 0,
  }),
  test: async () => notTested("Tests of apps made with Flutter are not run here."),
});
