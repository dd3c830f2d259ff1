// A draft of what is ranked: sides with their matches and the table that follows from the results, or rows with a number.
import { z } from "zod";
import { readData } from "../../../../knowledge/data/data-files.ts";
import { EntityTemplate } from "../../../../knowledge/entity-template.ts";
import { slugOf } from "../../../../knowledge/field.ts";
import { fieldNoun } from "../../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { type Draft, draftBlueprint } from "../../../draft/draft-blueprint.ts";
import { capital } from "../../../draft/draft-field.ts";
import { titleCase } from "../../../draft/look/draft-title.ts";
import { readDescription } from "../../../parse/description/read-description.ts";
import type { Intent, Mention, ParsedPrompt } from "../../../parse/parsed-prompt.ts";
import { segmentPrompt } from "../../../parse/sentence/segment-prompt.ts";
import { iconOfKind } from "../../../text/noun-kind.ts";
import type { NounPhrase } from "../../../text/noun-phrase.ts";
import { quote, sentencesOf } from "../../../text/token.ts";
import { blanked, whoseIn } from "../../records/draft-record.ts";
import { ownerAt } from "../../sites/site-owner.ts";
import { type Named, type Standings, standingsIn } from "./standings-in.ts";

const SURE = 4;
const { side, match, entry } = readData("features/standings.json", z.record(z.enum(["side", "match", "entry"]), EntityTemplate));

/** The ranking that a cleaned text asks for; null where it asks for none. */
export function draftStandings(text: string): Draft | null {
  const sentences = sentencesOf(text);
  const found = standingsIn(text, sentences);
  if (found === null) return null;
  const { sides, matches, places } = found;
  const ranked = mentionOf(text, sides, sideOf(found));
  const played = matches === null ? null : mentionOf(text, matches, matchOf(sides, matches));
  const main = played ?? ranked;
  const title = titleOf(text, found);
  const from = text.indexOf(title.phrase);
  const said = [{ start: from, end: from + title.phrase.length }, sides.place, matches?.place ?? null, ...places].filter(
    (place) => place !== null,
  );
  const parsed = readDescription(segmentPrompt(blanked(text, said)), { mentions: [main], current: main });
  // Without the ranking, "make a" has no object.
  const kept = parsed.intents.filter(
    (one) => (one.of === null || one.of === main) && one.object !== null && !/^(?:leaderboard|standings)$/.test(one.act),
  );
  const act = played === null ? "leaderboard" : "standings";
  const asked = (places.length > 0 ? places : [{ start: 0, end: 0 }]).map((place): Intent => {
    const phrase = text.slice(place.start, place.end);
    return { act, of: main, object: null, after: new Map(), words: phrase.toLowerCase().split(/\s+/), phrase, place };
  });
  const drafted: ParsedPrompt = {
    ...parsed,
    text,
    sentences,
    title: parsed.title ?? title,
    core: null,
    audience: "own",
    owner: null,
    kind: null,
    mentions: played === null ? [ranked] : [played, ranked],
    fields: parsed.fields.filter(({ of, noun }) => of === main && isField(noun)),
    relations: [],
    intents: [...kept, ...asked],
    unread: [],
  };
  const draft = draftBlueprint(drafted);
  return draft === null ? null : withRankingFirst(draft);
}

/** Whether it is a usual field: besides the scores, and no clause. */
function isField({ key, tokens: [first, , third] }: NounPhrase): boolean {
  return third === undefined && fieldNoun(key) !== null && !lexicon.is(first?.low, "clause-question") && !lexicon.is(key, "result-noun");
}

function mentionOf(text: string, { one, many, place }: Named, thing: EntityTemplate): Mention {
  const at = place ?? { start: 0, end: 0 };
  return { thing, one, many, phrase: text.slice(at.start, at.end), place: at, strength: SURE };
}

/** Sides with a name; what is ranked by a number has that number too. */
function sideOf({ sides: { one, many }, matches, measure }: Standings): EntityTemplate {
  const known = { ...(matches === null ? entry : side), one, many, icon: iconOfKind(one) };
  if (matches !== null) return known;
  const noun = fieldNoun(measure);
  const number = {
    id: slugOf(measure),
    label: capital(measure),
    type: noun?.type ?? "number",
    required: true,
    words: [measure],
    presence: "always",
  } as const;
  return { ...known, fields: [...known.fields, { ...number, ...(noun?.unit !== undefined && { unit: noun.unit }) }] };
}

/** A match of two sides; its fields are called by what plays: "Team 1", "Team 1 score". */
function matchOf({ one }: Named, matches: Named): EntityTemplate {
  const fields = match.fields.map((field) => {
    const label = field.label.replace("Side", capital(one));
    return { ...field, label, id: slugOf(label), ...(field.type === "reference" && { of: slugOf(one) }) };
  });
  return { ...match, one: matches.one, many: matches.many, fields };
}

/** "Office Table Tennis Leaderboard", "Indoor Bowls Club Ladder": whose it is, and what it is called. */
function titleOf(text: string, { heading, matches }: Standings): { words: string; phrase: string } {
  // A league is no table yet.
  const isContest = heading !== null && lexicon.is(heading.kind, "contest-noun");
  const kind = matches !== null && (isContest || heading === null) ? `${heading?.kind ?? ""} table`.trim() : (heading?.kind ?? "ranking");
  const said = heading?.words.map(({ low }) => low).join(" ") ?? "";
  const own = said.slice(0, said.length - (heading?.kind.length ?? 0)).trim();
  const lines = heading === null ? sentencesOf(text).map(({ tokens }) => tokens) : [heading.behind];
  const [found] = lines.flatMap((tokens) => {
    // "For the Sunday league", and no point for a win.
    const at = heading === null ? tokens.findIndex(({ low }, index) => low === "for" && tokens[index + 1]?.low === "the") : 0;
    const { owner, end } = tokens[at]?.low === "for" ? ownerAt(tokens, at) : { owner: null, end: 0 };
    return owner === null ? [] : [{ owner, phrase: quote(text, tokens.slice(at, end)) }];
  });
  const whose = own === "" ? (found?.owner ?? whoseIn(text)) : own;
  const words = [whose.endsWith(` ${kind.split(" ")[0]}`) ? whose.replace(/ \S+$/, "") : whose, kind].join(" ").trim();
  return { words: titleCase(words), phrase: own === "" ? (found?.phrase ?? "") : "" };
}

/** The ranking is what one comes for: it stands above the list on the first page. */
function withRankingFirst(draft: Draft): Draft {
  const { pages } = draft.blueprint;
  const isRanking = ({ id }: (typeof pages)[number]): boolean => id === "leaderboard";
  const ranking = pages.filter(isRanking).flatMap(({ sections }) => sections);
  const kept = pages
    .filter((page) => !isRanking(page))
    .map((page, at) => (at === 0 ? { ...page, sections: [...ranking, ...page.sections] } : page));
  return { ...draft, blueprint: { ...draft.blueprint, pages: kept } };
}
