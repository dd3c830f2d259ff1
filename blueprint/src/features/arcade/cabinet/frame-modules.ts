// What the games share of what is seen: the frame with scores and rules, the panel over a board when a game has ended,
// the pad of directions, choices, shades of the app's colour, and the list of results.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";

/** The components of `src/games/`. */
export function frameModules(): ModuleSource[] {
  return [
    { path: "src/games/GameFrame.tsx", library: true, parts: frameParts },
    { path: "src/games/BoardPanel.tsx", library: true, parts: [{ name: "BoardPanel", comment: PANEL, code: boardPanel }] },
    { path: "src/games/controls.tsx", library: true, parts: controlParts },
    { path: "src/games/shade.ts", library: true, parts: shadeParts },
    { path: "src/games/HighScores.tsx", library: true, parts: [{ name: "HighScores", comment: HIGH_SCORES, code: highScores }] },
  ];
}

const PANEL = "Lies over the board when a game waits or has ended.";
const HIGH_SCORES = "The best results in this browser, the highest first.";

const frameParts: Part[] = [
  {
    name: "GameTitle",
    comment: "The page's heading; it also names the browser's tab.",
    code: code`
      function GameTitle({ title, intro }: { title: string; intro: string }) {
        @usePageTitle(title);

        return (
          <div className="max-w-2xl">
            <h1 className="page-title">{title}</h1>
            <p className="mt-1.5 text-on-page-muted">{intro}</p>
          </div>
        );
      }`,
  },
  {
    name: "GameFrameProps",
    isType: true,
    code: code`
      interface GameFrameProps {
        heading: @ReactNode;
        /** What the section is called: the game's name. */
        name: string;
        region: ReturnType<typeof @useGameKeys>;
        scores: readonly { label: string; value: string | number }[];
        /** What just happened, for all to read and hear. */
        status: string;
        actions: @ReactNode;
        /** What can be chosen: a level, an opponent. */
        settings?: @ReactNode;
        /** How it is played, a sentence each. */
        rules: readonly string[];
        keys: readonly (readonly [key: string, act: string])[];
        /** The board, and the controls below it. */
        children: @ReactNode;
      }`,
  },
  {
    name: "GameFrame",
    comment: "A game on its page: on a wide screen the board stands left, on a phone between its scores and its rules.",
    code: code`
      function GameFrame({ heading, name, region, scores, status, actions, settings, rules, keys, children }: @GameFrameProps) {
        return (
          <section ref={region} data-game aria-label={name} className="flex flex-col gap-6" onClick={(event) => @leaveButton(event.detail)}>
            {heading}
            <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
              <div className="flex flex-col gap-4 lg:col-start-2">
                <dl className="grid auto-cols-fr grid-flow-col gap-2">
                  {scores.map(({ label, value }) => (
                    <div key={label} className="card flex min-w-0 flex-col items-center px-1 py-2 text-center">
                      <dt className="text-xs font-semibold text-muted">{label}</dt>
                      <dd className="font-display text-xl font-bold tabular-nums sm:text-2xl">{value}</dd>
                    </div>
                  ))}
                </dl>
                <div className="flex flex-wrap items-center gap-2">{actions}</div>
              </div>
              <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-3 lg:row-start-1">
                <p role="status" className="min-h-6 text-center font-semibold text-on-page">
                  {status}
                </p>
                {children}
              </div>
              {settings !== undefined && <div className="flex flex-col gap-3 lg:col-start-2">{settings}</div>}
              <@HowToPlay rules={rules} keys={keys} />
            </div>
          </section>
        );
      }`,
  },
  {
    name: "leaveButton",
    comment:
      "A button that was pressed with the pointer does not keep the keys: the space bar is the game’s. `presses` is 0 for the keyboard.",
    code: code`
      function leaveButton(presses: number) {
        const focused = document.activeElement;
        if (presses > 0 && focused instanceof HTMLButtonElement && !focused.matches("[data-cell]")) focused.blur();
      }`,
  },
  {
    name: "HowToPlay",
    code: code`
      function HowToPlay({ rules, keys }: Pick<@GameFrameProps, "rules" | "keys">) {
        const id = @useId();
        return (
          <section aria-labelledby={id} className="card flex flex-col gap-4 p-5 lg:col-start-2">
            <h2 id={id} className="font-display text-lg font-bold">
              How to play
            </h2>
            <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
            <dl className="hidden flex-col gap-2 border-t border-line pt-4 text-sm md:flex">
              {keys.map(([key, act]) => (
                <div key={key} className="flex items-baseline justify-between gap-3">
                  <dt>
                    <kbd className="rounded-chip border border-line bg-sunken px-1.5 py-0.5 font-mono text-xs">{key}</kbd>
                  </dt>
                  <dd className="text-right text-muted">{act}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      }`,
  },
];

const boardPanel = code`
  function BoardPanel({ title, children, actions }: { title: string; children?: @ReactNode; actions: @ReactNode }) {
    return (
      <div
        role="group"
        aria-label={title}
        className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-3 overflow-auto rounded-card bg-surface/85 p-4 text-center text-ink transition-opacity duration-300 starting:opacity-0"
      >
        <p className="font-display text-3xl font-bold text-balance">{title}</p>
        {children !== undefined && <p className="max-w-prose font-medium">{children}</p>}
        <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>
      </div>
    );
  }`;

const controlParts: Part[] = [
  {
    name: "GameButton",
    comment: "One of the buttons beside a board.",
    code: code`
      function GameButton({ onClick, isMain = false, isDisabled = false, children }: { onClick: () => void; isMain?: boolean; isDisabled?: boolean; children: @ReactNode }) {
        return (
          <button type="button" className={\`button \${isMain ? "button-primary" : "button-quiet disabled:cursor-not-allowed disabled:text-muted"}\`} disabled={isDisabled} onClick={onClick}>
            {children}
          </button>
        );
      }`,
  },
  {
    name: "DirectionPad",
    comment: "Four buttons for those who have neither keys nor the wish to swipe.",
    code: code`
      function DirectionPad({ act, onPress }: { act: string; onPress: (direction: @Direction) => void }) {
        const arrows = [
          { direction: "up", Icon: @ArrowUpIcon, place: "col-start-2" },
          { direction: "left", Icon: @ArrowLeftIcon, place: "col-start-1 row-start-2" },
          { direction: "down", Icon: @ArrowDownIcon, place: "col-start-2 row-start-2" },
          { direction: "right", Icon: @ArrowRightIcon, place: "col-start-3 row-start-2" },
        ] as const;
        return (
          <div role="group" aria-label="Directions" className="mx-auto grid grid-cols-[repeat(3,4rem)] gap-2">
            {arrows.map(({ direction, Icon, place }) => (
              <@PadButton key={direction} name={\`\${act} \${direction}\`} place={place} onPress={() => onPress(direction)}>
                <Icon className="size-6" />
              </@PadButton>
            ))}
          </div>
        );
      }`,
  },
  {
    name: "PadButton",
    comment: "A button for the thumb. It acts when it is touched, not when it is let go.",
    code: code`
      function PadButton({ name, place = "", onPress, children }: { name: string; place?: string; onPress: () => void; children: @ReactNode }) {
        return (
          <button
            type="button"
            aria-label={name}
            className={\`button button-primary h-13 min-w-0 touch-manipulation px-0 active:scale-95 \${place}\`}
            onClick={onPress}
          >
            {children}
          </button>
        );
      }`,
  },
  {
    name: "GameChoice",
    comment: "One of a few, as a row of buttons: arrow keys stay free for the game.",
    code: code`
      function GameChoice<Value extends string | number>({ label, options, value, onChoose }: { label: string; options: readonly { value: Value; label: string }[]; value: Value; onChoose: (value: Value) => void }) {
        return (
          <div role="group" aria-label={label} className="flex flex-col gap-1.5">
            <span className="text-sm font-medium text-on-page-muted">{label}</span>
            <div className="flex gap-1 rounded-control border border-line bg-surface p-1">
              {options.map((option) => (
                <button
                  key={option.value}
                  type="button"
                  aria-pressed={option.value === value}
                  className="min-h-9 flex-auto rounded-chip px-2 text-sm font-semibold text-muted hover:text-ink aria-pressed:bg-accent aria-pressed:text-on-accent"
                  onClick={() => onChoose(option.value)}
                >
                  {option.label}
                </button>
              ))}
            </div>
          </div>
        );
      }`,
  },
];

const shadeParts: Part[] = [
  {
    name: "shade",
    comment: `
A ground from the card's colour (0) over the app's colour (1) to a deeper one (2), with a text that stands out from it:
dark on what is light, light on what is dark.`,
    code: code`
      function shade(depth: number): @CSSProperties {
        const ground =
          depth <= 1
            ? \`color-mix(in oklab, var(--color-accent) \${Math.round(depth * 100)}%, var(--color-surface))\`
            : \`color-mix(in oklab, var(--color-ink) \${Math.round((depth - 1) * 55)}%, var(--color-accent))\`;
        return { backgroundColor: ground, color: \`oklch(from \${ground} clamp(0.12, (0.6 - l) * 1000, 1) 0 h)\` };
      }`,
  },
];

const highScores = code`
  function HighScores() {
    const best = @useRows(@gameResults).toSorted((left, right) => right.rank - left.rank).slice(0, 10);

    return (
      <section aria-labelledby="high-scores" className="card flex flex-col gap-4 p-6">
        <h2 id="high-scores" className="section-title">
          Your best results
        </h2>
        {best.length === 0 ? (
          <p className="text-muted">Nothing here yet. Play a game to its end, and its result is kept in this browser.</p>
        ) : (
          <ol aria-label="Your best results" className="flex flex-col">
            {best.map(({ id, game, result, at }, index) => (
              <li key={id} className="flex items-baseline gap-4 border-b border-line py-3 last:border-0">
                <span className="w-6 text-right font-display text-lg font-bold text-accent-ink tabular-nums">{index + 1}</span>
                <span className="min-w-0 flex-1 font-semibold">{result}</span>
                <span className="text-sm text-muted">
                  {game}, <time dateTime={at}>{new Date(at).toLocaleDateString("en", { day: "numeric", month: "short" })}</time>
                </span>
              </li>
            ))}
          </ol>
        )}
      </section>
    );
  }`;
