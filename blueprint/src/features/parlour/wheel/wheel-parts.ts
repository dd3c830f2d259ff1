// The wheel of fortune in the generated app: prizes, the drawn wheel, its spin, and what was won.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** `src/features/wheel/prizes.ts`. */
export function wheelData(slug: string, prizes: readonly string[]): Part[] {
  const samples = prizes.map((name, index) => ({ id: `prize-${index + 1}`, name }));
  return [
    { name: "WheelPrize", isType: true, code: code`interface WheelPrize { name: string }` },
    { name: "SAMPLE_PRIZES", code: code`const SAMPLE_PRIZES: readonly @Stored<@WheelPrize>[] = ${{ literal: samples }};` },
    {
      name: "readWheelPrize",
      code: code`
        function readWheelPrize(saved: @SavedObject): @WheelPrize | null {
          const name = @readText(saved.name);
          return name === "" ? null : { name };
        }`,
    },
    {
      name: "wheelPrizes",
      code: code`const wheelPrizes = @createCollection<@WheelPrize>({ key: ${`${slug}/wheel-prizes`}, read: @readWheelPrize, samples: () => [...@SAMPLE_PRIZES] });`,
    },
    {
      name: "WheelWin",
      isType: true,
      code: code`
        interface WheelWin {
          prize: string;
          /** An ISO 8601 time. */
          at: string;
        }`,
    },
    {
      name: "readWheelWin",
      code: code`
        function readWheelWin(saved: @SavedObject): @WheelWin | null {
          const prize = @readText(saved.prize);
          return prize === "" ? null : { prize, at: @readText(saved.at) };
        }`,
    },
    {
      name: "wheelWins",
      code: code`const wheelWins = @createCollection<@WheelWin>({ key: ${`${slug}/wheel-wins`}, read: @readWheelWin, samples: () => [] });`,
    },
    {
      name: "sectorPath",
      comment: "The outline of one of `count` equal sectors of a circle of radius 100, the first at the top.",
      code: code`
        function sectorPath(index: number, count: number): string {
          if (count === 1) return "M0-100A100 100 0 1 1-.01-100Z";
          const point = (turn: number) => \`\${(100 * Math.sin(turn * 2 * Math.PI)).toFixed(2)} \${(-100 * Math.cos(turn * 2 * Math.PI)).toFixed(2)}\`;
          return \`M0 0L\${point(index / count)}A100 100 0 0 1 \${point((index + 1) / count)}Z\`;
        }`,
    },
  ];
}

/** The wheel. */
export const wheelParts: Part[] = [
  { name: "SPIN_MILLISECONDS", code: code`const SPIN_MILLISECONDS = 1500;` },
  {
    name: "WheelBlock",
    code: code`
      function WheelBlock() {
        const prizes = @useRows(@wheelPrizes);
        const [turn, setTurn] = @useState(0);
        const [isSpinning, setSpinning] = @useState(false);
        const [won, setWon] = @useState("");

        function spin() {
          const index = Math.floor(Math.random() * prizes.length);
          const prize = prizes[index];
          if (!prize) return;
          const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
          setWon("");
          setSpinning(true);
          setTurn(Math.ceil(turn) + (isStill ? 1 : 4) - (index + 0.5) / prizes.length);
          setTimeout(() => {
            @wheelWins.add({ prize: prize.name, at: new Date().toISOString() });
            setWon(prize.name);
            setSpinning(false);
          }, isStill ? 0 : @SPIN_MILLISECONDS);
        }

        return (
          <section aria-labelledby="wheel" className="card grid items-center gap-8 p-6 sm:p-8 lg:grid-cols-2">
            <@DrawnWheel names={prizes.map(({ name }) => name)} turn={turn} />
            <div className="flex flex-col items-start gap-5">
              <h2 id="wheel" className="section-title">Spin the wheel</h2>
              <button type="button" className="button button-primary px-8 text-lg" disabled={isSpinning || prizes.length === 0} onClick={spin}>
                {isSpinning ? "Spinning…" : "Spin"}
              </button>
              <p role="status" className="min-h-8 text-xl font-bold">
                {won !== "" && \`You won: \${won}!\`}
              </p>
              <div className="w-full">
                <h3 className="font-semibold">Prizes</h3>
                <ul role="list" aria-label="Prizes" className="mt-2 flex flex-wrap gap-2">
                  {prizes.map(({ id, name }) => (
                    <li key={id} className="chip">
                      {name}
                    </li>
                  ))}
                </ul>
              </div>
              <p className="text-sm text-muted">Every prize is equally likely. This is a demonstration: no prize is sent.</p>
            </div>
          </section>
        );
      }`,
  },
  {
    name: "DrawnWheel",
    code: code`
      function DrawnWheel({ names, turn }: { names: readonly string[]; turn: number }) {
        const tones = ["fill-accent", "fill-accent-soft", "fill-sunken"];
        const isLastAlone = names.length % 2 === 1;
        return (
          <svg role="img" aria-label={\`A wheel with \${names.length} prizes\`} viewBox="-112 -118 224 232" className="mx-auto w-full max-w-md">
            <circle r="108" className="fill-ink" />
            <g style={{ transform: \`rotate(\${turn}turn)\`, transition: \`transform \${@SPIN_MILLISECONDS}ms cubic-bezier(0.15, 0.75, 0.2, 1)\` }}>
              {names.map((name, index) => {
                const tone = isLastAlone && index === names.length - 1 ? 2 : index % 2;
                return (
                  <g key={index}>
                    <path d={@sectorPath(index, names.length)} className={tones[tone]} />
                    <text
                      transform={\`rotate(\${((index + 0.5) / names.length) * 360 - 90})\`}
                      x="94"
                      textAnchor="end"
                      dominantBaseline="middle"
                      className={\`text-[9px] font-bold \${tone === 0 ? "fill-on-accent" : "fill-ink"}\`}
                    >
                      {name.length > 18 ? \`\${name.slice(0, 17)}…\` : name}
                    </text>
                  </g>
                );
              })}
            </g>
            <circle r="14" className="fill-surface stroke-ink" strokeWidth="4" />
            <path d="M-9-116h18l-9 22z" className="fill-danger stroke-surface" strokeWidth="2" />
          </svg>
        );
      }`,
  },
];

/** The prizes to edit, and what was won. */
export const wheelListParts: Part[] = [
  {
    name: "WheelPrizesBlock",
    code: code`
      function WheelPrizesBlock() {
        const prizes = @useRows(@wheelPrizes);
        const [errors, setErrors] = @useState<@FieldErrors>({});

        function add(event: @FormEvent<HTMLFormElement>) {
          event.preventDefault();
          const element = event.currentTarget;
          const form = { data: new FormData(element), errors: {} };
          const name = @requiredText(form, "name", "Write what can be won.");
          setErrors(form.errors);
          if (name === "") return;
          @wheelPrizes.add({ name });
          element.reset();
        }

        return (
          <section aria-labelledby="wheel-prizes" className="card flex flex-col gap-5 p-6 sm:p-8">
            <h2 id="wheel-prizes" className="section-title">Prizes on the wheel</h2>
            <form noValidate onSubmit={add} className="flex flex-wrap items-end gap-3">
              <div className="min-w-0 flex-1 basis-56">
                <@TextField label="New prize" name="name" required error={errors.name} />
              </div>
              <button type="submit" className="button button-primary">
                Add prize
              </button>
            </form>
            <ul role="list" aria-label="All prizes" className="flex flex-col divide-y divide-line">
              {prizes.map(({ id, name }) => (
                <li key={id} className="flex items-center justify-between gap-4 py-2">
                  <span className="font-medium">{name}</span>
                  {prizes.length > 2 && (
                    <button type="button" className="text-button" onClick={() => @showNotice({ message: \`\${name} is off the wheel.\`, undo: @wheelPrizes.remove(id) })}>
                      Remove {name}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      }`,
  },
  {
    name: "WheelWinsBlock",
    code: code`
      function WheelWinsBlock() {
        const wins = @useRows(@wheelWins);
        if (wins.length === 0) {
          return (
            <@EmptyState title="Nothing won yet">
              <p>Spin the wheel, and what you win is recorded here.</p>
            </@EmptyState>
          );
        }
        return (
          <section aria-labelledby="wheel-wins" className="card flex flex-col gap-4 p-6 sm:p-8">
            <h2 id="wheel-wins" className="section-title">{@formatCount(wins.length, "spin", "spins")} won</h2>
            <ul role="list" aria-label="Winning records" className="flex flex-col divide-y divide-line">
              {wins.map(({ id, prize, at }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                  <strong className="flex items-center gap-2">
                    <@GiftIcon className="size-5 text-accent-ink" />
                    {prize}
                  </strong>
                  <time dateTime={at} className="text-sm text-muted">
                    {new Date(at).toLocaleString("en", { dateStyle: "medium", timeStyle: "medium" })}
                  </time>
                </li>
              ))}
            </ul>
          </section>
        );
      }`,
  },
];
