// The rules and the component of the game of lights in the generated app.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";

type Simon = FeatureOf<"simon">;

/** The name on the machine. */
export const simonCabinet = { name: "Simon", intro: "Watch the lights, remember them, and repeat." };

/** The game's component. */
export const simonComponent = new Reference("SimonMatch", "src/games/simon/SimonMatch.tsx");

/** The files of the game. */
export function simonModules(call: UnitCall<Simon>): ModuleSource[] {
  return [
    { path: "src/games/simon/rules.ts", opening: "The rules of the game of lights. Pure.", library: true, parts: ruleParts },
    {
      path: simonComponent.from,
      library: true,
      parts: [
        { name: "simonStatus", code: status },
        { name: "useSimon", comment: "The game, what is lit, and the longest row so far.", code: useSimon(call) },
        { name: simonComponent.name, code: gameCode(call) },
      ],
    },
    {
      path: "src/games/simon/LightPads.tsx",
      library: true,
      parts: [
        { name: "LIGHTS", code: lights },
        { name: "LightPads", code: pads },
      ],
    },
  ];
}

const ruleParts: Part[] = [
  {
    name: "SimonGame",
    isType: true,
    code: code`
      interface SimonGame {
        /** The lights in their order, 0 to 3. */
        row: readonly number[];
        /** How many of them were shown or repeated. */
        done: number;
        state: "ready" | "showing" | "repeating" | "over";
      }`,
  },
  { name: "NEW_SIMON", code: code`const NEW_SIMON: @SimonGame = { row: [], done: 0, state: "ready" };` },
  {
    name: "longerRow",
    comment: "The next round: one light more, shown from the beginning.",
    code: code`
      function longerRow(game: @SimonGame, random: @Random): @SimonGame {
        return { row: [...game.row, @below(4, random)], done: 0, state: "showing" };
      }`,
  },
  {
    name: "showLight",
    comment: "One light was shown; after the last one it is the person’s turn.",
    code: code`
      function showLight(game: @SimonGame): @SimonGame {
        const done = game.done + 1;
        return done > game.row.length ? { ...game, done: 0, state: "repeating" } : { ...game, done };
      }`,
  },
  {
    name: "repeatLight",
    code: code`
      function repeatLight(game: @SimonGame, light: number, random: @Random): @SimonGame {
        if (game.state !== "repeating") return game;
        if (game.row[game.done] !== light) return { ...game, state: "over" };
        const done = game.done + 1;
        return done === game.row.length ? @longerRow(game, random) : { ...game, done };
      }`,
  },
  {
    name: "roundsOfSimon",
    comment: "How many rounds were repeated to their end.",
    code: code`
      function roundsOfSimon({ row }: @SimonGame): number {
        return Math.max(0, row.length - 1);
      }`,
  },
];

const status = code`
  function simonStatus(game: @SimonGame): string {
    const round = game.row.length;
    if (game.state === "ready") return "Press Start and watch.";
    if (game.state === "showing") return \`Round \${round}: watch.\`;
    if (game.state === "repeating") return \`Round \${round}: your turn, \${game.done} of \${round}.\`;
    return \`Game over: \${@formatCount(@roundsOfSimon(game), "round", "rounds")}.\`;
  }`;

function useSimon({ project, feature }: UnitCall<Simon>): Code {
  return code`
    function useSimon() {
      const [random] = @useState(@openRandom);
      const [game, setGame] = @useState(@NEW_SIMON);
      const [pressed, setPressed] = @useState<number | null>(null);
      const [isLit, setLit] = @useState(false);
      const { best, offer } = @useBest(${feature.id});
      const shown = game.state === "showing" && isLit ? (game.row[game.done - 1] ?? null) : null;

      // A light is on in one beat and off in the next, so that two of the same can be told apart.
      @useBeat(game.state === "showing" ? 260 : null, () => {
        if (!isLit) setGame(@showLight(game));
        setLit(!isLit);
      });
      @useBeat(pressed === null ? null : 220, () => setPressed(null));

      function press(light: number) {
        setPressed(light);
        const next = @repeatLight(game, light, random);
        setGame(next);
        setLit(false);
        if (next.state !== "over" || game.state === "over") return;
        offer(@roundsOfSimon(next));
        ${keepsResult(project, code`@keepResult({ game: "Simon", result: @formatCount(@roundsOfSimon(next), "round", "rounds"), rank: @roundsOfSimon(next) });`)}
      }

      function start() {
        setLit(false);
        setGame(@longerRow(@NEW_SIMON, random));
      }

      return { game, best, press, start, lit: pressed ?? shown };
    }`;
}

function gameCode(call: UnitCall<Simon>): Code {
  const { jsx } = headingOf({ ...call, cabinet: simonCabinet });
  return code`
    function SimonMatch() {
      const { game, best, lit, press, start } = @useSimon();

      const region = @useGameKeys((key) => {
        const direction = @directionOf(key);
        if (direction) press(["up", "right", "down", "left"].indexOf(direction));
        else if (/^[1-4]$/.test(key)) press(Number(key) - 1);
        else if (key === "n") start();
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name="Simon"
          region={region}
          status={@simonStatus(game)}
          scores={[
            { label: "Round", value: game.row.length },
            { label: "Best", value: best ?? 0 },
          ]}
          actions={<@GameButton isMain onClick={start}>{game.state === "ready" ? "Start" : "New game"}</@GameButton>}
          rules={[
            "Watch the lights. When they have been shown, repeat them in the same order.",
            "Each round is one light longer. One mistake ends the game.",
          ]}
          keys={[["1 to 4", "Press a light"], ["↑ → ↓ ←", "Press a light"], ["N", "New game"]]}
        >
          <@LightPads lit={lit} onPress={press}>
            {(game.state === "ready" || game.state === "over") && (
              <@BoardPanel title={game.state === "ready" ? "Ready?" : "Game over"} actions={<@GameButton isMain onClick={start}>{game.state === "ready" ? "Start game" : "Play again"}</@GameButton>}>
                {game.state === "over" ? \`\${@formatCount(@roundsOfSimon(game), "round", "rounds")} repeated.\` : undefined}
              </@BoardPanel>
            )}
          </@LightPads>
        </@GameFrame>
      );
    }`;
}

const lights = code`
  const LIGHTS = [
    { name: "Up", colour: "var(--color-chart-1)" },
    { name: "Right", colour: "var(--color-chart-2)" },
    { name: "Down", colour: "var(--color-chart-3)" },
    { name: "Left", colour: "var(--color-chart-4)" },
  ];`;

const pads = code`
  function LightPads({ lit, onPress, children }: { lit: number | null; onPress: (light: number) => void; children: @ReactNode }) {
    return (
      <div className="card relative mx-auto w-full max-w-md p-5">
        <div role="group" aria-label="Lights" className="mx-auto my-8 grid aspect-square w-2/3 rotate-45 grid-cols-2 gap-3">
          {[0, 1, 3, 2].map((light) => {
            const { name, colour } = @LIGHTS[light] ?? { name: "", colour: "" };
            return (
              <button
                key={light}
                type="button"
                aria-label={\`\${name} light\${lit === light ? ", on" : ""}\`}
                className={\`touch-manipulation rounded-card transition-[opacity,scale] duration-100 \${lit === light ? "scale-105 opacity-100 shadow-xl" : "opacity-45 hover:opacity-60"}\`}
                style={{ backgroundColor: colour }}
                onClick={() => onPress(light)}
              />
            );
          })}
        </div>
        {children}
      </div>
    );
  }`;
