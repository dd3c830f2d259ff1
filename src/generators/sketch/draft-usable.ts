// What of a sketch can be used. A part with which no app comes out, whatever is wrong with it, is left out alone.
import { Blueprint, draftSketch, type Sketch, type SketchDraft } from "@atelier/blueprint";
import { attempt } from "../../lib/attempts/attempt.ts";

/** Where a part of a sketch is: a thing, an ability, or a section of a page. */
interface Part {
  kind: "things" | "abilities" | "sections";
  at: number;
  page: number;
  name: string;
}

/** Drafts a sketch of a prompt without the parts that no app can be made of; null where nothing of it can be built. */
export async function draftUsable(prompt: string, sketch: Sketch, options: { language?: string } = {}): Promise<SketchDraft | null> {
  const draft = (told: Sketch): Promise<SketchDraft | "broken" | null> => drafted(() => draftSketch(prompt, told, options));
  const whole = await draft(sketch);
  if (whole !== "broken") return whole;
  const isSound = async (some: readonly Part[]): Promise<boolean> => (await draft(withOnly(sketch, some))) !== "broken";
  const parts = partsIn(sketch);
  const things = parts.filter(({ kind }) => kind === "things");
  const broken = await failingAmong(things, isSound);
  const sound = things.filter((part) => !broken.includes(part));
  const others = parts.filter(({ kind }) => kind !== "things");
  broken.push(...(await failingAmong(others, (some) => isSound([...sound, ...some]))));
  const left = parts.filter((part) => !broken.includes(part));
  const rest = await draft(withOnly(sketch, left));
  if (rest === "broken" || rest === null) return null;
  return { ...rest, problems: [...rest.problems, ...broken.map(({ name }) => `No part of an app can be made of ${name}.`)] };
}

/** What a draft comes to: a whole app, nothing that could be built, or "broken" where drafting fails or gives no whole app. */
async function drafted(draft: () => SketchDraft | null): Promise<SketchDraft | "broken" | null> {
  const made = await attempt(draft);
  if (!made.ok) return "broken";
  return made.value === null || Blueprint.safeParse(made.value.blueprint).success ? made.value : "broken";
}

/** The parts with which drafting fails, however few others there are. */
async function failingAmong(parts: readonly Part[], isSound: (some: readonly Part[]) => Promise<boolean>): Promise<Part[]> {
  if (parts.length === 0 || (await isSound(parts))) return [];
  if (parts.length === 1) return [...parts];
  const half = Math.ceil(parts.length / 2);
  return [...(await failingAmong(parts.slice(0, half), isSound)), ...(await failingAmong(parts.slice(half), isSound))];
}

function partsIn({ things, abilities, pages }: Sketch): Part[] {
  return [
    ...things.map(({ many }, at): Part => ({ kind: "things", at, page: 0, name: `the ${many}` })),
    ...abilities.map((ability, at): Part => ({
      kind: "abilities",
      at,
      page: 0,
      name: `the ability “${typeof ability === "string" ? ability : ability.kind}”`,
    })),
    ...pages.flatMap(({ title, sections }, page) =>
      sections.map((_, at): Part => ({ kind: "sections", at, page, name: `section ${at + 1} of the page “${title}”` })),
    ),
  ];
}

function withOnly(sketch: Sketch, parts: readonly Part[]): Sketch {
  const has = (kind: Part["kind"], at: number, page = 0): boolean =>
    parts.some((part) => part.kind === kind && part.at === at && part.page === page);
  return {
    ...sketch,
    things: sketch.things.filter((_, at) => has("things", at)),
    abilities: sketch.abilities.filter((_, at) => has("abilities", at)),
    pages: sketch.pages.map((page, number) => ({ ...page, sections: page.sections.filter((_, at) => has("sections", at, number)) })),
  };
}
