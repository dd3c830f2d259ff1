// Sudoku with notes, hints and a check. The check of the app knows the grid: the seed in the address makes it.
import { literal } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext, type FeatureRequest } from "../../../definition/define-feature.ts";
import { addressOf, placesOf } from "../../game/arcade-game.ts";
import { gameParts } from "../../game/game-parts.ts";
import { type Random, seededRandom, shuffled } from "../../game/seeded-random.ts";
import { SudokuFeature } from "./sudoku-schema.ts";

/** Its name, and the line that invites to play it. */
const sudokuInfo = { name: "Sudoku", intro: "Each row, each column and each box holds the digits 1 to 9." };

const SEED = 7;
const CLUES: Readonly<Record<SudokuFeature["level"], number>> = { easy: 42, medium: 34, hard: 27 };

export const sudokuFeature = defineFeature<typeof SudokuFeature>({
  schema: SudokuFeature,
  game: { names: "sudoku" },
  words: {
    verbs: "play sudoku,solve sudoku,solve sudokus",
    nouns: "sudoku,sudoku game,sudoku puzzle,sudoku generator",
    parts:
      "puzzle,puzzles,difficulty,difficulty levels,difficulty level,number,numbers,hint,hints,checking,solution,solutions,timing,time,times,best times,erase,erase numbers,enter,grid,notes",
  },
  describe: () => ({ called: "sudokus", can: "solve a new sudoku each time" }),
  draft: (request) => ({
    feature: { kind: "sudoku", id: request.id, phrase: request.phrase, level: levelIn(request) },
    places: placesOf(request, sudokuInfo),
  }),
  compose: ({ project, feature }) =>
    gameParts({
      ...{ project, feature, info: sudokuInfo, component: ["board/sudoku/sudoku", "Sudoku"] },
      props: { level: literal(feature.level) },
    }),
  checks: (context) => checksOf(context),
});

function levelIn({ prompt, words }: FeatureRequest): SudokuFeature["level"] {
  const all = `${words} ${prompt}`;
  if (/\b(?:hard|difficult|expert) (?:sudoku|puzzles?)\b/.test(all)) return "hard";
  return /\bmedium (?:sudoku|puzzles?)\b/.test(all) ? "medium" : "easy";
}

/** The solution of the app's first puzzle with the seed, and the cell whose clue it takes away first. */
function knownPuzzle(): { solution: number[]; empty: number } {
  const random = seededRandom(SEED);
  const lines = (chance: Random): number[] =>
    shuffled([0, 1, 2], chance).flatMap((band) => shuffled([0, 1, 2], chance).map((line) => band * 3 + line));
  const rows = lines(random);
  const columns = lines(random);
  const digits = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random);
  const solution = rows.flatMap((row) => columns.map((column) => digits[(row * 3 + Math.floor(row / 3) + column) % 9] ?? 0));
  return { solution, empty: shuffled([...solution.keys()], random)[0] ?? 0 };
}

function checksOf({ project, feature }: FeatureContext<SudokuFeature>): FeatureCheck[] {
  const { solution, empty } = knownPuzzle();
  const right = solution[empty] ?? 1;
  const wrong = (right % 9) + 1;
  const cell = `Row ${Math.floor(empty / 9) + 1}, column ${(empty % 9) + 1}:`;
  const click = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });
  const shows = (says: string): CheckStep => ({ do: "expectVisible", target: { role: "button", name: `${cell} ${says}` } });
  const status = (contains: string): CheckStep => ({ do: "expectText", target: { role: "status" }, contains });
  const choose: CheckStep = { do: "click", target: { role: "button", name: cell } };
  const begin: CheckStep[] = [{ do: "open", path: addressOf(project, feature, SEED) }, choose];
  const open = 81 - CLUES[feature.level];
  return [
    {
      title: "In sudoku digits are entered, noted and emptied, and a check finds what is wrong",
      steps: [
        ...begin,
        shows("empty"),
        ...[click("Notes off"), click(`Enter ${right}`), shows(`notes ${right}`), click("Notes on")],
        ...[click(`Enter ${wrong}`), shows(String(wrong)), click("Check"), status("1 digit is wrong")],
        ...[click("Empty the cell"), shows("empty")],
        { do: "press", key: String(right), target: { role: "button", name: cell } },
        ...[shows(String(right)), click("Check"), status("No mistakes so far")],
      ],
    },
    {
      title: "In sudoku a hint enters the right digit, a full grid wins, and another puzzle can be begun",
      steps: [
        ...begin,
        click("Hint"),
        shows(String(right)),
        ...Array.from({ length: open }, (): CheckStep => ({ do: "press", key: "h" })),
        status("You win!"),
        click("New puzzle"),
        status("A new puzzle"),
      ],
    },
  ];
}
