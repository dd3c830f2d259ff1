// The last look before the end: the whole request, what becomes of each of its wishes, the project's own tests, and every page
// with data in it. The checks were written before the code, so they cannot tell what the plan forgot.
import { projectTest } from "@atelier/blueprint";
import type { Plan } from "../../../../domain/models/generation/generator.ts";
import { isTestFile } from "../../../../workshop/gate/files/allowed-files.ts";
import { unnamedWords } from "../../checks/unnamed-words.ts";
import { askedBy } from "../../plan/plan-work.ts";
import { testProject } from "../test-project.ts";
import type { Work } from "../work.ts";
import { faultsWithManyRows, lookAtProject, PAGES_MAX, type Sight } from "./look-at-project.ts";
import { pagesOf } from "./pages-of.ts";
import { describeVacuous, withoutVacuous } from "./vacuous-checks.ts";

const REQUEST_CHARACTERS = 12_000;
const MEND =
  "Mend what you would be ashamed to hand over: what was asked for and is not there, what no check shows and does not work, what is cut off, overlaps, is empty, misaligned or hard to read. Then call finish again; if nothing is wrong, call it at once. You are shown this once.";

/** Reviews a project that passes everything. Null if there is nothing to see: no pictures, no wish unproven, no check that proves nothing, no test that fails. */
export async function reviewProject(work: Work): Promise<Sight | null> {
  const { model, vacuous } = work;
  const plan = withoutVacuous(work.plan, vacuous);
  const sight = model.seesPictures ? await lookAtProject(work, { paths: pagesOf(work), isInUse: true, check: null, step: null }) : NOTHING;
  const crowded = model.seesPictures ? await faultsWithManyRows(work, pagesOf(work)) : [];
  const tested = model.seesPictures || hasTestsOfItsOwn(work) ? await testProject(work) : null;
  const isUnproven = plan.understood.some(({ checks }) => checks.length === 0);
  const isNothingLeft = !isUnproven && vacuous.length === 0 && tested?.isClean !== false;
  if (sight.pictures.length === 0 && isNothingLeft) return null;
  const text = [
    "Everything passes. Before it is delivered, hold it once against the whole request:",
    requestOf(work),
    "# What becomes of its wishes, as the person is told",
    ...describeWishes(plan),
    ...describeVacuous(plan, vacuous),
    ...(tested === null ? [] : [`# ${tested.text}`]),
    ...(sight.pictures.length === 0 ? [] : [`# Every page at both sizes, ${PAGES_MAX} pages at most`, sight.text]),
    ...(crowded.length === 0 ? [] : ["# What breaks once there is more in its lists", ...crowded]),
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
export function describeWishes({ understood, notUnderstood, checks }: Pick<Plan, "understood" | "notUnderstood" | "checks">): string[] {
  return [
    ...understood.map(({ phrase, checks: ids }) => {
      if (ids.length === 0) return `- “${phrase}”: built, and no check shows it: see that it is there`;
      const unnamed = unnamedWords(
        phrase,
        checks.filter(({ id }) => ids.includes(id)),
      );
      const left = unnamed.length === 0 ? "" : `; see yourself to what no step of it names: ${unnamed.join(", ")}`;
      return `- “${phrase}”: proven by ${ids.join(", ")}${left}`;
    }),
    ...notUnderstood.map((phrase) => `- not built: ${phrase}`),
  ];
}
