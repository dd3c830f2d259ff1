// The tools for apps made with Flutter. Without Flutter itself they know the syntax of the code, where its imports lead, and the
// names and arguments that the project itself declares, and say that nothing else was checked. Where Flutter is, it judges every
// project too.
import { flutterPage } from "../../bundle/flutter/flutter-page.ts";
import { gateInThread } from "../../gate/flutter/gate-in-thread.ts";
import type { Sandbox } from "../../sandbox/confine.ts";
import { notTested } from "../../sandbox/testing/test-run.ts";
import type { ProjectTools } from "../../workshop.ts";
import { openSlots } from "../../browser/slots/open-slots.ts";
import { findFlutter } from "./find-flutter.ts";
import { judgeFlutter, JUDGEMENTS, whyNotJudged } from "./judge-flutter.ts";
import type { FlutterRunner } from "./run-flutter.ts";

/** What is checked of every app; where there is an index of its packages, their names are checked too. */
const GATED = "The syntax of its Dart code, its imports, and the use of its own classes and functions were checked";

/** Why the checks were not performed, and what was checked. */
export const UNTRIED = `it is an app made with Flutter, and Flutter is not used here. ${GATED}; ${JUDGEMENTS} were not run.`;

/** The same where Flutter has judged the app. */
export const JUDGED = `it is an app made with Flutter, which draws its pages itself, so that the checks cannot read them. ${GATED}, and it passed ${JUDGEMENTS}.`;

/** Where Flutter may be, and how long it may take for one project. */
export interface FlutterOptions {
  sandbox: Promise<Sandbox>;
  /** Its folder; null for that of the `flutter` on the search path. */
  given: string | null;
  searchPath: string;
  milliseconds?: number;
  /** How many projects it may judge at once. */
  processes: number;
}

/** Building for browsers is most of it. */
const PROJECT_MILLISECONDS = 300_000;

/** Creates the tools. Flutter is looked for once, when the first app is built. */
export function openFlutterTools(options: FlutterOptions): ProjectTools {
  const slots = openSlots({ places: options.processes, placesPerOwner: options.processes });
  let finding: Promise<FlutterRunner | string | null> | null = null;
  const found = (): Promise<FlutterRunner | string | null> => (finding ??= findRunner(options));
  const untried = async (): Promise<string> => {
    const runner = await found();
    if (runner === null) return UNTRIED;
    return typeof runner === "string" ? `${UNTRIED} ${runner}` : JUDGED;
  };
  return {
    gate: gateInThread,
    format: async (files) => files,
    async typecheck(files, signal) {
      const runner = await found();
      if (runner === null || typeof runner === "string") return [];
      const giveBack = await slots.take("", signal);
      return judgeFlutter(runner, files, signal).finally(giveBack);
    },
    bundle: async (files) => ({ site: flutterPage(files, `The app was not run in a browser: ${await untried()}`), findings: [] }),
    async tryOut() {
      const reason = await untried();
      return {
        browser: "not run",
        reason,
        ...(reason !== JUDGED && { types: "not run" as const }),
        confinement: "none",
        limits: [],
        checks: [],
        screenshots: [],
        outline: null,
        accessibility: { engine: "not run", rulesPassed: 0, findings: 0 },
        findings: [],
        milliseconds: 0,
      };
    },
    test: async () => notTested("Tests of apps made with Flutter are run when they are built, where Flutter is."),
  };
}

/** Flutter, if it can be used here; why it cannot where it is of no use, and null where there is none. */
async function findRunner({
  sandbox,
  given,
  searchPath,
  milliseconds = PROJECT_MILLISECONDS,
}: FlutterOptions): Promise<FlutterRunner | string | null> {
  const sdk = await findFlutter({ given, searchPath });
  if (sdk === null || typeof sdk === "string") return sdk;
  const runner = { sandbox: await sandbox, sdk, milliseconds };
  if (runner.sandbox.confinement === "none") return "This machine cannot confine Flutter, so it is not used.";
  return (await whyNotJudged(runner)) ?? runner;
}
