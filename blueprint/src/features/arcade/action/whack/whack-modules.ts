// The rules and the component of whack-a-mole in the generated app.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";

type Whack = FeatureOf<"whack">;

/** The name on the machine. */
export const whackCabinet = { name: "Whack-a-mole", intro: "Hit every mole before it is gone again." };

/** The game's component. */
export const whackComponent = new Reference("WhackMatch", "src/games/whack/WhackMatch.tsx");

/** The files of the game. */
export function whackModules(call: UnitCall<Whack>): ModuleSource[] {
  return [
    {
      path: "src/games/whack/rules.ts",
      opening: "The rules of whack-a-mole. Pure: where a mole comes up follows from the chance that is handed in.",
      library: true,
      parts: ruleParts(call.feature),
    },
    {
      path: whackComponent.from,
      library: true,
      parts: [
        { name: "whackStatus", code: status },
        { name: "useWhack", comment: "The round, its time and its best score.", code: useWhack(call) },
        { name: whackComponent.name, code: gameCode(call) },
      ],
    },
    {
      path: "src/games/whack/MoleHills.tsx",
      library: true,
      parts: [
        { name: "MoleHills", code: hills },
        { name: "MoleHill", code: hill },
      ],
    },
  ];
}

function ruleParts({ seconds }: Whack): Part[] {
  return [
    { name: "HILLS", code: code`const HILLS = 9;` },
    { name: "ROUND_SECONDS", code: code`const ROUND_SECONDS = ${seconds};` },
    {
      name: "WhackRound",
      isType: true,
      code: code`
        interface WhackRound {
          /** Where a mole is; null where none is up. */
          mole: number | null;
          /** Where the last one was hit. */
          hit: number | null;
          score: number;
          missed: number;
          secondsLeft: number;
          state: "ready" | "running" | "paused" | "over";
        }`,
    },
    {
      name: "beginWhack",
      code: code`
        function beginWhack(): @WhackRound {
          return { mole: null, hit: null, score: 0, missed: 0, secondsLeft: @ROUND_SECONDS, state: "ready" };
        }`,
    },
    {
      name: "popMole",
      comment: "The next mole, in another hill than the last. One that is still up was missed.",
      code: code`
        function popMole(round: @WhackRound, random: @Random): @WhackRound {
          const last = round.mole ?? round.hit;
          const hills = Array.from({ length: @HILLS }, (_, hill) => hill).filter((hill) => hill !== last);
          return { ...round, mole: hills[@below(hills.length, random)] ?? 0, hit: null, missed: round.missed + (round.mole === null ? 0 : 1) };
        }`,
    },
    {
      name: "whackHill",
      comment: "A hit is a point; a blow on an empty hill is a miss.",
      code: code`
        function whackHill(round: @WhackRound, hill: number): @WhackRound {
          if (round.state !== "running") return round;
          if (round.mole !== hill) return { ...round, missed: round.missed + 1 };
          return { ...round, mole: null, hit: hill, score: round.score + 1 };
        }`,
    },
    {
      name: "millisecondsUp",
      comment: "The better one is, the shorter a mole stays.",
      code: code`
        function millisecondsUp({ score }: @WhackRound): number {
          return Math.max(550, 1300 - score * 35);
        }`,
    },
  ];
}

const status = code`
  function whackStatus({ state, score, missed, hit }: @WhackRound): string {
    if (state === "ready") return "Press Start, then hit the moles.";
    if (state === "paused") return "Paused.";
    const points = @formatCount(score, "point", "points");
    if (state === "over") return \`Game over: \${points}, \${missed} missed.\`;
    return hit === null ? \`\${points}.\` : \`Hit! \${points}.\`;
  }`;

function useWhack({ project, feature }: UnitCall<Whack>): Code {
  return code`
    function useWhack() {
      const [random] = @useState(@openRandom);
      const [round, setRound] = @useState(@beginWhack);
      const { best, offer } = @useBest(${feature.id});
      const isRunning = round.state === "running";

      function end() {
        setRound({ ...round, mole: null, secondsLeft: 0, state: "over" });
        offer(round.score);
        ${keepsResult(project, code`@keepResult({ game: ${whackCabinet.name}, result: @formatCount(round.score, "point", "points"), rank: round.score });`)}
      }

      @useBeat(isRunning ? @millisecondsUp(round) : null, () => setRound(@popMole(round, random)));
      @useBeat(isRunning ? 1000 : null, () => (round.secondsLeft > 1 ? setRound((now) => ({ ...now, secondsLeft: now.secondsLeft - 1 })) : end()));

      function pause() {
        if (isRunning) setRound({ ...round, state: "paused" });
      }

      @useWhenHidden(pause);

      function restart() {
        setRound(@popMole({ ...@beginWhack(), state: "running" }, random));
      }

      return {
        round, best, pause, restart, end,
        go: () => (round.state === "paused" ? setRound({ ...round, state: "running" }) : restart()),
        whack: (hill: number) => setRound(@whackHill(round, hill)),
      };
    }`;
}

function gameCode(call: UnitCall<Whack>): Code {
  const { jsx } = headingOf({ ...call, cabinet: whackCabinet });
  return code`
    function WhackMatch() {
      const { round, best, go, pause, restart, end, whack } = @useWhack();
      const isRunning = round.state === "running";
      const isReady = round.state === "ready";

      const region = @useGameKeys((key) => {
        if (/^[1-9]$/.test(key)) whack(Number(key) - 1);
        else if ((key === "p" || key === " ") && round.state !== "over") (isRunning ? pause : go)();
        else if (key === "n") restart();
        else return false;
        return true;
      });

      return (
        <@GameFrame
          heading={${jsx}}
          name=${whackCabinet.name}
          region={region}
          status={@whackStatus(round)}
          scores={[
            { label: "Score", value: round.score },
            { label: "Best", value: Math.max(best ?? 0, round.score) },
            { label: "Missed", value: round.missed },
            { label: "Time", value: @formatClock(round.secondsLeft) },
          ]}
          actions={
            <>
              <@GameButton isMain onClick={isRunning ? pause : go}>
                {isRunning ? "Pause" : round.state === "paused" ? "Continue" : "Start"}
              </@GameButton>
              {(isRunning || round.state === "paused") && <@GameButton onClick={end}>End round</@GameButton>}
            </>
          }
          rules={[
            \`Hit as many moles as you can in \${@ROUND_SECONDS} seconds.\`,
            "Each hit is a point. The more points, the faster they are.",
            "A mole that goes, or a blow on an empty hill, is a miss.",
          ]}
          keys={[["1 to 9", "Hit a hill"], ["Space or P", "Pause"], ["N", "New round"]]}
        >
          <@MoleHills round={round} onWhack={whack}>
            {!isRunning && (
              <@BoardPanel
                title={isReady ? "Ready?" : round.state === "paused" ? "Paused" : "Game over"}
                actions={<@GameButton isMain onClick={go}>{isReady ? "Start game" : round.state === "paused" ? "Go on" : "Play again"}</@GameButton>}
              >
                {round.state === "over" ? \`\${@formatCount(round.score, "point", "points")}, \${round.missed} missed.\` : undefined}
              </@BoardPanel>
            )}
          </@MoleHills>
        </@GameFrame>
      );
    }`;
}

const hills = code`
  function MoleHills({ round, onWhack, children }: { round: @WhackRound; onWhack: (hill: number) => void; children: @ReactNode }) {
    return (
      <div className="card relative mx-auto w-full max-w-md overflow-hidden p-3">
        <div role="group" aria-label="Hills" className="grid grid-cols-3 gap-2">
          {Array.from({ length: @HILLS }, (_, hill) => (
            <@MoleHill key={hill} number={hill + 1} isUp={round.mole === hill} isHit={round.hit === hill} onWhack={() => onWhack(hill)} />
          ))}
        </div>
        {children}
      </div>
    );
  }`;

const hill = code`
  function MoleHill({ number, isUp, isHit, onWhack }: { number: number; isUp: boolean; isHit: boolean; onWhack: () => void }) {
    return (
      <button
        type="button"
        aria-label={\`Hill \${number}: \${isUp ? "mole" : isHit ? "hit" : "empty"}\`}
        className={\`touch-manipulation overflow-hidden rounded-control transition-colors \${isHit ? "bg-accent-soft" : "bg-sunken hover:bg-accent-soft"}\`}
        onClick={onWhack}
      >
        <svg aria-hidden viewBox="0 0 40 40" className="block w-full">
          <ellipse cx="20" cy="33" rx="16" ry="5" className="fill-ink opacity-80" />
          <g className={\`transition-transform duration-150 \${isUp || isHit ? "" : "translate-y-10"}\`}>
            <path d="M9 34V20a11 11 0 0 1 22 0V34Z" className="fill-accent" />
            <ellipse cx="20" cy="24" rx="6" ry="4.5" className="fill-accent-soft" />
            <ellipse cx="20" cy="21.6" rx="2.2" ry="1.6" className="fill-ink" />
            {isHit ? (
              <path d="M12.5 14.5l4 3m0-3l-4 3M23.5 14.5l4 3m0-3l-4 3" className="stroke-on-accent" strokeWidth="1.4" strokeLinecap="round" />
            ) : (
              <g className="fill-on-accent">
                <circle cx="15" cy="16.5" r="1.8" />
                <circle cx="25" cy="16.5" r="1.8" />
              </g>
            )}
          </g>
          <path d="M2 33c4-4 8-2 10 1c4 2 12 2 16 0c2-3 6-5 10-1V40H2Z" className="fill-accent-ink" />
        </svg>
      </button>
    );
  }`;
