// A sketched section becomes parts of its page, in the order: its text, the rows of a thing, what one can do, what else it holds.
import type { SaidAbility } from "../abilities/sketch-ability.ts";
import type { DraftedAbility } from "../abilities/drafted-ability.ts";
import { placeAsUsual } from "../abilities/draft-feature.ts";
import { draftSaidAbility } from "../abilities/said/draft-said-ability.ts";
import { capital } from "../../reader/draft/draft-field.ts";
import { addCapability, capabilityId, type DraftEntity, type Plan } from "../../reader/draft/plan.ts";
import type { Section } from "../../schema/blueprint.ts";
import { addSketched, claim, type Drafting, entityNamed } from "../drafting.ts";
import { isLine } from "../things/records/is-line.ts";
import { viewOf } from "../things/showing/view-of.ts";
import type { SectionContext } from "./section-context.ts";
import { draftCalculator } from "./sections/calculator/calculator.ts";
import { draftCards } from "./sections/learning/cards.ts";
import { draftFacts } from "./sections/facts.ts";
import { draftMine, isMine } from "./sections/shown/mine.ts";
import { draftOnly } from "./sections/shown/only.ts";
import { draftSome, isSome } from "./sections/shown/some.ts";
import { draftForm } from "./sections/form.ts";
import { linksOption, type SketchLinks } from "./sections/links.ts";
import { draftOffers } from "./sections/offers.ts";
import { draftPictures } from "./sections/pictures.ts";
import { draftPoll } from "./sections/poll.ts";
import { draftQuestions } from "./sections/questions.ts";
import { draftQuotes } from "./sections/quotes.ts";
import { draftQuiz } from "./sections/learning/quiz.ts";
import type { SketchSection } from "./sketch-page.ts";

const PASSAGE_MAX = 600;
const COUNTED_MAX = 3;
const TITLE_MAX = 60;

/** The page of a section, as far as its parts need it. */
interface SectionPage {
  title: string;
  /** The entities whose rows the page shows already. */
  shown: Set<string>;
  /** The entities for whose rows a section of the page says how they are shown. */
  told: ReadonlySet<string>;
  /** Those whose rows other pages show. */
  elsewhere: ReadonlySet<string>;
}

/** Drafts a section of a page. */
export function draftSection(drafting: Drafting, section: SketchSection, page: SectionPage): Section[] {
  const { wish, text } = section;
  // The heading belongs to the first part that can show one, the text to one that has a line below its heading.
  const hasLine = section.offers !== undefined || section.form !== undefined;
  const isAlone = !hasContents(section) || (text !== null && !hasLine);
  const heading = isSame(section.heading, page.title) ? null : section.heading;
  const about: SectionContext = {
    drafting,
    wish,
    heading: isAlone && text !== null ? null : heading,
    text: hasLine ? text : null,
    page: page.title,
    saves: section.saves ?? [],
  };
  const before = drafting.plan.features.length;
  const drafted = [
    ...(isAlone ? passages(drafting, { heading, text, wish, page: page.title, links: section.links }) : []),
    // The text of one's own rows has their heading, which also names them.
    ...(isDecided(drafting, section, page)
      ? []
      : rowsOf(drafting, { ...section, heading: isMine(section) || isSome(section) ? heading : about.heading }, page)),
    ...headed(drafting, abilitiesOf(drafting, section, page), isAlone && text === null && section.thing === null ? heading : null),
    ...contentsOf(section, about),
  ];
  const fresh = drafting.plan.features.slice(before).map(({ id }) => id);
  claim(drafting, wish, [...new Set([...fresh, ...drafted.flatMap(partsOf)])]);
  return drafted;
}

/** What a part of a page shows: the feature, the figures or the rows. */
function partsOf(section: Section): readonly string[] {
  if (section.kind === "feature") return [section.feature];
  return section.kind === "figures" ? section.capabilities : [section.entity];
}

const contentKeys = ["facts", "questions", "offers", "quotes", "form", "calculator", "pictures", "quiz", "cards", "poll"] as const;

function hasContents(section: SketchSection): boolean {
  return contentKeys.some((key) => section[key] !== undefined);
}

/** What a section holds beside its text, rows and abilities. */
function contentsOf(section: SketchSection, about: SectionContext): Section[] {
  const told = <Value>(value: Value | undefined, draft: (value: Value, about: SectionContext) => Section[]): Section[] =>
    value === undefined ? [] : draft(value, about);
  return [
    ...told(section.offers, draftOffers),
    ...told(section.quotes, draftQuotes),
    ...told(section.facts, draftFacts),
    ...told(section.calculator, draftCalculator),
    ...told(section.pictures, draftPictures),
    ...told(section.quiz, draftQuiz),
    ...told(section.cards, draftCards),
    ...told(section.poll, draftPoll),
    ...told(section.questions, draftQuestions),
    ...told(section.form, draftForm),
  ];
}

interface Passage {
  heading: string | null;
  text: string | null;
  wish: string | null;
  page: string;
  links: SketchLinks | undefined;
}

/** The text of a section, in parts where it is too long for one; its buttons stand below the last one. */
function passages(drafting: Drafting, { heading, text, wish, page, links }: Passage): Section[] {
  if (text === null) return [];
  return piecesOf(text).map((line, at, { length }) => {
    const title = at === 0 ? heading : null;
    const options = { title, line, ...(at === length - 1 && linksOption(links)) };
    const id = addSketched(drafting, { kind: "passage", phrase: wish, apart: title ?? page, options });
    return { kind: "feature", feature: id, block: "text" } as const;
  });
}

/** A text in parts of the length that one can have, split between its paragraphs or sentences. */
function piecesOf(text: string): string[] {
  const parts: string[] = [];
  for (const piece of text.split(/(?<=\n\n)|(?<=[.!?] )/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + piece.length <= PASSAGE_MAX) parts[parts.length - 1] = last + piece;
    else parts.push(piece);
  }
  return parts.map((part) => part.trim().slice(0, PASSAGE_MAX)).filter((part) => part !== "");
}

/** Whether the rows of a section stand on its board, and in a list on another page. */
function isDecided(drafting: Drafting, section: SketchSection, { elsewhere }: SectionPage): boolean {
  const { thing, only, abilities } = section;
  const entity = entityNamed(drafting, thing);
  if (entity === undefined || only !== undefined || isMine(section) || isSome(section) || !elsewhere.has(entity.id)) return false;
  const isBoard = (ability: SaidAbility): boolean =>
    typeof ability !== "string" &&
    (ability.kind === "approve" || ability.kind === "board") &&
    entityNamed(drafting, ability.thing ?? thing) === entity;
  return abilities.some(isBoard);
}

/** The list of a thing's rows, once on a page. */
function rowsOf(drafting: Drafting, section: SketchSection, { title, shown }: SectionPage): Section[] {
  const { thing, as, heading, mine, only } = section;
  if (isMine(section)) return draftMine(drafting, { thing, title: heading ?? title, mine });
  if (isSome(section)) return draftSome(drafting, section, title);
  if (only !== undefined) return draftOnly(drafting, only, { thing, heading });
  if (thing === null) return [];
  const entity = entityNamed(drafting, thing);
  if (entity === undefined) drafting.problems.push(`A section shows “${thing}”, which is none of the things.`);
  return entity === undefined ? [] : collection(drafting, entity, { as, shown, heading });
}

interface Listed {
  as: SketchSection["as"];
  shown: Set<string>;
  heading: string | null;
}

function collection({ isWork }: Drafting, entity: DraftEntity, { as, shown, heading }: Listed): Section[] {
  if (shown.has(entity.id)) return [];
  shown.add(entity.id);
  const isName = heading?.toLowerCase() === entity.mention.many.toLowerCase();
  return [
    {
      kind: "collection",
      entity: entity.id,
      view: as === "carousel" ? "cards" : (as ?? viewOf(entity, { isWork })),
      ...(as === "carousel" && { isCarousel: true }),
      ...(heading !== null && !isName && { title: heading }),
    },
  ];
}

/** Pages of one's own bookings, orders and favourites: what is done with rows is done where the rows stand. */
const isOwnList = (id: string): boolean => id.startsWith("my-") || /^(?:favourites|wishlist|saved|voted|compared|followed)/.test(id);

/** What one can do in a section: figures together, a feature's block, or the rows with which it is done. */
function abilitiesOf(drafting: Drafting, section: SketchSection, { title, shown, told, elsewhere }: SectionPage): Section[] {
  const figures: string[] = [];
  const blocks: Section[] = [];
  for (const ability of section.abilities) {
    const drafted = draftSaidAbility(drafting, ability);
    if (drafted === null) continue;
    const { ids, entity, feature } = drafted;
    const isFigure = ids.some((id) => /^(?:total|chart)-/.test(id));
    if (isFigure) figures.push(...ids);
    const [first, ...others] = feature?.places ?? [];
    const isOwn = first?.on === "page" && isOwnList(first.page.id) && entity !== null;
    // Beside no rows of its own, where other pages list them all, such an ability means what the person set apart.
    const isElsewhere = isOwn && (section.thing !== null || told.has(entity.id) || !elsewhere.has(entity.id));
    if (isOwn && !isElsewhere)
      nameList(drafting, feature, section.text !== null || isSame(section.heading, title) ? null : section.heading);
    if (feature !== null && first !== undefined && !isElsewhere) {
      blocks.push({ kind: "feature", feature: feature.id, block: first.block });
      drafting.placed.add(`${feature.id} ${first.block}`);
      placeAsUsual(drafting, { ...drafted, feature: { ...feature, places: others } });
    } else {
      placeAsUsual(drafting, drafted);
      if (entity !== null && !isLine(entity) && isForm(section, told.has(entity.id)))
        blocks.push({ kind: "entry", entity: entity.id, title: (section.heading ?? title).slice(0, 60) });
      else if (entity !== null && !isFigure && !told.has(entity.id))
        blocks.push(...collection(drafting, entity, { as: null, shown, heading: null }));
    }
  }
  const capabilities = [...new Set([...countsBefore(drafting, figures), ...figures])];
  return figures.length === 0 ? blocks : [{ kind: "figures", capabilities }, ...blocks];
}

/** Features that show a title of their own. */
const TITLED: ReadonlySet<string> = new Set(["lookup", "picker", "stories", "collect"]);

/** What one can do in a section, under its heading. */
function headed(drafting: Drafting, parts: readonly Section[], heading: string | null): Section[] {
  const [first, ...others] = parts;
  if (first === undefined || heading === null) return [...parts];
  const title = heading.slice(0, TITLE_MAX);
  if (first.kind === "collection") return [{ title, ...first }, ...others];
  if (first.kind !== "figures" && first.kind !== "feature") return [...parts];
  const { plan } = drafting;
  const isTitled = ({ id, kind }: Plan["features"][number]): boolean =>
    first.kind === "feature" && id === first.feature && TITLED.has(kind);
  if (plan.features.some(isTitled)) {
    plan.features = plan.features.map((feature) => (isTitled(feature) ? { ...feature, title } : feature));
    return [...parts];
  }
  const id = addSketched(drafting, { kind: "passage", apart: title, options: { title, line: null, isHeading: true } });
  return [{ kind: "feature", feature: id, block: "text" }, ...parts];
}

/** Whether a section stands for the form of new rows: it is there to add one, and the page lists none. */
const isForm = ({ thing, abilities }: SketchSection, isListed: boolean): boolean =>
  thing === null && !isListed && abilities.every((ability) => typeof ability !== "string" && ability.kind === "add");

const isSame = (one: string | null, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

/** The list of what a person set apart with the heading of its section. */
function nameList({ plan }: Drafting, named: DraftedAbility["feature"], title: string | null): void {
  const isNamed = ({ id, kind }: Plan["features"][number]): boolean => id === named?.id && kind === "collect";
  if (title !== null) plan.features = plan.features.map((feature) => (isNamed(feature) ? { ...feature, title } : feature));
}

/** Several figures are statistics: of a thing of which nothing is added up they begin with how many there are. */
function countsBefore({ plan }: Drafting, figures: readonly string[]): string[] {
  if (figures.length < 2) return [];
  const named = plan.capabilities.filter(({ id }) => figures.includes(id));
  const isSummed = (entity: string): boolean => named.some((one) => one.entity === entity && one.kind === "total" && one.measure === "sum");
  return plan.entities
    .filter(({ id }) => named.some(({ entity }) => entity === id) && !isSummed(id))
    .slice(0, COUNTED_MAX)
    .map(({ id: entity, mention }) => {
      const count = { kind: "total", entity, phrase: null, measure: "count", field: null, label: capital(mention.many) } as const;
      addCapability(plan, count);
      return capabilityId(count);
    });
}
