// Whether a draft is of another kind than its message: a list where a timer or a game is wanted.
import type { Tagged } from "./tag-message.ts";
import type { Kind, Mark } from "./tagger.ts";

/** What is read of a draft. */
interface Drafted {
  blueprint: { kind: string; features: readonly { kind: string }[] };
  subjects: readonly { template: unknown; statedFields: number }[];
}

const SURE = 0.95;
const NAMED_MIN = 0.6;
/** So many fields that a text gives are no chance. */
const STATED_MIN = 2;
/** So many parts of a page are no chance either. */
const PARTS_MIN = 3;

const TOOLS: ReadonlySet<string> = new Set<string>([
  "calculator",
  "countdown",
  "counter",
  "metronome",
  "picker",
  "timer",
  "leaderboard",
  "poll",
  "standings",
]);
const GAMES: ReadonlySet<string> = new Set(["quiz", "flashcards", "snake", "leaderboard", "picker", "poll", "passage", "lessons"]);

/** The features of which one makes a draft fit a kind; kinds that any draft may be are not here. */
const FEATURES: Partial<Record<Kind, ReadonlySet<string>>> = { calc: TOOLS, tool: TOOLS, play: GAMES };

/** "Sash window restorer. Website. Before and after pictures": whether a message calls the whole a website, and nothing else. */
function asksForSite(parts: Tagged["parts"]): boolean {
  const named = parts
    .filter(({ mark, sure }) => mark === "A" && sure >= NAMED_MIN)
    .map(({ tokens }) => tokens.map(({ one }) => one).join(" "));
  return named.length > 0 && named.every((words) => WEBSITE.has(words));
}

const WEBSITE: ReadonlySet<string> = new Set(["website", "webpage", "homepage", "web page", "home page"]);

/** Whether a message is surely of a kind that the draft has nothing of, and the draft has little else to say for it. */
export function isOtherKind({ kind, kinds, parts }: Tagged, { blueprint, subjects }: Drafted): boolean {
  const { features } = blueprint;
  const fitting = FEATURES[kind];
  const isWeak = subjects.every(({ template, statedFields }) => template === null && statedFields < STATED_MIN);
  const marked = (mark: Mark): number => parts.filter((part) => part.mark === mark).length;
  // "Page for my dad" is no list of what people leave there, nor of its parts.
  const isParted = marked("S") >= PARTS_MIN && marked("F") === 0 && subjects.every(({ template }) => template === null);
  if (kind === "site" && (kinds.get(kind) ?? 0) >= SURE && blueprint.kind === "tool")
    return (
      ((isWeak || isParted) && features.length === 0) ||
      (asksForSite(parts) && marked("S") > marked("F") && subjects.every(({ template }) => template === null))
    );
  return fitting !== undefined && isWeak && (kinds.get(kind) ?? 0) >= SURE && !features.some((feature) => fitting.has(feature.kind));
}
