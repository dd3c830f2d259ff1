// The component of memory in the generated app, and its cards.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";
import { memoryPictures, memoryRules } from "./memory-rules.ts";

type Memory = FeatureOf<"memory">;

/** The name on the machine. */
export const memoryCabinet = { name: "Memory game", intro: "Turn two cards over and find all the pairs." };

/** The game's component. */
export const memoryComponent = new Reference("MemoryMatch", "src/games/memory/MemoryMatch.tsx");

/** The files of the game. */
export function memoryModules(call: UnitCall<Memory>): ModuleSource[] {
  return [
    memoryRules,
    memoryPictures(call.feature.pictures),
    {
      path: memoryComponent.from,
      library: true,
      parts: [
        { name: "DECK_SIZES", code: sizes },
        { name: "useMemoryGame", comment: "The game, its clock and the best result of each size.", code: useMemoryGame(call) },
        { name: memoryComponent.name, code: gameCode(call) },
      ],
    },
    {
      path: "src/games/memory/CardTable.tsx",
      library: true,
      parts: [
        { name: "CardTable", code: table },
        { name: "MemoryCard", code: card },
      ],
    },
  ];
}

const sizes = code`
  const DECK_SIZES = [
    { value: 6, label: "6" },
    { value: 8, label: "8" },
    { value: 12, label: "12" },
  ];`;

function useMemoryGame({ project, feature }: UnitCall<Memory>): Code {
  return code`
    function useMemoryGame() {
      const [random] = @useState(@openRandom);
      const [pairs, setPairs] = @useState(${feature.pairs});
      const [game, setGame] = @useState(() => @beginMemory(pairs, random));
      const [seconds, setSeconds] = @useState(0);
      const [status, setStatus] = @useState("Turn over two cards.");
      const { best, offer } = @useBest(\`${feature.id}-\${pairs}\`, "lower");
      const isDone = @hasFoundAll(game);
      const hasBegun = game.moves > 0 || game.open.length > 0;

      @useBeat(hasBegun && !isDone ? 1000 : null, () => setSeconds(seconds + 1));
      @useBeat(game.open.length === 2 ? 1400 : null, () => setGame(@closeCards(game)));

      function flip(place: number) {
        const next = @flipCard(game, place);
        if (next === game) return;
        setGame(next);
        const name = @PICTURES[next.deck[place] ?? 0]?.name ?? "";
        if (next.found.length > game.found.length) setStatus(\`A pair: \${name}!\`);
        else setStatus(next.open.length === 2 ? "No pair. Remember them!" : \`This is the \${name}. Where is the other?\`);
        if (!@hasFoundAll(next)) return;
        setStatus(\`You win! All pairs found in \${@formatCount(next.moves, "move", "moves")}.\`);
        offer(next.moves);
        ${keepsResult(project, code`@keepResult({ game: "Memory game", result: \`\${pairs} pairs in \${@formatCount(next.moves, "move", "moves")}\`, rank: Math.round((pairs * 100) / next.moves) });`)}
      }

      function restart(size: number) {
        setPairs(size);
        setGame(@beginMemory(size, random));
        setSeconds(0);
        setStatus(\`A new game with \${size} pairs. Turn over two cards.\`);
      }

      return { game, pairs, seconds, status, best, isDone, flip, restart };
    }`;
}

function gameCode(call: UnitCall<Memory>): Code {
  const { jsx } = headingOf({ ...call, cabinet: memoryCabinet });
  return code`
    function MemoryMatch() {
      const { game, pairs, seconds, status, best, isDone, flip, restart } = @useMemoryGame();

      const region = @useGameKeys((key, frame) => {
        const direction = key.startsWith("Arrow") ? @directionOf(key) : null;
        if (direction) @focusBeside(frame, 4, direction);
        else if (key === "n") restart(pairs);
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name="Memory game"
          region={region}
          status={status}
          scores={[
            { label: "Moves", value: game.moves },
            { label: "Pairs", value: \`\${game.found.length}/\${pairs}\` },
            { label: "Time", value: @formatClock(seconds) },
            { label: "Best", value: best ?? "–" },
          ]}
          actions={<@GameButton isMain onClick={() => restart(pairs)}>New game</@GameButton>}
          settings={<@GameChoice label="Pairs of cards" options={@DECK_SIZES} value={pairs} onChoose={restart} />}
          rules={[
            "Turn over two cards in a move. If they show the same picture, the pair is yours.",
            "If not, they are closed again: remember where they lie.",
            "Find all pairs in as few moves as you can. Best is your fewest moves.",
          ]}
          keys={[["← ↑ → ↓", "Go to a card"], ["Enter", "Turn it over"], ["N", "New game"]]}
        >
          <@CardTable game={game} onFlip={flip}>
            {isDone && (
              <@BoardPanel title="You win!" actions={<@GameButton isMain onClick={() => restart(pairs)}>Play again</@GameButton>}>
                {@formatCount(game.moves, "move", "moves")} in {@formatClock(seconds)}.
              </@BoardPanel>
            )}
          </@CardTable>
        </@GameFrame>
      );
    }`;
}

const table = code`
  function CardTable({ game, onFlip, children }: { game: @MemoryGame; onFlip: (place: number) => void; children: @ReactNode }) {
    return (
      <div className="card relative mx-auto w-full max-w-xl p-3 sm:p-4">
        <div role="group" aria-label="Cards" className="grid grid-cols-4 gap-2 sm:gap-3">
          {game.deck.map((picture, place) => (
            <@MemoryCard
              key={place}
              number={place + 1}
              picture={picture}
              isOpen={@isFaceUp(game, place)}
              isFound={game.found.includes(picture)}
              onFlip={() => onFlip(place)}
            />
          ))}
        </div>
        {children}
      </div>
    );
  }`;

const card = code`
  function MemoryCard({ number, picture, isOpen, isFound, onFlip }: { number: number; picture: number; isOpen: boolean; isFound: boolean; onFlip: () => void }) {
    const { name, Icon } = @PICTURES[picture] ?? @PICTURES[0];
    const label = isOpen ? \`Card \${number}: \${name}\${isFound ? ", found" : ""}\` : \`Card \${number}, face down\`;
    return (
      <button type="button" data-cell aria-label={label} className="aspect-square touch-manipulation rounded-control perspective-near" onClick={onFlip}>
        <span className={\`relative block size-full transition-transform duration-300 transform-3d \${isOpen ? "rotate-y-180" : ""}\`}>
          <span className="absolute inset-0 grid place-items-center rounded-control bg-accent text-on-accent backface-hidden">
            <@SparkleIcon className="size-1/3 opacity-60" />
          </span>
          <span
            className={\`absolute inset-0 grid rotate-y-180 place-items-center rounded-control border-2 backface-hidden \${isFound ? "border-accent bg-accent-soft text-accent-ink" : "border-line bg-surface text-ink"}\`}
          >
            {isOpen && <Icon className="size-1/2" strokeWidth={1.75} />}
          </span>
        </span>
      </button>
    );
  }`;
