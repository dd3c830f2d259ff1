// The parts of a thing: "tools, including name, description, function and price". A list after "including" or "with" is one of
// fields where most of its pieces are usual for fields; otherwise it is a list of asks.
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { definitionOf } from "../../../../features/feature.ts";
import { isFieldNoun } from "../../../../knowledge/field-nouns.ts";
import { isFeatureAct, isNounToo } from "../../../lexicon/acts.ts";
import { nounOf, nounPhrase } from "../../../text/noun-phrase.ts";
import { knownField } from "../../description/things/known-field.ts";
import { knownThing } from "../../description/things/known-thing.ts";
import { mentioned } from "../../description/things/mention.ts";
import type { Intent } from "../../parsed-prompt.ts";
import type { Statement } from "../statement.ts";
import { listNouns } from "../lexicon/containers.ts";
import type { Piece } from "../piece.ts";
import type { Survey } from "../survey.ts";

/** What a run of pieces says, and how many they are. */
export interface Run {
  statements: Statement[];
  taken: number;
}

function startsWithVerb({ said: { listed } }: Piece): boolean {
  return listed !== null && (listed.gerund || !isNounToo(listed.verb));
}

function isFieldLike({ current }: Survey, piece: Piece): boolean {
  const { noun } = piece.said;
  if (noun === null || noun.tokens.length > 4 || startsWithVerb(piece)) return false;
  return isFieldNoun(noun) || (current !== null && knownField(current, noun) !== null);
}

/** "Post recipes with ingredients and steps, *rate recipes*": a verb with its object goes on with what one can do. */
function isAct({ parsed }: Survey, { said: { words, listed } }: Piece): boolean {
  const [first, ...rest] = words;
  if (first === undefined || rest.length === 0 || /^favou?rite$/.test(first.low)) return false;
  if (listed === null) return lexicon.is(first.low, "plain-verb") || (first.speech === "verb" && !first.low.endsWith("ed"));
  const object = nounPhrase(words.slice(listed.words.length));
  return !isNounToo(listed.verb) || (object !== null && (object.plural || mentioned(parsed, object) !== null));
}

/** "Job listings, including plumbers, electricians and more": names of which nothing else is known are kinds of the thing. */
function readKinds({ current }: Survey, run: readonly Piece[], first: Piece): Statement[] {
  const names = run.filter(({ said }) => !/^(?:more|others?|etc|so)$/.test(said.words[0]?.low ?? ""));
  const isKind = (piece: Piece): boolean => {
    const { noun, feature } = piece.said;
    return noun !== null && noun.tokens.length <= 3 && !startsWithVerb(piece) && feature === null;
  };
  if (current === null || first.chunk.lead !== "with" || names.length < 2 || !names.every(isKind)) return [];
  const known = names.filter(({ said }) => said.noun !== null && knownThing(said.noun, "public") !== null);
  if (known.length * 2 > names.length) return [];
  const detail = names.map(({ said }) => [...said.words]);
  return [{ kind: "field", noun: nounOf("category"), detail, words: run.flatMap(({ said }) => said.words) }];
}

/** A field of the thing in question; one that nobody can type is nothing, and a feature is no field. */
function readField(survey: Survey, piece: Piece): Statement[] {
  const { words, noun, feature } = piece.said;
  // A picture that nobody can upload is no text field, and nobody types a reminder.
  const ending = noun?.tokens.at(-1)?.one;
  if (lexicon.is(ending, "medium") || lexicon.is(ending, "notice")) return [{ kind: "nothing", words }];
  if (noun === null || (feature !== null && isFeatureAct(feature.act) && !isFieldLike(survey, piece))) return [];
  const { aside } = piece.chunk;
  return [{ kind: "field", noun, detail: aside.length === 0 ? [] : [aside], words }];
}

/** How far the run reaches that begins at this piece. */
function endOf(survey: Survey, pieces: readonly Piece[], at: number): number {
  // "With price and stock, *people* can order": who can do something is no field.
  const isSubject = (place: number): boolean => pieces[place + 1]?.chunk.lead === "can";
  const end = pieces.findIndex((piece, place) => {
    if (place <= at) return false;
    return piece.chunk.lead !== "list" || isSubject(place) || (survey.mood === "can" && isAct(survey, piece));
  });
  return end < 0 ? pieces.length : end;
}

/** The ask for a form that the run comes after: "contact us *with name, e-mail and message*". */
function formBefore({ parsed }: Survey, before: Piece): Intent | null {
  const last = parsed.intents.at(-1);
  return last !== undefined && isFeatureAct(last.act) && last.place.end === before.given.words.at(-1)?.end ? last : null;
}

/** The run of fields that begins at this piece; it takes no pieces where it is none. */
export function readFieldRun(survey: Survey, pieces: readonly Piece[], at: number): Run {
  const none: Run = { statements: [], taken: 0 };
  const first = pieces[at];
  const before = pieces[at - 1];
  if (first === undefined || before === undefined || !/^(?:with|has|colon)$/.test(first.chunk.lead)) return none;
  if (before.given.words.some(({ low }) => listNouns.has(low)) && before.chunk.lead === "has") return none;
  const to = endOf(survey, pieces, at);
  const run = pieces.slice(at, to).filter(({ said }) => said.words.length > 0);
  const ask = formBefore(survey, before);
  const form: Run = { statements: [{ kind: "form", parts: run.map(({ said }) => said.words) }], taken: to - at };
  const isForm = ask !== null && isFeatureAct(ask.act) && definitionOf(ask.act).isForm === true;
  if (isForm && run.length > 1 && !run.some(startsWithVerb)) return form;
  const like = run.filter((piece) => isFieldLike(survey, piece));
  if (like.length < 2 || like.length * 5 < run.length * 3) {
    const statements = readKinds(survey, run, first);
    return statements.length === 0 ? none : { statements, taken: to - at };
  }
  if (ask !== null) return form;
  return survey.current === null ? none : { statements: run.flatMap((piece) => readField(survey, piece)), taken: to - at };
}
