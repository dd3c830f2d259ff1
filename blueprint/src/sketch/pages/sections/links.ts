// Buttons below a text that lead to pages.
import { z } from "zod";
import { TextLinks } from "../../../features/site/frame/text-links.ts";
import { slugOf } from "../../../knowledge/field.ts";
import type { Page } from "../../../schema/blueprint.ts";
import type { AnyFeature } from "../../../schema/feature.ts";
import type { Drafting } from "../../drafting.ts";
import { asItems, asValues, asWordsUpTo, pick, plainName } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";

const LINKS_MAX = 3;
const LABEL_MAX = 40;
const TITLE_MAX = 60;

/** What the buttons say, and the titles of the pages that they lead to. */
export const SketchLinks = z
  .array(z.strictObject({ label: z.string().trim().min(1).max(LABEL_MAX), to: z.string().trim().min(1).max(TITLE_MAX) }))
  .max(LINKS_MAX);
export type SketchLinks = z.infer<typeof SketchLinks>;

/** The member `links` of a section. */
export const linksMember: SketchMember = {
  key: "links",
  otherNames: ["link", "buttons", "button", "cta"],
  guide: { text: '"links": [{"label": "See plans", "to": "Plans"}] below a text.', isShort: false },
  read: (said) =>
    itemsOf(said)
      .flatMap((one) => {
        const values = asValues(one);
        const to = asWordsUpTo(values === null ? one : pick(values, "to", "page", "href", "link", "target"), TITLE_MAX);
        const label = asWordsUpTo(values === null ? one : (pick(values, "label", "text", "button", "title", "name") ?? to), LABEL_MAX);
        return to === "" || label === "" ? [] : [{ label, to }];
      })
      .slice(0, LINKS_MAX),
};

/** Several links, or one alone. */
function itemsOf(said: unknown): unknown[] {
  const values = asValues(said);
  return values !== null && pick(values, "to", "page", "href") !== undefined ? [said] : asItems(said);
}

/** The links as an option of the feature of a text; their pages are settled when all pages are known. */
export function linksOption(links: SketchLinks | undefined): { links?: TextLinks } {
  return links === undefined || links.length === 0 ? {} : { links: links.map(({ label, to }) => ({ label, page: slugOf(to) })) };
}

/** The features with the links whose pages there are; the others are problems of the sketch. */
export function settleLinks({ plan, problems }: Drafting, pages: readonly Page[]): void {
  plan.features = plan.features.map((feature): AnyFeature => {
    const told = TextLinks.safeParse(feature["links"]);
    if (!told.success) return feature;
    const { links: _told, ...rest } = feature;
    const links = told.data.flatMap(({ label, page: named }) => {
      const page = pageCalled(pages, named);
      if (page === undefined) problems.push(`The button “${label}” leads to “${named}”, which is none of the pages.`);
      return page === undefined ? [] : [{ label, page: page.id }];
    });
    return links.length === 0 ? rest : { ...rest, links };
  });
}

/** The page of a title or an address. */
function pageCalled(pages: readonly Page[], named: string): Page | undefined {
  const name = plainName(named);
  return (
    pages.find(({ title }) => plainName(slugOf(title)) === name) ??
    pages.find(({ id, path }) => [id, path].some((own) => plainName(own) === name))
  );
}
