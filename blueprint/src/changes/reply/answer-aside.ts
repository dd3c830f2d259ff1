// What a person says without asking for a change: a question, a report of something that does not work, an opinion, small
// talk, and "undo". None of it may change the app, and each gets an answer of its own.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import { isDeed, leadingVerb } from "../../reader/lexicon/acts.ts";
import { featureIn } from "../../reader/lexicon/features.ts";
import type { Token } from "../../reader/text/token.ts";
import { doingAll } from "../edits/capabilities.ts";
import type { Clause } from "../message/words/clauses.ts";
import { commandOf } from "../message/words/command.ts";

/** A clause that asks for no change, with an answer; `talk` needs none. */
export type Aside = { kind: "talk" } | { kind: "answer"; reply: string };

const undoReply =
  "I can go back by one version, when “undo” is all that you say; to have anything else as it was before, say what it should be, such as “remove the rating field”.";

const alwaysAsks = /^(?:and |but |so )?(?:how(?! about)|why(?! not)|what(?! about)|what's|whats|how's|where|who|whose|whom)\b/;
const asksWithMark =
  /^(?:and |but |so |or )?(?:when|which|is(?! it possible)|are|was|were|does|do you|do i|do they|do we|do people|did|should i|should we|should it|should the|should there|will it|will this|will the|will i|has|am|isn't|aren't|doesn't|don't you|won't|(?:can|could|may|might) (?:people|others|someone|anyone|anybody|everyone|everybody|users|customers|friends|other|(?:my|the) (?!.* be )))\b/;

const report =
  /\b(?:(?:does not|doesn't|do not|don't|did not|didn't|is not|isn't|are not|aren't|won't|will not|stopped|never) (?:work|works|working|load|loads|loading|open|opens|show up|save|saves|respond|responds|react|reacts|start|starts|appear|appears|function)|no longer works?|nothing happens|not working|crash(?:es|ed|ing)?|is broken|are broken|is wrong|are wrong|is buggy|is empty|is blank|is gone|is missing|freezes|hangs|got stuck|there (?:is|are|seems to be) (?:a |an |some |still )?(?:bugs?|errors?|problems?|issues?|mistakes?)|(?:i |we |you )(?:can't|cannot|can not|couldn't|am not able|am unable)|fails?|failed|throws?)\b|^(?:fix|repair|debug|solve)\b|^(?:error|bug|problem|issue)s?\b/;
const reportReply = "I cannot look into what does not work, because I only change the app by what you ask for.";

const opinionWords =
  "ugly|awful|terrible|horrible|bad|boring|great|good|nice|beautiful|lovely|awesome|amazing|cool|perfect|wonderful|fantastic|excellent|brilliant|best|worst|better|worse|pretty|hideous|confusing|annoying|stupid|useless|useful|helpful|funny|weird|strange|slow|fast|hungry|tired|happy|sad|bored|fun|impressive|hard|difficult|unclear|useless|well done";
const opinion = new RegExp(
  `^(?:(?:it|this|that|everything|they|these|the .{1,40}|my .{1,40}|your .{1,40}|[a-z]+) (?:is|are|was|were|looks?|feels?|seems?|'s)|it's|that's|this is|i am|i'm|we are|you are|you're) (?:so |too |very |really |pretty |quite |just |not |all |a bit |rather |a |the |an )*(?:${opinionWords})\\b|^(?:so |too |very |really |quite |what a |such a |a |an |the )*(?:${opinionWords})(?: (?:work|job|idea|app|one|stuff|thing|day|start|ever|effort|result|question|choice|news).*)?$|^too (?:(?:many|much|few|little)\\b|[a-z]+$)|\\b(?:likes?|loves?|hates?|dislikes?) (?:it|this|that|the app)\\b`,
);
const chat =
  /^(?:yes|no|yep|nope|yeah|nah|ok|okay|sure|fine|right|true|exactly|correct|indeed|maybe|perhaps|whatever|lol|haha+|hmm+|oh|ah|wow|bye|goodbye|hello|hi|hey|good (?:morning|evening|afternoon|night)|welcome|congratulations|congrats|cheers|sorry|oops|never ?mind|hurry(?: up)?|stop|cancel|wait|go|go on|continue|more|less|next|again|done|well done|bravo|keep (?:it up|up .*|going)|have (?:a (?:nice|good|great|lovely) .*|fun)|(?:i|we) (?:am|are|need to|want to|have to|would like to|think|feel|know|hope|guess|believe) (?!have|see|add|be able|sort|filter|search|mark|track|export|the|recipes|tasks).*|i have (?:a |an |some |one |another )?(?:questions?|ideas?|problems?)|(?:i )?(?:need|want) (?:some |your )?(?:help|a break|more|less|nothing|something|anything)|(?:give|do|show|tell|make|surprise|bore|help|support|save|love|kiss|sing|write|teach|thank|pay|buy|bring|get|drop|call|miss|trust|hug|follow|remind|ask|show) (?:me|us)(?: (?:a (?:hug|second|minute|moment|break|hand|joke|story|song|poem|line|coffee|beer|kiss|reason|clue|favou?r)|money|something|happy|happier|the (?:code|source|files?|money|weather|truth)|more|food|luck|time|back|some .*|please|now|tomorrow|later|laugh|smile|how.*|why.*|about.*))?|i (?:miss|love|trust|hate|need|want) (?:you|me|this|it)|note that .*|count to .*|save (?:it|this|that|the (?:changes?|app|project|file|world)|changes)|remember (?:to|that|me)\b.*|remind .*|improve (?:it|this|that|the app|everything)|(?:do|try) (?:something|anything|your|it|that).*|(?:deploy|publish|launch|test|check|run|ship|release|host|open|refresh|reload|rebuild|build) (?:it|this|that|the app|everything|again|the site)(?: .*)?)$/;

/** What the app can do of what a question speaks of, by verbs and by nouns. */
function answered(blueprint: Blueprint, tokens: readonly Token[]): string {
  const acts = tokens.flatMap(({ low, one }) => [leadingVerb([low])?.act, featureIn([one])?.act]);
  const kinds: readonly string[] = acts.filter((act) => act !== undefined).filter(isDeed);
  const met = blueprint.capabilities.filter(({ kind }) => kinds.includes(kind)).slice(0, 6);
  if (met.length > 0) return `I cannot answer questions at length, but in the app as it is, you can ${doingAll(blueprint, met)}.`;
  if (kinds.length > 0) return "I cannot answer questions at length, and the app has nothing for that yet.";
  return "I cannot answer questions at length, and only change the app by what you ask for.";
}

/** Whether a clause asks for no change, and what is said to it; null for one that may ask for something. `asksAloud`: a question mark ends it. */
export function answerAside(blueprint: Blueprint, { tokens }: Clause, asksAloud: boolean): Aside | null {
  const said = tokens
    .map((token) => token.low)
    .join(" ")
    .replace(/ ([,.!?])/g, "$1");
  const { verb } = commandOf(tokens);
  if (speaksOfUndo(said)) return { kind: "answer", reply: undoReply };
  if (/^(?:help|what can (?:you|i))\b/.test(said)) return null;
  if (alwaysAsks.test(said) || (asksAloud && asksWithMark.test(said))) return { kind: "answer", reply: answered(blueprint, tokens) };
  const commands = lexicon.is(verb, "change-verb") && !/^(?:i|we|it|this|that|there) /.test(said);
  if (!commands && report.test(said)) return { kind: "answer", reply: reportReply };
  if (chat.test(said) || (!commands && opinion.test(said))) return { kind: "talk" };
  return null;
}

const thing =
  "(?: (?:it|that|this|everything|all|(?:the |my |your )?(?:last |latest |previous |recent )?(?:changes?|messages?|steps?|edits?|versions?|one|thing).*|to .*))?";

const undo = new RegExp(
  `^(?:please )?(?:(?:undo|revert|roll ?back|rollback)${thing}|go back(?: (?:to .*|one .*|a .*|please|again|now))?|(?:restore|bring back|return to|switch(?: back)? to|get back) (?:it|everything|(?:the |an? |my )?(?:old|previous|last|earlier|first|original|former)\\b.*|(?:the )?version\\b.*)|(?:take|put|change|turn|set) (?:it|that|this|everything) back.*|start over)$`,
);

/** Whether these lower-case words ask for an earlier state of the app. */
export function speaksOfUndo(said: string): boolean {
  return undo.test(said);
}

/** Whether a message asks for nothing but the version before the present one. A version by its number, or the first one, is another wish. */
export function asksUndo(message: string): boolean {
  const said = message
    .toLowerCase()
    .replaceAll(/[.!,]+/g, "")
    .replaceAll(/\s+/g, " ")
    .replace(/^(?:no |oh |oops |sorry |please |can you |could you )+/, "")
    .replace(/ (?:please|again|now)$/, "")
    .trim();
  return speaksOfUndo(said) && !/\b(?:version \d|first|original|over|beginning|two|three|all changes|everything)\b/.test(said);
}
