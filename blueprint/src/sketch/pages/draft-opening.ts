// The opening of an app for visitors: the model's first text, with its heading, its buttons and as much of it as an opening has room for.
import { pick, subjectOf } from "../../features/site/copy/subject.ts";
import type { Plan } from "../../reader/draft/plan.ts";
import type { Section } from "../../schema/blueprint.ts";
import { addSketched, type Drafting } from "../drafting.ts";

const LINE_MAX = 240;
const HEADLINE_MAX = 90;

/** The sections of the home page below an opening: with the first text as its heading and line, else with the app's name and what it is for. */
export function draftOpening(
  drafting: Drafting,
  sections: readonly Section[],
  { title, tagline }: { title: string; tagline: string },
): Section[] {
  const { plan } = drafting;
  // What stands on every page stays above it.
  const notices = sections.filter(({ kind }) => kind === "notice");
  const [first, ...rest] = sections.filter(({ kind }) => kind !== "notice");
  const passage = first?.kind === "feature" ? plan.features.find(({ id, kind }) => id === first.feature && kind === "passage") : undefined;
  const heading = typeof passage?.["title"] === "string" ? passage["title"] : null;
  const text = typeof passage?.["line"] === "string" ? passage["line"] : "";
  const line = beginningOf(text);
  const isOpening = passage !== undefined && line !== "";
  const left = text.slice(line.length).trim();
  const options = {
    headline: ((isOpening ? heading : null) ?? title).slice(0, HEADLINE_MAX),
    line: isOpening ? line : tagline,
    ...(isOpening && passage["links"] !== undefined && { links: passage["links"] }),
    ...lookOf(drafting, title),
  };
  const id = addSketched(drafting, { kind: "hero", phrase: null, options });
  if (isOpening) shorten(plan, passage, left);
  if (isOpening && left === "") drafting.renamed.set(passage.id, id);
  const others = first === undefined || (isOpening && left === "") ? rest : [first, ...rest];
  return [{ kind: "feature", feature: id, block: "opening" }, ...notices, ...others];
}

/** The whole sentences with which a text begins that an opening has room for; empty where the first one is too long. */
function beginningOf(text: string): string {
  if (text.length <= LINE_MAX) return text;
  const [first = ""] = text.split("\n\n");
  const ends = [...`${first} `.matchAll(/[.!?。！？]["”’)]?(?=\s)/gu)].map(({ 0: mark, index }) => index + mark.length);
  return first.slice(0, ends.findLast((end) => end <= LINE_MAX) ?? 0);
}

/** Leaves of a text what the opening does not say. */
function shorten(plan: Plan, passage: Plan["features"][number], left: string): void {
  const { links: _links, ...text } = passage;
  plan.features = plan.features.flatMap((feature) => {
    if (feature !== passage) return [feature];
    return left === "" ? [] : [{ ...text, title: null, line: left }];
  });
}

const LAYOUTS = ["split", "cover", "centred"] as const;
const SEEDS = 9973;

/** How the opening is drawn: by the subject of the request, and apart from other apps. */
function lookOf({ plan }: Drafting, title: string): Readonly<Record<"layout" | "motif", string>> & { seed: number } {
  const about = plan.entities[0]?.mention.one ?? "";
  const { domain, seed } = subjectOf({ title, about, prompt: plan.parsed.text.toLowerCase(), words: "", object: null });
  return { layout: pick(LAYOUTS, seed), motif: domain.motif, seed: seed % SEEDS };
}
