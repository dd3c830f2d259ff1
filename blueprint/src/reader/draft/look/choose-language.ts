// The design language of an app: the one that the prompt's words ask for, else one that suits what it is about. Where
// several do, the prompt's own hash chooses, so that the same prompt always looks the same and two prompts seldom do.
import type { LanguageName } from "../../../schema/theme.ts";
import { languageOf, languagesOfSubject, languagesWhere } from "../../../theme/languages.ts";
import { moodWords } from "../../lexicon/moods.ts";
import type { Plan } from "../plan.ts";
import { seedOf } from "../../../knowledge/words/seed.ts";
import { z } from "zod";
import { readData } from "../../../knowledge/data/data-files.ts";
import { WordList } from "../../../knowledge/data/word-list.ts";

/** How much a text is about a subject: each of its words counts once, and more where the text begins. */
function weightOf(text: string, words: RegExp): number {
  const found = new Map([...text.matchAll(words)].toReversed().map(({ 0: word, index }) => [word, index]));
  return [...found.values()].reduce((sum, index) => sum + (index < 110 ? 3 : 1), 0);
}

/** The languages that suit what the text is about; none where it is about nothing known. */
function suiting(text: string): readonly LanguageName[] {
  const weighed = designSubjects.map(({ words, languages, strength }) => ({ weight: weightOf(text, words) * strength, languages }));
  const most = Math.max(...weighed.map(({ weight }) => weight));
  return most === 0 ? [] : (weighed.find(({ weight }) => weight === most)?.languages ?? []);
}

/** The design language of the drafted app. */
export function chooseLanguage({ parsed, entities, features }: Plan): LanguageName {
  const text = parsed.text.toLowerCase();
  const thing = entities[0]?.thing ?? null;
  const kept = entities.map(({ mention }) => mention.many).join(" ");
  const neutral = languagesOfSubject("anything");
  const choices = [
    parsed.look.languages ?? [],
    moodWords.find(({ words }) => words.test(text))?.languages ?? [],
    suiting(`${text} ${kept}`),
    thing?.typeface === undefined || thing.typeface === "sans" ? [] : languagesWhere(({ traits }) => traits.typeface === thing.typeface),
    thing?.view === "table" ? languagesOfSubject("tables") : neutral,
  ];
  const isSmall = entities.length + features.length < 2;
  const fitting =
    choices.map((names) => names.filter((language) => !isSmall || !languageOf({ language }).hasSidebar)).find(({ length }) => length > 0) ??
    neutral;
  return fitting[seedOf(parsed.text) % fitting.length] ?? "clean";
}

const DesignSubject = z
  .strictObject({
    id: z.string(),
    /** Words of the subject as regular expressions, each of the beginning of a word: `garden`, `parks?\\b`. */
    words: WordList.transform((words) => new RegExp(`\\b(?:${words.join("|")})`, "g")),
    /** How much more a word of it says than one of another subject. */
    strength: z.number().default(1),
  })
  .transform((subject) => ({ ...subject, languages: languagesOfSubject(subject.id) }));
/** Words of a subject, and the languages that suit it, each as often as its weight. */
type DesignSubject = z.infer<typeof DesignSubject>;

/** The subjects; where two are named equally often, the first decides. */
const designSubjects: readonly DesignSubject[] = readData("design/subjects.json", z.array(DesignSubject));
