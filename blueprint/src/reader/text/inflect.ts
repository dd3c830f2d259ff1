// English nouns in the singular and plural, for names inside sentences. Whole words only, by rule with a list of
// exceptions: a wrong plural is seen in every heading, so what the rules get wrong belongs in the lists.
const irregular: ReadonlyMap<string, string> = new Map([
  ["person", "people"],
  ["child", "children"],
  ["man", "men"],
  ["woman", "women"],
  ["foot", "feet"],
  ["tooth", "teeth"],
  ["mouse", "mice"],
  ["goose", "geese"],
  ["leaf", "leaves"],
  ["loaf", "loaves"],
  ["shelf", "shelves"],
  ["knife", "knives"],
  ["wife", "wives"],
  ["life", "lives"],
  ["half", "halves"],
  ["wolf", "wolves"],
  ["calf", "calves"],
  ["scarf", "scarves"],
  ["movie", "movies"],
  ["cookie", "cookies"],
  ["zombie", "zombies"],
  ["selfie", "selfies"],
  ["pie", "pies"],
  ["tie", "ties"],
  ["die", "dice"],
  ["calorie", "calories"],
  ["hobby", "hobbies"],
  ["to-do", "to-dos"],
  ["todo", "todos"],
  ["hero", "heroes"],
  ["potato", "potatoes"],
  ["tomato", "tomatoes"],
  ["quiz", "quizzes"],
  ["analysis", "analyses"],
  ["diagnosis", "diagnoses"],
  ["thesis", "theses"],
  ["crisis", "crises"],
  ["axis", "axes"],
  ["bus", "buses"],
  ["gas", "gases"],
  ["cactus", "cacti"],
  ["medium", "media"],
  ["criterion", "criteria"],
  ["shoe", "shoes"],
  ["toe", "toes"],
  ["canoe", "canoes"],
  ["cache", "caches"],
  ["axe", "axes"],
  ["alumnus", "alumni"],
  ["bonus", "bonuses"],
]);

const unchanging: ReadonlySet<string> = new Set(
  "series species personnel health poetry food wildlife traffic knowledge attendance infrastructure livestock produce jewellery jewelry news equipment information data feedback stock staff sheep fish deer aircraft music furniture homework software hardware money research advice evidence progress weather clothing luggage inventory status campus virus corpus focus census menus address process access business class glass grass dress boss mess loss pass cross press stress illness fitness business witness canvas atlas bias gas lens tennis physics maths mathematics statistics analytics economics politics yes plus basis chess address express success wellness".split(
    " ",
  ),
);
const singularsInS: ReadonlySet<string> = new Set(
  "status campus virus corpus census address process access business class glass grass dress boss mess loss pass cross press stress illness fitness witness canvas atlas bias lens basis".split(
    " ",
  ),
);
const plurals: ReadonlyMap<string, string> = new Map([...irregular].map(([one, many]) => [many, one]));

/** The singular of one lower-case word; a word that is not a plural comes back as it is. */
export function singularWord(word: string): string {
  const known = plurals.get(word);
  if (known !== undefined) return known;
  if (irregular.has(word) || unchanging.has(word) || singularsInS.has(word) || word.length < 4) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (/(?:us|lens|canvas|atlas|bus)es$/.test(word) && !/(?:hous|caus|claus|excus|paus|mous)es$/.test(word)) return word.slice(0, -2);
  if (/(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith("s") && !word.endsWith("'s") ? word.slice(0, -1) : word;
}

/** The plural of one lower-case word. */
export function pluralWord(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (plurals.has(word) || (unchanging.has(word) && !singularsInS.has(word))) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z)$/.test(word) ? `${word}es` : `${word}s`;
}

function onLastWord(phrase: string, change: (word: string) => string): string {
  const at = phrase.lastIndexOf(" ") + 1;
  return phrase.slice(0, at) + change(phrase.slice(at));
}

/** The singular of a phrase: that of its last word. */
export function singular(phrase: string): string {
  return onLastWord(phrase, singularWord);
}

/** The plural of a phrase: that of its last word. */
export function plural(phrase: string): string {
  return onLastWord(phrase, pluralWord);
}

/** Whether a lower-case word is a plural. */
export function isPlural(word: string): boolean {
  return plurals.has(word) || (singularWord(word) !== word && pluralWord(singularWord(word)) === word);
}

/** `a` or `an`, by the sound of the word. */
export function article(phrase: string): string {
  if (/^(?:one|uni|use|usa|eu|ur[ie])/i.test(phrase)) return "a";
  return /^(?:[aeiou]|hour|honest)/i.test(phrase) ? "an" : "a";
}
