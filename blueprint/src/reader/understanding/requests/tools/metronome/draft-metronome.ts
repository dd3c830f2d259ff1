// "Metronome at 72 bpm in 3/4, two beats faster every minute": a metronome with the tempo, the bars and the rise that a text asks
// for. Each wish is bound to the part that fulfils it, and what is none of a metronome is said to be missing.
import type { MetronomeFeature, MetronomePart } from "../../../../../features/insight/tools/metronome/metronome-schema.ts";
import { lexicon } from "../../../../../knowledge/words/lexicon.ts";
import { capitalise } from "../../../../../model/names.ts";
import type { DraftedTool } from "../drafted-tool.ts";
import { type Clause, clausesOf, coreOf, nameOf, requestIn, requestPlaces, saysSomething, tailsOf } from "../tool-clauses.ts";
import { limitIn, metronomeWishes, type MetronomeWish } from "./metronome-parts.ts";

type Settings = Pick<MetronomeFeature, "tempo" | "beats" | "speedUp">;

/** A request is one of the first clauses. */
const PLACE_MAX = 3;
const NAME_WORDS_MAX = 5;
const BEGINNING: Settings = { tempo: 100, beats: 4 };

/** The metronome that a text asks for; null where it asks for none. */
export function draftMetronome(text: string): DraftedTool | null {
  const clauses = clausesOf(text);
  for (const at of requestPlaces(clauses, PLACE_MAX))
    for (const request of clauses.slice(at, at + 1).flatMap((clause) => [clause, requestIn(clause)])) {
      const title = titleIn(request.text);
      if (title !== null) return settled(title, { request, others: clauses.slice(at + 1) });
    }
  return null;
}

/** What it is called, where a request is for a metronome: "Practice metronome", "something that clicks at 80 bpm". */
function titleIn(request: string): string | null {
  const { words } = coreOf(request);
  // "Metronome speeding up …".
  const doing = words.findIndex((word, at) => at > 0 && lexicon.is(word, "tempo-doing"));
  const name = nameOf(words.slice(0, doing < 0 ? undefined : doing));
  const isNamed = [1, 2].some((count) => lexicon.is(name.slice(-count).join(" "), "metronome-noun"));
  if (isNamed) return name.length > NAME_WORDS_MAX ? "Metronome" : capitalise(name.join(" "));
  return lexicon.is(words[0], "beating-verb") && lexicon.names(words.join(" "), "tempo-unit") ? "Metronome" : null;
}

function settled(title: string, { request, others }: { request: Clause; others: readonly Clause[] }): DraftedTool {
  const [core, ...tails] = tailsOf(request);
  const asked = core?.text ?? request.text;
  const settings: Settings = { ...BEGINNING };
  const said: Partial<Record<MetronomePart, string>> = {};
  const understood: DraftedTool["understood"] = [{ phrase: asked, part: null }];
  const missing: string[] = [];
  const bind = (phrase: string, wishes: readonly MetronomeWish[]): void => {
    for (const { part, settings: wished } of wishes) {
      Object.assign(settings, wished);
      said[part] = said[part] === undefined ? phrase : `${said[part]}, ${phrase}`;
      understood.push({ phrase, part });
    }
  };
  bind(
    asked,
    metronomeWishes(asked).filter(({ part }) => part !== "sound" && part !== "beat"),
  );
  for (const { text: clause } of [...tails, ...others.flatMap(tailsOf)]) {
    const phrase = clause.replace(/^(?:and|but|so|with|that|which)\s+(?=\S)/i, "").trim();
    const wishes = metronomeWishes(phrase);
    const upTo = settings.speedUp === undefined || wishes.some(({ part }) => part === "faster") ? null : limitIn(phrase);
    if (upTo !== null && settings.speedUp !== undefined)
      bind(phrase, [{ part: "limit", settings: { speedUp: { ...settings.speedUp, upTo } } }]);
    else if (wishes.length > 0) bind(phrase, wishes);
    else if (titleIn(phrase) === null && saysSomething(clause)) missing.push(phrase);
  }
  return { kind: "metronome", title, settings: { ...settings, said }, understood, missing };
}
