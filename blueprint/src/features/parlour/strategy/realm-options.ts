// What a prompt says of a strategy game: its races with their attributes, and its resources.
import { capitalise } from "../../../writer/model/names.ts";

/** A race: what it does better than others, as factors of 1. */
export interface Race {
  name: string;
  trait: string;
  attack: number;
  defence: number;
  harvest: number;
}

type Nature = Omit<Race, "name">;

const natures: readonly [words: RegExp, nature: Nature][] = [
  [/dragon|orc|barbar|viking|demon|warrior/, { trait: "Fierce in battle", attack: 1.3, defence: 1, harvest: 0.9 }],
  [/el(?:f|ves)|fair|druid|nymph/, { trait: "Close to nature: rich harvests", attack: 1, defence: 1, harvest: 1.25 }],
  [/dwar(?:f|ves)|gnome|giant|stone/, { trait: "Hard to conquer", attack: 1, defence: 1.35, harvest: 1.05 }],
  [/human|men\b|empire|king/, { trait: "Good at everything", attack: 1.1, defence: 1.1, harvest: 1.1 }],
];

/** The races that the prompt names after a word for them, at most six; four usual ones where it names fewer than two. */
export function racesIn(prompt: string): Race[] {
  const named = listAfter(
    prompt,
    /\b(?:races?|factions?|civili[sz]ations?|clans?|tribes?|nations?)\b[^.:]{0,30}?(?::|,?\s*(?:such as|including|like)\b|,)\s*([^.;]+)/,
  );
  const names = named.length >= 2 ? named.slice(0, 6) : ["humans", "elves", "dwarfs", "orcs"];
  return names.map((name, index) => {
    const [, nature] = natures.find(([words]) => words.test(name)) ?? natures[index % natures.length] ?? [];
    return { name: capitalise(name), ...(nature ?? { trait: "Good at everything", attack: 1, defence: 1, harvest: 1 }) };
  });
}

/** The resources that the prompt names, gold among them and first, two to five. */
export function resourcesIn(prompt: string): string[] {
  const named = listAfter(prompt, /\bresources?\b[^.:]{0,30}?(?::|,?\s*(?:such as|including|like)\b|,)\s*([^.;]+)/);
  const names = named.length >= 2 ? named : ["gold", "iron", "wood", "wheat"];
  return [...new Set(["gold", ...names])].slice(0, 5);
}

/** The single words of a list: "humans, elves, and dwarfs, each with…" gives three. */
function listAfter(prompt: string, pattern: RegExp): string[] {
  const parts = (pattern.exec(prompt)?.[1] ?? "").split(/,\s*(?:and\s+)?|\s+and\s+/).map((part) => part.trim());
  const end = parts.findIndex((part) => !/^[a-z][a-z-]{2,17}$/.test(part));
  return end < 0 ? parts : parts.slice(0, end);
}
