// Which draft of a message that asks for a site is built: the one of the site's own words, or what was read of it otherwise.
import type { Section } from "../../../schema/blueprint.ts";
import type { Draft } from "../../draft/draft-blueprint.ts";
import type { Interpreted, Nothing } from "../readings/interpretation.ts";
import { ABOUT } from "./site-parts.ts";
import type { SiteRequest } from "./site-request.ts";

const SHOWN_WHOLE: ReadonlySet<string> = new Set(["a gallery", ABOUT]);

/** The site of one person without a story that the prompt does not contain. */
export function withoutBroughtStory(draft: Draft): Draft {
  const { features, pages } = draft.blueprint;
  const brought = new Set(features.filter(({ kind, phrase }) => kind === "about" && !phrase).map(({ id }) => id));
  const isKept = (section: Section): boolean => section.kind !== "feature" || !brought.has(section.feature);
  const kept = pages.map((page) => ({ ...page, sections: page.sections.filter(isKept) })).filter(({ sections }) => sections.length > 0);
  return { ...draft, blueprint: { ...draft.blueprint, features: features.filter(({ id }) => !brought.has(id)), pages: kept } };
}

/** A site that leaves less out than a sure one, or is somebody's where the sure draft has rows of what they do; null for any other. */
export function fullerSite({ draft }: Interpreted | Nothing, site: Interpreted, asked: SiteRequest): Interpreted | null {
  const { owner, isDetailed, ofPerson, sections } = asked;
  if (isDetailed || sections.length > 0 || (draft !== null && (listsAudience(draft, site.draft, asked) || listsParts(draft, asked))))
    return site;
  if (draft?.blueprint.kind === "site") {
    const less = draft.notUnderstood.length - site.draft.notUnderstood.length;
    return less > 0 || (ofPerson && less === 0) ? site : null;
  }
  return owner !== null && draft?.blueprint.kind === "tool" ? site : null;
}

/** "Our story, photos of my cakes": whether a draft has a list of what a site shows as a whole. */
function listsParts({ blueprint }: Draft, { origins }: SiteRequest): boolean {
  return blueprint.entities.some(({ phrase }) =>
    origins.some(({ means, said }) => SHOWN_WHOLE.has(means) && phrase !== null && phrase !== "" && said.includes(phrase)),
  );
}

/** "Prices for weddings and hotels": whether a draft has a list of those whom a part of a site is only for. */
function listsAudience({ blueprint }: Draft, site: Draft, { origins }: SiteRequest): boolean {
  const isListed = (many: string): boolean => site.blueprint.entities.some(({ name }) => name.many === many);
  return blueprint.entities.some(
    ({ name, phrase }) =>
      !isListed(name.many) && origins.some(({ said }) => phrase !== null && phrase !== "" && / for .*/.exec(said)?.[0].includes(phrase)),
  );
}
