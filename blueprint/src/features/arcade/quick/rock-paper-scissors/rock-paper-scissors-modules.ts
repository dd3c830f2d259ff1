// The rules and the component of rock, paper, scissors in the generated app.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";

type RockPaperScissors = FeatureOf<"rock-paper-scissors">;

/** The name on the machine. */
export const throwCabinet = { name: "Rock, paper, scissors", intro: "Choose your throw. The computer has chosen already." };

/** The game's component. */
export const throwComponent = new Reference("ThrowMatch", "src/games/rock-paper-scissors/ThrowMatch.tsx");

/** The files of the game. */
export function throwModules(call: UnitCall<RockPaperScissors>): ModuleSource[] {
  return [
    {
      path: "src/games/rock-paper-scissors/rules.ts",
      opening: "The rules of rock, paper, scissors. Pure: the computer throws what the chance says.",
      library: true,
      parts: ruleParts(call.feature),
    },
    {
      path: throwComponent.from,
      library: true,
      parts: [
        { name: "throwStatus", code: status },
        { name: "useThrows", comment: "The match, and how many were won.", code: useThrows(call) },
        { name: throwComponent.name, code: gameCode(call) },
      ],
    },
    {
      path: "src/games/rock-paper-scissors/Hands.tsx",
      library: true,
      parts: [
        { name: "THROW_ICONS", code: icons },
        { name: "Hands", comment: "Both throws of the last round, side by side.", code: hands },
      ],
    },
  ];
}

function ruleParts({ target }: RockPaperScissors): Part[] {
  return [
    { name: "THROWS", code: code`const THROWS = ["rock", "paper", "scissors"] as const;` },
    { name: "Throw", isType: true, code: code`type Throw = (typeof @THROWS)[number];` },
    { name: "ROUNDS_TO_WIN", code: code`const ROUNDS_TO_WIN = ${target};` },
    {
      name: "ThrowGame",
      isType: true,
      code: code`
        interface ThrowGame {
          you: number;
          computer: number;
          rounds: number;
          last: { yours: @Throw; theirs: @Throw; outcome: "won" | "lost" | "even" } | null;
        }`,
    },
    { name: "NEW_THROW_GAME", code: code`const NEW_THROW_GAME: @ThrowGame = { you: 0, computer: 0, rounds: 0, last: null };` },
    {
      name: "outcomeOf",
      comment: "Rock breaks scissors, scissors cut paper, paper wraps rock.",
      code: code`
        function outcomeOf(yours: @Throw, theirs: @Throw): "won" | "lost" | "even" {
          const ahead = (@THROWS.indexOf(yours) - @THROWS.indexOf(theirs) + 3) % 3;
          return ahead === 0 ? "even" : ahead === 1 ? "won" : "lost";
        }`,
    },
    {
      name: "matchWinner",
      code: code`
        function matchWinner({ you, computer }: @ThrowGame): "you" | "computer" | null {
          if (you === @ROUNDS_TO_WIN) return "you";
          return computer === @ROUNDS_TO_WIN ? "computer" : null;
        }`,
    },
    {
      name: "playThrow",
      code: code`
        function playThrow(game: @ThrowGame, yours: @Throw, random: @Random): @ThrowGame {
          const before = @matchWinner(game) === null ? game : @NEW_THROW_GAME;
          const theirs = @THROWS[@below(3, random)] ?? "rock";
          const outcome = @outcomeOf(yours, theirs);
          return {
            you: before.you + (outcome === "won" ? 1 : 0),
            computer: before.computer + (outcome === "lost" ? 1 : 0),
            rounds: before.rounds + 1,
            last: { yours, theirs, outcome },
          };
        }`,
    },
  ];
}

const status = code`
  function throwStatus(game: @ThrowGame): string {
    const { last, rounds } = game;
    if (last === null) return "Rock, paper or scissors?";
    const told = last.outcome === "even" ? \`Both chose \${last.yours}: nobody scores.\` : \`\${last.outcome === "won" ? last.yours : last.theirs} beats \${last.outcome === "won" ? last.theirs : last.yours}: \${last.outcome === "won" ? "you score" : "the computer scores"}.\`;
    const winner = @matchWinner(game);
    if (winner !== null) return \`\${winner === "you" ? "You win the match!" : "The computer wins the match."} \${told}\`;
    return \`Round \${rounds}: \${told}\`;
  }`;

function useThrows({ project, feature }: UnitCall<RockPaperScissors>): Code {
  return code`
    function useThrows() {
      const [random] = @useState(@openRandom);
      const [game, setGame] = @useState(@NEW_THROW_GAME);
      const tally = @useTally(${feature.id});

      function play(yours: @Throw) {
        const next = @playThrow(game, yours, random);
        setGame(next);
        const winner = @matchWinner(next);
        if (winner === null) return;
        tally.count(winner);
        ${keepsResult(project, code`@keepResult({ game: ${throwCabinet.name}, result: \`\${next.you} to \${next.computer}\`, rank: next.you - next.computer });`)}
      }

      return { game, tally, play, restart: () => setGame(@NEW_THROW_GAME) };
    }`;
}

function gameCode(call: UnitCall<RockPaperScissors>): Code {
  const { jsx } = headingOf({ ...call, cabinet: throwCabinet });
  return code`
    function ThrowMatch() {
      const { game, tally, play, restart } = @useThrows();

      const region = @useGameKeys((key) => {
        const chosen = @THROWS.find((one, index) => one.startsWith(key) || String(index + 1) === key);
        if (chosen) play(chosen);
        else if (key === "n") restart();
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name=${throwCabinet.name}
          region={region}
          status={@throwStatus(game)}
          scores={[
            { label: "You", value: game.you },
            { label: "Computer", value: game.computer },
            { label: "Matches won", value: \`\${tally.wins("you")} of \${tally.wins("you") + tally.wins("computer")}\` },
          ]}
          actions={<@GameButton onClick={restart}>New match</@GameButton>}
          rules={[
            "Rock breaks scissors, scissors cut paper, and paper wraps rock.",
            \`Who first wins \${@ROUNDS_TO_WIN} rounds wins the match.\`,
          ]}
          keys={[["R, P, S", "Choose"], ["N", "New match"]]}
        >
          <@Hands last={game.last} />
          <div role="group" aria-label="Your throw" className="mx-auto grid w-full max-w-md grid-cols-3 gap-3">
            {@THROWS.map((one) => {
              const Icon = @THROW_ICONS[one];
              return (
                <button key={one} type="button" className="button button-primary h-24 touch-manipulation flex-col px-1 text-base capitalize active:scale-95" onClick={() => play(one)}>
                  <Icon className="size-8" />
                  {one}
                </button>
              );
            })}
          </div>
        </@GameFrame>
      );
    }`;
}

const icons = code`
  const THROW_ICONS = { rock: @MountainIcon, paper: @FileIcon, scissors: @ScissorsIcon };`;

const hands = code`
  function Hands({ last }: { last: @ThrowGame["last"] }) {
    const sides = [
      { name: "You", chosen: last?.yours, isAhead: last?.outcome === "won" },
      { name: "Computer", chosen: last?.theirs, isAhead: last?.outcome === "lost" },
    ];
    return (
      <div className="card mx-auto grid w-full max-w-md grid-cols-2 gap-3 p-4">
        {sides.map(({ name, chosen, isAhead }) => {
          const Icon = chosen ? @THROW_ICONS[chosen] : @CircleHelpIcon;
          return (
            <div key={name} className={\`flex flex-col items-center gap-3 rounded-control p-6 \${isAhead ? "bg-accent text-on-accent" : "bg-sunken"}\`}>
              <Icon className="size-20" strokeWidth={1.25} />
              <p className="font-semibold">
                {name}
                {chosen && \`: \${chosen}\`}
              </p>
            </div>
          );
        })}
      </div>
    );
  }`;
