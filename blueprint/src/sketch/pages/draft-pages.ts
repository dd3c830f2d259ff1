// The pages of a drafted sketch: those that the model names, the first of them at home, then what must stand somewhere and has no place
// on them: the list of a thing, the page of an ability. No other page is added.
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { NounPattern } from "../../knowledge/data/word-list.ts";
import { slugOf } from "../../knowledge/field.ts";
import { ownedPath } from "../../model/people/owned-path.ts";
import { capital } from "../../reader/draft/draft-field.ts";
import type { DraftEntity, Plan } from "../../reader/draft/plan.ts";
import { iconOfKind } from "../../reader/text/noun-kind.ts";
import type { Blueprint, Page, Section } from "../../schema/blueprint.ts";
import type { Entity } from "../../schema/entity.ts";
import { say, spokenIn } from "../../project/words/say.ts";
import { wordsIn } from "../../project/words/words-in.ts";
import { type Drafting, entityNamed } from "../drafting.ts";
import { isLine } from "../things/records/is-line.ts";
import { draftAudience, type Roles } from "../roles/draft-roles.ts";
import { viewOf } from "../things/showing/view-of.ts";
import { draftOpening } from "./draft-opening.ts";
import { draftSection } from "./draft-section.ts";
import { isMine } from "./sections/shown/mine.ts";
import { draftOnly } from "./sections/shown/only.ts";
import { isSome } from "./sections/shown/some.ts";
import type { SketchPage, SketchSection } from "./sketch-page.ts";

const PAGES_MAX = 16;
/** The icons of pages by words of their titles, the first that is said. */
const icons = readData("fields/sketch/page-icons.json", z.array(z.strictObject({ icon: z.string(), words: NounPattern })));

/** What the pages are made of besides the sections. */
export interface PagesOf {
  pages: readonly SketchPage[];
  roles: Roles;
  kind: Blueprint["kind"];
  title: string;
  tagline: string;
  /** Who sees and changes the rows of each entity, by its id. */
  access: ReadonlyMap<string, NonNullable<Entity["access"]>>;
  /** The id of the entity whose rows are the profiles of accounts; null for none. */
  profile: string | null;
}

/** The pages, the home first. */
export function draftPages(drafting: Drafting, { pages, roles, kind, title, tagline, access, profile }: PagesOf): Page[] {
  const isSeenByOwner = (id: string): boolean => access.get(id)?.see === "owner";
  const told = pages
    .map((page) => withPrivateLists(drafting, toldPage(drafting, page, { pages, roles }), isSeenByOwner))
    .filter(({ sections }) => sections.length > 0);
  const shown = new Set(told.flatMap(({ sections }) => sections.flatMap((part) => (part.kind === "collection" ? [part.entity] : []))));
  const lists = drafting.plan.entities
    .filter((entity) => !shown.has(entity.id) && !isLine(entity))
    .map((entity) => ({
      ...listPage(drafting, entity, told),
      ...forOthers(told, { id: entity.id, access: access.get(entity.id), isProfile: entity.id === profile }),
    }));
  const all = withInbox(drafting, withPlaces(drafting, told.length > 0 ? [...told, ...lists] : ownPages(lists, { title })));
  const everywhere = pages.flatMap(({ sections }) => sections).filter(({ only }) => only?.everywhere === true);
  const notices = everywhere.flatMap(({ only, thing }) =>
    only === undefined ? [] : draftOnly(quiet(drafting), only, { thing, heading: null }),
  );
  const [home, ...others] = withoutTaken(
    drafting,
    withFigures(
      drafting,
      all.map((page) => withNotices(page, notices)),
    ),
  );
  const first: Page = home ?? { id: "home", path: "/", title: title.slice(0, 60), icon: "House", intro: null, sections: [] };
  const opened = isPublic(kind) ? { ...first, sections: draftOpening(drafting, first.sections, { title, tagline }) } : first;
  return withPaths([opened, ...others].slice(0, PAGES_MAX));
}

/** The pages that features bring at addresses of their own, by the names of these. */
const PAGES_OF_FEATURES: Readonly<Record<string, string>> = {
  account: "account",
  notifications: "notify",
  cart: "buy",
  checkout: "buy",
  orders: "buy",
};

/** Without the pages that a feature brings itself, such as that of an account: what else they would show stands on the first page. One that lists rows stays, at another address. */
function withoutTaken({ plan }: Drafting, pages: readonly Page[]): Page[] {
  const isTaken = ({ id }: Page, at: number): boolean => at > 0 && plan.features.some(({ kind }) => kind === PAGES_OF_FEATURES[id]);
  const isLeft = (page: Page): boolean => !page.sections.some(({ kind }) => kind === "collection" || kind === "own");
  const taken = pages.filter((page, at) => isTaken(page, at) && isLeft(page));
  const kept = pages.flatMap((page, at): Page[] => {
    if (!isTaken(page, at)) return [page];
    return isLeft(page) ? [] : [{ ...page, id: `all-${page.id}` }];
  });
  const [home, ...others] = kept;
  if (home === undefined) return [];
  return [{ ...home, sections: [...home.sections, ...taken.flatMap(({ sections }) => sections)] }, ...others];
}

/** What is wrong with a section was told where it stands. */
const quiet = (drafting: Drafting): Drafting => ({ ...drafting, problems: [] });

/** The page with what stands on every page, above everything else. */
function withNotices(page: Page, notices: readonly Section[]): Page {
  const others = page.sections.filter((section) => !notices.some((notice) => isSame(section, notice)));
  return { ...page, sections: [...notices, ...others] };
}

/** Whether two sections are the same notice, with or without a heading. */
const isSame = (one: Section, other: Section): boolean =>
  one.kind === "notice" && other.kind === "notice" && one.entity === other.entity && one.where === other.where;

const isPublic = (kind: Blueprint["kind"]): boolean => kind === "site" || kind === "shop" || kind === "learning" || kind === "community";

function toldPage(drafting: Drafting, told: SketchPage, { pages, roles }: Pick<PagesOf, "pages" | "roles">): Page {
  const { title, for: who, sections } = told;
  const elsewhere = toldLists(
    drafting,
    pages.filter((page) => page !== told).flatMap((page) => page.sections),
  );
  const page = { title, shown: new Set<string>(), told: toldLists(drafting, sections), elsewhere };
  const parts = withoutLoneHeadings(drafting, partsOfSections(drafting, sections, page));
  const entity = drafting.plan.entities.find(({ id }) => page.shown.has(id));
  const known = icons.find(({ words }) => words.test(title.toLowerCase()))?.icon;
  const icon = known ?? (entity === undefined ? "FileText" : iconOf(entity));
  const audience = who === null ? "everybody" : draftAudience(who, { roles, problems: drafting.problems });
  return { id: slugOf(title), path: "", title, icon, intro: null, ...(audience !== "everybody" && { audience }), sections: parts };
}

/** The entities of which a section says that their rows are shown. */
function toldLists(drafting: Drafting, sections: readonly SketchSection[]): Set<string> {
  const lists = sections.filter((section) => section.only === undefined && !isMine(section) && !isSome(section));
  return new Set(lists.flatMap(({ thing }) => entityNamed(drafting, thing)?.id ?? []));
}

/** The parts of sections. The heading of one that has nothing to show, since what it says is done with rows, belongs to the rows after it. */
function partsOfSections(drafting: Drafting, sections: readonly SketchSection[], page: Parameters<typeof draftSection>[2]): Section[] {
  let carried: string | null = null;
  return sections.flatMap((section) => {
    const heading = section.heading ?? (section.thing === null ? null : carried);
    const parts = draftSection(drafting, { ...section, heading }, page);
    carried = parts.length === 0 ? heading : null;
    return parts;
  });
}

/** The parts without headings of reports that are chosen in the first one of the page. */
function withoutLoneHeadings({ plan }: Drafting, parts: readonly Section[]): Section[] {
  const featureOf = (part: Section | undefined): Plan["features"][number] | undefined =>
    part?.kind === "feature" ? plan.features.find(({ id }) => id === part.feature) : undefined;
  const isReport = (part: Section | undefined): boolean => featureOf(part)?.kind === "report";
  const isLone = (part: Section, at: number): boolean =>
    featureOf(part)?.["isHeading"] === true && isReport(parts[at + 1]) && parts.slice(0, at).some(isReport);
  const lone = parts.filter(isLone);
  const ids = lone.map((part) => featureOf(part)?.id);
  plan.features = plan.features.filter(({ id }) => !ids.includes(id));
  return parts.filter((part) => !lone.includes(part));
}

/** The list of rows that only their owners see shows each their own. */
function withPrivateLists(drafting: Drafting, page: Page, isSeenByOwner: (id: string) => boolean): Page {
  const sections = page.sections.flatMap((section): Section[] => {
    if (section.kind !== "own" || section.of !== undefined || !isSeenByOwner(section.entity)) return [section];
    const entity = drafting.plan.entities.find(({ id }) => id === section.entity);
    if (entity === undefined || isListed(page, entity.id)) return [];
    return [
      {
        kind: "collection",
        entity: entity.id,
        view: viewOf(entity, drafting),
        ...(section.title !== page.title && { title: section.title }),
      },
    ];
  });
  return { ...page, sections };
}

/** Who has the list of rows that pages of the model show to each their own, or take, and of profiles, which stand on the page of the account: who sees those of others; everybody for other rows. */
function forOthers(
  told: readonly Page[],
  { id, access, isProfile }: { id: string; access: NonNullable<Entity["access"]> | undefined; isProfile: boolean },
): Pick<Page, "audience"> {
  const is = (kind: "own" | "entry"): boolean =>
    told.some(({ sections }) => sections.some((part) => part.kind === kind && part.entity === id));
  const isAside = is("own") || is("entry");
  const [only = "admin", ...more] = [access?.see ?? "everybody"].flat().filter((who) => ownedPath(who) === null);
  const isOpen = [only, ...more].some((who) => who === "everybody" || who === "members");
  if (!isAside && (isOpen || !isProfile)) return {};
  // Where a page for everybody shows some of them, it leads to all.
  if (isOpen && told.some(({ audience, sections }) => audience === undefined && sections.some((part) => isSomeOf(part, id)))) return {};
  // What everybody sees stands below what it belongs to, and its list is for whoever looks after it.
  if (isOpen) return is("own") && access !== undefined ? { audience: "admin" } : {};
  return { audience: more.length === 0 ? only : [only, ...more] };
}

const isSomeOf = (part: Section, id: string): boolean => part.kind === "recent" && part.entity === id;

const isListed = ({ sections }: Page, id: string): boolean => sections.some((part) => part.kind === "collection" && part.entity === id);

const iconOf = ({ thing, mention }: DraftEntity): string => thing?.icon ?? iconOfKind(mention.one);

/** The page that lists the rows of an entity; "All orders" beside a page that is called "Orders". */
function listPage({ isWork, plan }: Drafting, entity: DraftEntity, others: readonly Page[]): Page {
  const { many } = entity.mention;
  const isTaken = others.some((page) => page.title.toLowerCase() === many.toLowerCase());
  const { all } = spokenIn({ all: say.general.all({ many }) }, wordsIn(plan.language ?? "en"));
  const title = capital(isTaken ? all : many).slice(0, 60);
  return {
    id: slugOf(title),
    path: "",
    title,
    icon: iconOf(entity),
    intro: null,
    sections: [{ kind: "collection", entity: entity.id, view: viewOf(entity, { isWork }) }],
  };
}

/** Without pages of the model's own the main list is at home. */
function ownPages(lists: readonly Page[], { title }: { title: string }): Page[] {
  return lists.length > 0 ? [...lists] : [{ id: "home", path: "", title: title.slice(0, 60), icon: "House", intro: null, sections: [] }];
}

/** The pages with the blocks that abilities bring: on the page of the same name where there is one. */
function withPlaces({ plan, placed }: Drafting, pages: readonly Page[]): Page[] {
  const all = pages.map((page) => ({ ...page, sections: [...page.sections] }));
  for (const { feature, place } of plan.places) {
    if (placed.has(`${feature} ${place.block}`)) continue;
    const section: Section = { kind: "feature", feature, block: place.block };
    if (place.on === "home") {
      const [home] = all;
      if (place.at === "top") home?.sections.unshift(section);
      else home?.sections.push(section);
      continue;
    }
    const { id, title, icon, intro } = place.page;
    const there = all.find((page) => page.id === id || page.title.toLowerCase() === title.toLowerCase());
    if (there === undefined) all.push({ id, path: "", title: title.slice(0, 60), icon, intro: intro ?? null, sections: [section] });
    else there.sections.push(section);
  }
  return all.filter(({ sections }, at) => at === 0 || sections.length > 0);
}

/** The pages, with one for messages where they stand only on pages for some: everybody may be written to. */
function withInbox({ plan }: Drafting, pages: readonly Page[]): Page[] {
  const messages = plan.features.find(({ kind }) => kind === "message");
  const holding = pages.filter(({ sections }) => sections.some((part) => part.kind === "feature" && part.feature === messages?.id));
  if (messages === undefined || holding.length === 0 || holding.some((page) => page.audience === undefined || page === pages[0]))
    return [...pages];
  const { title } = spokenIn({ title: say.community.messages() }, wordsIn(plan.language ?? "en"));
  const sections: Section[] = [{ kind: "feature", feature: messages.id, block: "inbox" }];
  return [...pages, { id: "messages", path: "", title, icon: "MessagesSquare", intro: null, sections }];
}

/** The pages with the figures that have no place yet: above the list of their rows. */
function withFigures({ plan }: Drafting, pages: readonly Page[]): Page[] {
  const placed = new Set(pages.flatMap(({ sections }) => sections.flatMap((part) => (part.kind === "figures" ? part.capabilities : []))));
  const left = plan.capabilities.filter(({ kind, id }) => (kind === "total" || kind === "chart") && !placed.has(id));
  return pages.map((page) => {
    const own = left.filter(({ entity }) => pageOf(pages, entity) === page).map(({ id }) => id);
    return own.length === 0 ? page : { ...page, sections: aboveRows(page.sections, own) };
  });
}

function pageOf(pages: readonly Page[], entity: string): Page | undefined {
  return pages.find((page) => isListed(page, entity)) ?? pages[0];
}

function aboveRows(sections: readonly Section[], capabilities: string[]): Section[] {
  const at = Math.max(
    0,
    sections.findIndex(({ kind }) => kind === "collection"),
  );
  return sections.toSpliced(at, 0, { kind: "figures", capabilities });
}

/** The pages with addresses and titles of their own. */
function withPaths(pages: readonly Page[]): Page[] {
  const ids = new Set<string>();
  const titles = new Set<string>();
  return pages.map((page, at) => {
    let id = page.id;
    for (let number = 2; ids.has(id); number += 1) id = `${page.id.slice(0, 44)}-${number}`;
    ids.add(id);
    let title = page.title;
    for (let number = 2; titles.has(title.toLowerCase()); number += 1) title = `${page.title.slice(0, 56)} ${number}`;
    titles.add(title.toLowerCase());
    return { ...page, id, title, path: at === 0 ? "/" : `/${id}` };
  });
}
