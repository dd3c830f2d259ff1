// The last look before the end: the whole request, what becomes of each of its wishes, the project's own tests, and every page
// with data in it. The checks were written before the code, so they cannot tell what the plan forgot.
import { projectTest } from "@atelier/blueprint";
import type { Plan } from "../../../../domain/models/generation/generator.ts";
import { isTestFile } from "../../../../workshop/gate/files/allowed-files.ts";
import { askedBy } from "../../plan/plan-work.ts";
import { testProject } from "../test-project.ts";
import type { Work } from "../work.ts";
import { lookAtProject, PAGES_MAX, type Sight } from "./look-at-project.ts";
import { pagesOf } from "./pages-of.ts";

const REQUEST_CHARACTERS = 12_000;
const MEND =
  "Mend what you would be ashamed to hand over: what was asked for and is not there, what no check shows and does not work, what is cut off, overlaps, is empty, misaligned or hard to read. Then call finish again; if nothing is wrong, call it at once. You are shown this once.";

/** Reviews a project that passes everything. Null if there is nothing to see: no pictures, no wish unproven, no test that fails. */
export async function reviewProject(work: Work): Promise<Sight | null> {
  const { plan, model } = work;
  const sight = model.seesPictures ? await lookAtProject(work, { paths: pagesOf(work), isInUse: true, check: null, step: null }) : NOTHING;
  const tested = model.seesPictures || hasTestsOfItsOwn(work) ? await testProject(work) : null;
  const isUnproven = plan.understood.some(({ checks }) => checks.length === 0);
  if (sight.pictures.length === 0 && !isUnproven && tested?.isClean !== false) return null;
  const text = [
    "Everything passes. Before it is delivered, hold it once against the whole request:",
    requestOf(work),
    "# What becomes of its wishes, as the person is told",
    ...describeWishes(plan),
    ...(tested === null ? [] : [`# ${tested.text}`]),
    ...(sight.pictures.length === 0 ? [] : [`# Every page at both sizes, ${PAGES_MAX} pages at most`, sight.text]),
    MEND,
  ].join("\n");
  return { text, pictures: sight.pictures };
}

const NOTHING: Sight = { text: "", pictures: [] };

/** Whether there are tests beside those that every project begins with. */
const hasTestsOfItsOwn = ({ project }: Work): boolean =>
  [...project.files()].some(([path, text]) => isTestFile(path) && text !== projectTest());

function requestOf({ buildRequest }: Work): string {
  const whole = askedBy(buildRequest);
  if (whole.length <= REQUEST_CHARACTERS) return `“${whole}”`;
  return `“${whole.slice(0, REQUEST_CHARACTERS).toWellFormed()}” (its first ${REQUEST_CHARACTERS.toLocaleString("en")} characters of ${whole.length.toLocaleString("en")}; the rest is in the first message)`;
}

/** What becomes of every wish of a plan, a line for each. */
export function describeWishes({ understood, notUnderstood }: Pick<Plan, "understood" | "notUnderstood">): string[] {
  return [
    ...understood.map(({ phrase, checks }) =>
      checks.length === 0
        ? `- “${phrase}”: built, and no check shows it: see that it is there`
        : `- “${phrase}”: proven by ${checks.join(", ")}`,
    ),
    ...notUnderstood.map((phrase) => `- not built: ${phrase}`),
  ];
}
