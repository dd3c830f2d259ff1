// What the games share beneath what is seen: chance that can be repeated, keys, swipes, time and the best score.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";

/** The files of `src/games/` that hold no component. */
export function playModules(slug: string): ModuleSource[] {
  return [
    { path: "src/games/random.ts", opening: RANDOM, library: true, parts: randomParts },
    {
      path: "src/games/directions.ts",
      library: true,
      opening: "The four directions, and the keys and swipes that say them.",
      parts: directionParts,
    },
    { path: "src/games/keys.ts", opening: KEYS, library: true, parts: [{ name: "useGameKeys", comment: KEYS_COMMENT, code: useGameKeys }] },
    { path: "src/games/time.ts", opening: "Time in a game: what happens at each beat, and the pause.", library: true, parts: timeParts },
    { path: "src/games/scores.ts", opening: SCORES, library: true, parts: scoreParts(slug) },
  ];
}

const RANDOM = `
Chance. The rules of the games take it as an argument, so that they can be tested. With ?seed=7 in the address
every game goes the same way each time it is opened; without, each is different.`;

const KEYS = `
A game hears the keys while it is on the screen and nothing else on the page has the focus. It answers whether a key
was its own; all others keep doing what they do on any page.`;

const KEYS_COMMENT =
  "Returns the ref of the game's section. `press` gets the key and that section, and answers whether the key belongs to the game.";

const SCORES = `
What was reached, kept in this browser: the best score of each game, and its results.`;

const randomParts: Part[] = [
  { name: "Random", isType: true, comment: "A number from 0 up to 1.", code: code`type Random = () => number;` },
  {
    name: "seededRandom",
    comment: "Mulberry32: the same numbers for the same seed.",
    code: code`
      function seededRandom(seed: number): @Random {
        let state = seed;
        return () => {
          state = (state + 0x6d2b79f5) | 0;
          let mixed = Math.imul(state ^ (state >>> 15), state | 1);
          mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
          return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
        };
      }`,
  },
  {
    name: "openRandom",
    comment: "The chance of this visit: repeated where the address has a seed.",
    code: code`
      function openRandom(): @Random {
        const seed = Number(new URLSearchParams(window.location.search).get("seed"));
        return seed > 0 ? @seededRandom(seed) : Math.random;
      }`,
  },
  {
    name: "below",
    comment: "A whole number from 0 to one less than `limit`.",
    code: code`
      function below(limit: number, random: @Random): number {
        return Math.floor(random() * limit);
      }`,
  },
  {
    name: "shuffled",
    code: code`
      function shuffled<Item>(items: readonly Item[], random: @Random): Item[] {
        return items
          .map((item) => ({ item, order: random() }))
          .sort((left, right) => left.order - right.order)
          .map(({ item }) => item);
      }`,
  },
];

const directionParts: Part[] = [
  { name: "Direction", isType: true, code: code`type Direction = "up" | "down" | "left" | "right";` },
  {
    name: "DIRECTION_KEYS",
    code: code`
      const DIRECTION_KEYS: Readonly<Record<string, @Direction>> = {
        ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right",
        w: "up", s: "down", a: "left", d: "right",
      };`,
  },
  {
    name: "directionOf",
    comment: "The direction of an arrow key or of W, A, S and D.",
    code: code`
      function directionOf(key: string): @Direction | null {
        return @DIRECTION_KEYS[key] ?? null;
      }`,
  },
  {
    name: "focusBeside",
    comment: "Moves the focus to the cell beside the focused one; to the first where none has it.",
    code: code`
      function focusBeside(game: HTMLElement, columns: number, direction: @Direction) {
        const cells = [...game.querySelectorAll<HTMLElement>("[data-cell]")];
        const at = cells.findIndex((cell) => cell === document.activeElement);
        const step = { up: -columns, down: columns, left: -1, right: 1 }[direction];
        const next = at === -1 ? cells[0] : cells[at + step];
        next?.focus();
      }`,
  },
  { name: "SWIPE_PIXELS", code: code`const SWIPE_PIXELS = 24;` },
  {
    name: "useSwipe",
    comment: "What an element needs to hear swipes. Give it the class touch-none, so that the page stays where it is.",
    code: code`
      function useSwipe(swipe: (direction: @Direction) => void) {
        const start = @useRef<{ x: number; y: number } | null>(null);

        return {
          onPointerDown: (event: @PointerEvent<HTMLElement>) => {
            start.current = { x: event.clientX, y: event.clientY };
            event.currentTarget.setPointerCapture(event.pointerId);
          },
          onPointerUp: (event: @PointerEvent<HTMLElement>) => {
            if (!start.current) return;
            const across = event.clientX - start.current.x;
            const down = event.clientY - start.current.y;
            start.current = null;
            if (Math.max(Math.abs(across), Math.abs(down)) < @SWIPE_PIXELS) return;
            if (Math.abs(across) > Math.abs(down)) swipe(across > 0 ? "right" : "left");
            else swipe(down > 0 ? "down" : "up");
          },
          onPointerCancel: () => {
            start.current = null;
          },
        };
      }`,
  },
];

const useGameKeys = code`
  function useGameKeys(press: (key: string, frame: HTMLElement) => boolean) {
    const region = @useRef<HTMLElement>(null);

    @useEffect(() => {
      const hear = (event: globalThis.KeyboardEvent) => {
        const game = region.current;
        if (!game || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
        const isInside = game.contains(event.target);
        const isFree = event.target.contains(game) && document.querySelector("[data-game]") === game;
        if (!isInside && !isFree) return;
        if (event.target.matches("input, select, textarea")) return;
        if (event.target.matches("button, a, summary") && (event.key === "Enter" || event.key === " ")) return;
        const { top, bottom } = game.getBoundingClientRect();
        if (bottom < 0 || top > window.innerHeight) return;
        if (press(event.key.length === 1 ? event.key.toLowerCase() : event.key, game)) event.preventDefault();
      };
      window.addEventListener("keydown", hear);
      return () => window.removeEventListener("keydown", hear);
    });

    return region;
  }`;

const timeParts: Part[] = [
  {
    name: "useBeat",
    comment: "Calls back at every beat; null stops the time.",
    code: code`
      function useBeat(milliseconds: number | null, beat: () => void) {
        const latest = @useRef(beat);

        @useEffect(() => {
          latest.current = beat;
        });

        @useEffect(() => {
          if (milliseconds === null) return;
          const timer = window.setInterval(() => latest.current(), milliseconds);
          return () => window.clearInterval(timer);
        }, [milliseconds]);
      }`,
  },
  {
    name: "useFrames",
    comment: "Calls back before each picture with the seconds since the last one, at most a twentieth.",
    code: code`
      function useFrames(isRunning: boolean, draw: (seconds: number) => void) {
        const latest = @useRef(draw);

        @useEffect(() => {
          latest.current = draw;
        });

        @useEffect(() => {
          if (!isRunning) return;
          let before: number | null = null;
          let frame = 0;
          const next = (now: number) => {
            if (before !== null) latest.current(Math.min((now - before) / 1000, 0.05));
            before = now;
            frame = requestAnimationFrame(next);
          };
          frame = requestAnimationFrame(next);
          return () => cancelAnimationFrame(frame);
        }, [isRunning]);
      }`,
  },
  {
    name: "useWhenHidden",
    comment: "Calls back when the person looks at another tab: the game should wait.",
    code: code`
      function useWhenHidden(pause: () => void) {
        @useEffect(() => {
          const look = () => {
            if (document.hidden) pause();
          };
          document.addEventListener("visibilitychange", look);
          return () => document.removeEventListener("visibilitychange", look);
        });
      }`,
  },
  {
    name: "formatClock",
    comment: "75 as 1:15.",
    code: code`
      function formatClock(seconds: number): string {
        return \`\${Math.floor(seconds / 60)}:\${String(seconds % 60).padStart(2, "0")}\`;
      }`,
  },
];

function scoreParts(slug: string): Part[] {
  return [
    { name: "SCORES_KEY", code: code`const SCORES_KEY = ${slug};` },
    {
      name: "useBest",
      comment: "The best score so far, null before the first, and the way to offer another. Where few is good, lower is better.",
      code: code`
        function useBest(game: string, better: "higher" | "lower" = "higher") {
          const key = \`\${@SCORES_KEY}/\${game}-best\`;
          const [best, setBest] = @useState(() => @readNumber(@readItem(key)));

          function offer(score: number): boolean {
            const isBest = best === null || (better === "higher" ? score > best : score < best);
            if (!isBest) return false;
            @writeItem(key, String(score));
            setBest(score);
            return true;
          }

          return { best, offer };
        }`,
    },
    {
      name: "useTally",
      comment: "How often each side has won so far, kept in this browser.",
      code: code`
        function useTally(game: string) {
          const key = \`\${@SCORES_KEY}/\${game}-tally\`;
          const [tally, setTally] = @useState(() => {
            const saved = @parseJson(@readItem(key));
            const counts = @isSavedObject(saved) ? saved : {};
            return new Map(Object.entries(counts).map(([side, count]) => [side, @readNumber(count) ?? 0]));
          });

          function keep(next: Map<string, number>) {
            setTally(next);
            @writeItem(key, JSON.stringify(Object.fromEntries(next)));
          }

          return {
            wins: (side: string) => tally.get(side) ?? 0,
            count: (side: string) => keep(new Map(tally).set(side, (tally.get(side) ?? 0) + 1)),
            clear: () => keep(new Map()),
          };
        }`,
    },
    ...resultParts,
  ];
}

const resultParts: Part[] = [
  {
    name: "GameResult",
    isType: true,
    code: code`
        interface GameResult {
          game: string;
          /** "1,204 points", "Won in 2:10". */
          result: string;
          /** What the list is ordered by: the highest first. */
          rank: number;
          /** When it ended, as an ISO 8601 time. */
          at: string;
        }`,
  },
  {
    name: "gameResults",
    code: code`
        const gameResults = @createCollection<@GameResult>({
          key: \`\${@SCORES_KEY}/results\`,
          read: (saved) => {
            const game = @readText(saved.game);
            const rank = @readNumber(saved.rank);
            return game === "" || rank === null ? null : { game, result: @readText(saved.result), rank, at: @readText(saved.at) };
          },
          samples: () => [],
        });`,
  },
  {
    name: "keepResult",
    code: code`
        function keepResult(result: Omit<@GameResult, "at">) {
          @gameResults.add({ ...result, at: new Date().toISOString() });
        }`,
  },
];
