// The sorting game in the generated app: one item at a time, dragged or sent by a button or a number key.
import { type Code, code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";
import { jsxText } from "../../../writer/code/text.ts";
import type { SortingSet } from "./sorting-sets.ts";

/** `src/features/sorting/sorting.ts`. */
export function sortingData({ containers, items }: SortingSet): Part[] {
  return [
    {
      name: "SortingContainer",
      isType: true,
      code: code`interface SortingContainer { id: string; name: string; colour: string }`,
    },
    {
      name: "SortingItem",
      isType: true,
      code: code`
        interface SortingItem {
          name: string;
          /** The id of the container where it belongs. */
          into: string;
          shape: string;
          colour: string;
          mark: string;
          why: string;
        }`,
    },
    { name: "sortingContainers", code: code`const sortingContainers: readonly @SortingContainer[] = ${{ literal: containers }};` },
    { name: "sortingItems", code: code`const sortingItems: readonly @SortingItem[] = ${{ literal: items }};` },
    { name: "ITEMS_PER_LEVEL", code: code`const ITEMS_PER_LEVEL = 4;` },
    {
      name: "SORTING_POINTS",
      comment: "For an item that is right at once, and for one that is right after a hint.",
      code: code`const SORTING_POINTS = { atOnce: 10, later: 5 };`,
    },
  ];
}

/** The game. */
export function sortingGame(set: SortingSet): Part[] {
  return [
    { name: "SortingBlock", code: block(set) },
    { name: "SortingLevel", code: level },
    { name: "SortingContainers", code: containersRow },
    { name: "SortingResult", code: result },
    { name: "SortingRecord", code: record },
  ];
}

function block({ title, containers }: SortingSet): Code {
  return code`
    function SortingBlock() {
      const played = @useScores("Sorting");
      const [stage, setStage] = @useState<"ready" | "playing" | "done">("ready");
      const [points, setPoints] = @useState(0);

      function finish(total: number) {
        setPoints(total);
        setStage("done");
        @recordScore("Sorting", { points: total, outOf: @sortingItems.length * @SORTING_POINTS.atOnce });
      }

      return (
        <>
          <section aria-labelledby="sorting-title" className="card flex flex-col gap-6 p-6 sm:p-8">
            <h2 id="sorting-title" className="section-title">${jsxText(title)}</h2>
            {stage === "ready" && (
              <>
                <div className="flex flex-wrap justify-center gap-4">
                  {@sortingContainers.map(({ id, colour }) => (
                    <@ContainerDrawing key={id} colour={colour} />
                  ))}
                </div>
                <p className="max-w-prose text-lg">
                  ${jsxText(`Where does it belong? Drag each item into its container, press the container, or use the keys 1 to ${containers.length}. There are three levels.`)}
                </p>
                <button type="button" className="button button-primary self-start px-8 text-lg" onClick={() => setStage("playing")}>
                  Start game
                </button>
              </>
            )}
            {stage === "playing" && <@SortingLevel onFinish={finish} />}
            {stage === "done" && <@SortingResult points={points} onAgain={() => setStage("playing")} />}
          </section>
          <@SortingRecord played={played} />
        </>
      );
    }`;
}

const level = code`
  function SortingLevel({ onFinish }: { onFinish: (points: number) => void }) {
    const [at, setAt] = @useState(0);
    const [points, setPoints] = @useState(0);
    const [hint, setHint] = @useState("");
    const [praise, setPraise] = @useState("");
    const send = @useRef<(index: number) => void>(() => undefined);
    const item = @sortingItems[at];

    function sort(container: @SortingContainer | undefined) {
      if (!item || !container) return;
      if (container.id !== item.into) {
        const home = @sortingContainers.find(({ id }) => id === item.into);
        setPraise("");
        setHint(\`Not quite: it belongs in “\${home?.name ?? ""}”. \${item.why}\`);
        return;
      }
      const total = points + (hint === "" ? @SORTING_POINTS.atOnce : @SORTING_POINTS.later);
      setPoints(total);
      setHint("");
      setPraise(\`Right! \${item.why}\`);
      if (at + 1 === @sortingItems.length) onFinish(total);
      else setAt(at + 1);
    }

    @useEffect(() => {
      send.current = (index) => sort(@sortingContainers[index]);
    });
    @useEffect(() => {
      const onKey = (event: globalThis.KeyboardEvent) => {
        if (/^[1-9]$/.test(event.key) && !(event.target instanceof HTMLInputElement)) send.current(Number(event.key) - 1);
      };
      window.addEventListener("keydown", onKey);
      return () => window.removeEventListener("keydown", onKey);
    }, []);

    if (!item) return null;
    return (
      <div className="flex flex-col items-center gap-5">
        <p className="facts w-full justify-between text-base">
          <span>
            Level {Math.floor(at / @ITEMS_PER_LEVEL) + 1}, item {at + 1} of {@sortingItems.length}
          </span>
          <strong className="tabular-nums">{points} points</strong>
        </p>
        <@LearningProgress label="Items sorted" value={at} max={@sortingItems.length} />
        <div
          draggable
          onDragStart={(event) => event.dataTransfer.setData("text/plain", item.name)}
          className="flex cursor-grab flex-col items-center gap-2 rounded-card bg-sunken px-8 py-4"
        >
          <@SortedItemDrawing shape={item.shape} colour={item.colour} mark={item.mark} />
          <strong className="text-xl">{item.name}</strong>
        </div>
        <p role="status" className={\`min-h-14 max-w-prose text-center text-lg font-semibold \${hint === "" ? "text-accent-ink" : "text-danger"}\`}>
          {hint === "" ? praise : hint}
        </p>
        <@SortingContainers onChoose={sort} />
      </div>
    );
  }`;

const containersRow = code`
  function SortingContainers({ onChoose }: { onChoose: (container: @SortingContainer) => void }) {
    return (
      <div role="group" aria-label="Containers" className="grid w-full grid-cols-2 gap-3 sm:flex sm:justify-center">
        {@sortingContainers.map((container) => (
          <button
            key={container.id}
            type="button"
            className="flex min-w-36 flex-1 flex-col items-center gap-2 rounded-card border-2 border-control p-3 font-bold hover:border-accent-ink hover:bg-sunken"
            onClick={() => onChoose(container)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              onChoose(container);
            }}
          >
            <@ContainerDrawing colour={container.colour} />
            {container.name}
          </button>
        ))}
      </div>
    );
  }`;

const result = code`
  function SortingResult({ points, onAgain }: { points: number; onAgain: () => void }) {
    const most = @sortingItems.length * @SORTING_POINTS.atOnce;
    const stars = points === most ? 3 : points >= most * 0.8 ? 2 : 1;
    return (
      <div className="flex flex-col items-center gap-4 text-center">
        <@Stars value={stars} max={3} />
        <p role="status" className="font-display text-3xl font-bold">
          {points} of {most} points
        </p>
        <p className="flex items-center gap-2 text-lg font-semibold">
          <@AwardIcon className="size-7 text-accent-ink" />
          Your badge: {["Helper", "Expert", "Champion"][stars - 1]}
        </p>
        <button type="button" className="button button-primary px-8" onClick={onAgain}>
          Play again
        </button>
      </div>
    );
  }`;

const record = code`
  function SortingRecord({ played }: { played: readonly @RecordedScore[] }) {
    const { name } = @usePerson();
    const best = @bestScore(played);
    const entries = [
      { id: "sample-1", name: "Player 1", points: 110 },
      { id: "sample-2", name: "Player 2", points: 85 },
      { id: "sample-3", name: "Player 3", points: 60 },
      ...(best ? [{ id: "own", name: name === "" ? "You" : \`\${name} (you)\`, points: best.points, isOwn: true }] : []),
    ];
    return (
      <section aria-labelledby="sorting-record" className="card flex flex-col gap-4 p-6 sm:p-8">
        <h2 id="sorting-record" className="section-title">Leaderboard</h2>
        <p className="text-muted">
          {best ? \`Your best game: \${best.points} points in \${@formatCount(played.length, "game", "games")}.\` : "Play a game to get on the list."} The other players are samples.
        </p>
        <@RankingTable label="Best games" measure="Points" entries={entries} />
      </section>
    );
  }`;
