// The files of the timer in the generated app.
import { code, type Code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource } from "../../../../writer/code/module.ts";

const FOLDER = "src/features/timer";

/** What the page of the timer shows. */
export const timerBlock = new Reference("TimerBoard", `${FOLDER}/TimerBoard.tsx`);

/** `clock.ts`, `TimerBoard.tsx`, `TimerFace.tsx` and `history.ts`. `first` is the kind that a first visit shows. */
export function timerModules({ slug, first }: { slug: string; first: string }): ModuleSource[] {
  return [
    {
      path: `${FOLDER}/clock.ts`,
      library: true,
      parts: [
        {
          name: "useClock",
          comment: "Milliseconds that have passed while it ran. It reads the time and so loses nothing while the page sleeps.",
          code: clock,
        },
        { name: "clockText", comment: "Milliseconds as 02:05.", code: clockText },
      ],
    },
    {
      path: `${FOLDER}/history.ts`,
      library: true,
      parts: [
        { name: "TIMER_KEY", code: code`const TIMER_KEY = ${`${slug}/timer`};` },
        {
          name: "readTimed",
          code: code`
          function readTimed(): string[] {
            return @readTexts(@parseJson(@readItem(@TIMER_KEY)));
          }`,
        },
        {
          name: "keepTimed",
          comment: "Keeps what was timed, with the time of day, the latest first.",
          code: code`
          function keepTimed(words: string): string[] {
            const time = new Date().toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });
            const next = [\`\${words}, \${time}\`, ...@readTimed()].slice(0, 20);
            @writeItem(@TIMER_KEY, JSON.stringify(next));
            return next;
          }`,
        },
      ],
    },
    {
      path: timerBlock.from,
      library: true,
      parts: [
        { name: timerBlock.name, code: board(first) },
        { name: "TimedList", code: timedList },
      ],
    },
    {
      path: `${FOLDER}/TimerFace.tsx`,
      library: true,
      parts: [
        { name: "TimerFace", comment: "The time on a ring, and the buttons that run it.", code: face },
        { name: "TimerButtons", code: buttons },
      ],
    },
    {
      path: `${FOLDER}/Countdown.tsx`,
      library: true,
      parts: [
        { name: "Countdown", code: countdown },
        { name: "LengthField", code: lengthField },
      ],
    },
    { path: `${FOLDER}/Stopwatch.tsx`, library: true, parts: [{ name: "Stopwatch", code: stopwatch }] },
    { path: `${FOLDER}/FocusSessions.tsx`, library: true, parts: [{ name: "FocusSessions", code: focus }] },
  ];
}

const clock = code`
  function useClock() {
    const [began, setBegan] = @useState<number | null>(null);
    const [before, setBefore] = @useState(0);
    const [now, setNow] = @useState(0);

    @useEffect(() => {
      if (began === null) return;
      const timer = setInterval(() => setNow(Date.now()), 100);
      return () => clearInterval(timer);
    }, [began]);

    const passed = before + (began === null ? 0 : Math.max(0, now - began));
    return {
      passed,
      isRunning: began !== null,
      start: () => {
        setNow(Date.now());
        setBegan(Date.now());
      },
      pause: () => {
        setBefore(passed);
        setBegan(null);
      },
      reset: () => {
        setBefore(0);
        setBegan(null);
      },
    };
  }`;

const clockText = code`
  function clockText(milliseconds: number, showsTenths = false): string {
    const seconds = Math.floor(milliseconds / 1_000);
    const pad = (value: number) => String(value).padStart(2, "0");
    const tenths = showsTenths ? \`.\${Math.floor((milliseconds % 1_000) / 100)}\` : "";
    const hours = seconds >= 3_600 ? \`\${Math.floor(seconds / 3_600)}:\` : "";
    return \`\${hours}\${pad(Math.floor(seconds / 60) % 60)}:\${pad(seconds % 60)}\${tenths}\`;
  }`;

function board(first: string): Code {
  return code`
    function TimerBoard() {
      const [kind, setKind] = @useState(${first});
      const [timed, setTimed] = @useState(@readTimed);
      const keep = (words: string) => setTimed(@keepTimed(words));
      return (
        <section aria-label="Timer" className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_1fr]">
          <div className="card flex flex-col items-center gap-6 p-6 sm:p-8">
            <label className="flex flex-col gap-1 self-stretch text-sm font-semibold">
              Kind of timer
              <select className="control" value={kind} onChange={(event) => setKind(event.target.value)}>
                <option value="countdown">Countdown</option>
                <option value="stopwatch">Stopwatch</option>
                <option value="focus">Focus sessions</option>
              </select>
            </label>
            {kind === "countdown" && <@Countdown onDone={keep} />}
            {kind === "stopwatch" && <@Stopwatch onDone={keep} />}
            {kind === "focus" && <@FocusSessions onDone={keep} />}
          </div>
          <@TimedList timed={timed} />
        </section>
      );
    }`;
}

const timedList = code`
  function TimedList({ timed }: { timed: readonly string[] }) {
    return (
      <div className="card flex flex-col gap-4 p-6">
        <h2 className="card-title">Timed so far</h2>
        {timed.length === 0 && <p className="text-muted">What runs out or is reset is kept here, in this browser.</p>}
        <ul role="list" aria-label="Timed so far" className="bullets text-sm">
          {timed.map((words, index) => (
            <li key={\`\${index} \${words}\`}>{words}</li>
          ))}
        </ul>
      </div>
    );
  }`;

const face = code`
  function TimerFace({ text, part, label, isOver }: { text: string; part: number; label: string; isOver: boolean }) {
    return (
      <div role="group" aria-label="Clock" className={\`relative grid size-64 place-items-center rounded-full \${isOver ? "animate-pulse bg-accent-soft" : ""}\`}>
        <svg aria-hidden="true" viewBox="0 0 42 42" className="absolute inset-0 size-full -rotate-90">
          <circle cx="21" cy="21" r="19" fill="none" strokeWidth="2" className="stroke-sunken" />
          <circle cx="21" cy="21" r="19" fill="none" strokeWidth="2" strokeLinecap="round" pathLength={100} className="stroke-accent" strokeDasharray={\`\${Math.min(1, part) * 100} 100\`} />
        </svg>
        <p className="text-center">
          <span className="block font-display text-5xl font-bold tabular-nums">{text}</span>
          <span className="text-muted">{label}</span>
        </p>
      </div>
    );
  }`;

const buttons = code`
  function TimerButtons({ isRunning, onStart, onPause, onReset, children }: {
    isRunning: boolean;
    onStart: () => void;
    onPause: () => void;
    onReset: () => void;
    children?: @ReactNode;
  }) {
    return (
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="button button-primary" onClick={isRunning ? onPause : onStart}>
          {isRunning ? <@PauseIcon className="size-4" /> : <@PlayIcon className="size-4" />}
          {isRunning ? "Pause" : "Start"}
        </button>
        <button type="button" className="button button-quiet" onClick={onReset}>
          <@RotateCcwIcon className="size-4" />
          Reset
        </button>
        {children}
      </div>
    );
  }`;

const lengthField = code`
  function LengthField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
    return (
      <label className="flex w-28 flex-col gap-1 text-sm font-semibold">
        {label}
        <input className="control text-center" inputMode="numeric" autoComplete="off" value={value} onChange={(event) => onChange(event.target.value.replace(/\D/g, ""))} />
      </label>
    );
  }`;

const countdown = code`
  function Countdown({ onDone }: { onDone: (words: string) => void }) {
    const [minutes, setMinutes] = @useState("5");
    const [seconds, setSeconds] = @useState("0");
    const [said, setSaid] = @useState("");
    const { passed, isRunning, start, pause, reset } = @useClock();
    const length = (Number(minutes) * 60 + Number(seconds)) * 1_000;
    const left = Math.max(0, length - passed);
    const isOver = length > 0 && left === 0;

    @useEffect(() => {
      if (!isOver || !isRunning) return;
      pause();
      onDone(\`Countdown of \${@clockText(length)}\`);
    }, [isOver, isRunning, pause, onDone, length]);

    function begin() {
      setSaid(length === 0 ? "Set a time of at least one second." : "");
      if (isOver) reset();
      if (length > 0) start();
    }

    return (
      <>
        <div className="flex flex-wrap justify-center gap-4">
          <@LengthField label="Minutes" value={minutes} onChange={setMinutes} />
          <@LengthField label="Seconds" value={seconds} onChange={setSeconds} />
        </div>
        <@TimerFace text={@clockText(Math.ceil(left / 1_000) * 1_000)} part={length === 0 ? 0 : left / length} label={isRunning ? "left" : "ready"} isOver={isOver} />
        {isOver && (
          <p role="alert" className="rounded-control bg-accent px-5 py-2 font-bold text-on-accent">
            Time is up
          </p>
        )}
        <p role="status" className="font-medium empty:hidden">
          {said}
        </p>
        <@TimerButtons
          isRunning={isRunning}
          onStart={begin}
          onPause={pause}
          onReset={() => {
            reset();
            setSaid("Set to the beginning.");
          }}
        />
      </>
    );
  }`;

const stopwatch = code`
  function Stopwatch({ onDone }: { onDone: (words: string) => void }) {
    const [laps, setLaps] = @useState<readonly number[]>([]);
    const [said, setSaid] = @useState("");
    const { passed, isRunning, start, pause, reset } = @useClock();

    function end() {
      if (passed > 0) onDone(\`Stopwatch \${@clockText(passed, true)}\`);
      reset();
      setLaps([]);
      setSaid("Set to zero.");
    }

    return (
      <>
        <@TimerFace text={@clockText(passed, true)} part={(passed % 60_000) / 60_000} label={@formatCount(laps.length, "lap", "laps")} isOver={false} />
        <@TimerButtons isRunning={isRunning} onStart={start} onPause={pause} onReset={end}>
          <button type="button" className="button button-quiet" onClick={() => setLaps([...laps, passed])}>
            <@FlagIcon className="size-4" />
            Lap
          </button>
        </@TimerButtons>
        <p role="status" className="text-sm text-muted empty:hidden">
          {isRunning ? "" : said}
        </p>
        <ol role="list" aria-label="Laps" className="bullets self-stretch tabular-nums empty:hidden">
          {laps.map((lap, index) => (
            <li key={index} className="flex justify-between">
              <span>Lap {index + 1}</span>
              <span>{@clockText(lap - (laps[index - 1] ?? 0), true)}</span>
            </li>
          ))}
        </ol>
      </>
    );
  }`;

const focus = code`
  function FocusSessions({ onDone }: { onDone: (words: string) => void }) {
    const [lengths, setLengths] = @useState({ focus: "25", rest: "5" });
    const [isBreak, setBreak] = @useState(false);
    const [sessions, setSessions] = @useState(0);
    const [said, setSaid] = @useState("");
    const { passed, isRunning, start, pause, reset } = @useClock();
    const length = Math.max(1, Number(isBreak ? lengths.rest : lengths.focus)) * 60_000;
    const left = Math.max(0, length - passed);

    const turn = () => {
      if (!isBreak) {
        setSessions(sessions + 1);
        onDone(\`Focus session of \${lengths.focus} minutes\`);
      }
      setBreak(!isBreak);
      reset();
      setSaid(isBreak ? "The break is over: on to the next session." : "Well done: time for a break.");
    };

    @useEffect(() => {
      if (left === 0 && isRunning) turn();
    });

    return (
      <>
        <div className="flex flex-wrap justify-center gap-4">
          <@LengthField label="Focus minutes" value={lengths.focus} onChange={(value) => setLengths({ ...lengths, focus: value })} />
          <@LengthField label="Break minutes" value={lengths.rest} onChange={(value) => setLengths({ ...lengths, rest: value })} />
        </div>
        <@TimerFace text={@clockText(Math.ceil(left / 1_000) * 1_000)} part={left / length} label={isBreak ? "Break" : "Focus"} isOver={false} />
        <p className="text-muted">{@formatCount(sessions, "session", "sessions")} completed</p>
        <p role="status" className="font-semibold empty:hidden">
          {said}
        </p>
        <@TimerButtons
          isRunning={isRunning}
          onStart={start}
          onPause={pause}
          onReset={() => {
            reset();
            setSaid("Set to the beginning.");
          }}
        >
          <button type="button" className="button button-quiet" onClick={turn}>
            <@SkipForwardIcon className="size-4" />
            {isBreak ? "Skip to the next session" : "Skip to the break"}
          </button>
        </@TimerButtons>
      </>
    );
  }`;
