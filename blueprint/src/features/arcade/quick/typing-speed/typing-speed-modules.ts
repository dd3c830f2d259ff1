// The rules and the component of the typing test in the generated app.
import { type Code, code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { headingOf, keepsResult } from "../../cabinet/arcade-game.ts";

type TypingSpeed = FeatureOf<"typing-speed">;

/** The name on the machine. */
export const typingCabinet = { name: "Typing test", intro: "Type the text as fast and as exactly as you can." };

/** The game's component. */
export const typingComponent = new Reference("TypingTest", "src/games/typing/TypingTest.tsx");

/** What is typed. */
export const typingTexts: readonly string[] = [
  "A good morning begins with a slow walk to the window. The street is still quiet, the light is pale, and the first bus goes by with nobody in it.",
  "Bread needs little more than flour, water, salt and time. Mix it in the evening, leave it alone, and let the oven do the rest at dawn.",
  "When the tide goes out, the beach grows wide and flat. Small birds run along the edge of the water and look for something to eat.",
  "An old clock stands in the hall of the library. It is four minutes late, but those who read there have never been in a hurry.",
  "To learn a song, sing it slowly first. Listen to each note, keep the beat with one foot, and only then let it run at its own speed.",
];

/** The files of the game. */
export function typingModules(call: UnitCall<TypingSpeed>): ModuleSource[] {
  return [
    { path: "src/games/typing/rules.ts", opening: "How typing is measured. Pure.", library: true, parts: ruleParts },
    {
      path: "src/games/typing/texts.ts",
      library: true,
      parts: [{ name: "TYPING_TEXTS", code: code`const TYPING_TEXTS: readonly string[] = ${{ literal: typingTexts }};` }],
    },
    {
      path: typingComponent.from,
      library: true,
      parts: [
        { name: "useTyping", comment: "The text, what was typed, the clock and the best speed.", code: useTyping(call) },
        { name: typingComponent.name, code: gameCode(call) },
      ],
    },
    { path: "src/games/typing/TypedText.tsx", library: true, parts: [{ name: "TypedText", comment: TYPED, code: typed }] },
  ];
}

const TYPED = "The text with what was typed right, what was typed wrong, and where one is.";

const ruleParts: Part[] = [
  {
    name: "rightCharacters",
    code: code`
      function rightCharacters(text: string, typed: string): number {
        return [...typed].filter((character, at) => character === text[at]).length;
      }`,
  },
  {
    name: "wordsPerMinute",
    comment: "Five right characters are a word, as typing tests count.",
    code: code`
      function wordsPerMinute(text: string, typed: string, seconds: number): number {
        return Math.round((@rightCharacters(text, typed) / 5 / Math.max(1, seconds)) * 60);
      }`,
  },
  {
    name: "accuracyOf",
    comment: "In per cent; 100 before the first character.",
    code: code`
      function accuracyOf(text: string, typed: string): number {
        return typed === "" ? 100 : Math.round((@rightCharacters(text, typed) / typed.length) * 100);
      }`,
  },
];

function useTyping({ project, feature }: UnitCall<TypingSpeed>): Code {
  return code`
    function useTyping() {
      const [random] = @useState(@openRandom);
      const [texts, setTexts] = @useState(() => @shuffled(@TYPING_TEXTS, random));
      const [typed, setTyped] = @useState("");
      const [seconds, setSeconds] = @useState(0);
      const { best, offer } = @useBest(${feature.id});
      const text = texts[0] ?? "";
      const isDone = typed.length >= text.length || seconds >= ${feature.seconds};
      const speed = @wordsPerMinute(text, typed, seconds);

      function end(words: string, time: number) {
        const reached = @wordsPerMinute(text, words, time);
        offer(reached);
        ${keepsResult(project, code`@keepResult({ game: ${typingCabinet.name}, result: \`\${reached} words a minute\`, rank: reached });`)}
      }

      @useBeat(typed !== "" && !isDone ? 1000 : null, () => {
        setSeconds(seconds + 1);
        if (seconds + 1 >= ${feature.seconds}) end(typed, seconds + 1);
      });

      return {
        text, typed, seconds, best, isDone, speed,
        type: (words: string) => {
          if (isDone) return;
          setTyped(words.slice(0, text.length));
          if (words.length >= text.length) end(words.slice(0, text.length), seconds);
        },
        restart: () => {
          setTexts([...texts.slice(1), text]);
          setTyped("");
          setSeconds(0);
        },
      };
    }`;
}

function gameCode(call: UnitCall<TypingSpeed>): Code {
  const { jsx } = headingOf({ ...call, cabinet: typingCabinet });
  return code`
    function TypingTest() {
      const { text, typed, seconds, best, isDone, speed, type, restart } = @useTyping();
      const accuracy = @accuracyOf(text, typed);
      const field = @useRef<HTMLTextAreaElement>(null);
      const region = @useGameKeys(() => false);

      function again() {
        restart();
        field.current?.focus();
      }

      return (
        <@GameFrame
          heading={${jsx}}
          name=${typingCabinet.name}
          region={region}
          status={isDone ? \`Done: \${speed} words a minute with \${accuracy}% right.\` : typed === "" ? "The clock starts with the first letter." : "Keep going!"}
          scores={[
            { label: "Words/min", value: speed },
            { label: "Right", value: \`\${accuracy}%\` },
            { label: "Time", value: @formatClock(Math.max(0, ${call.feature.seconds} - seconds)) },
            { label: "Best", value: best ?? 0 },
          ]}
          actions={<@GameButton isMain onClick={again}>New text</@GameButton>}
          rules={[
            ${`Type the text into the field. You have ${call.feature.seconds} seconds.`},
            "A wrong letter is marked: go back and mend it, or go on.",
            "Five right characters count as a word.",
          ]}
          keys={[["Backspace", "Mend a mistake"]]}
        >
          <div className="card flex flex-col gap-5 p-5 sm:p-7">
            <@TypedText text={text} typed={typed} />
            <label className="flex flex-col gap-1.5">
              <span className="text-sm font-semibold">Type here</span>
              <textarea
                ref={field}
                rows={4}
                className="control text-lg leading-relaxed"
                value={typed}
                readOnly={isDone}
                autoCapitalize="off"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                onChange={(event) => type(event.target.value)}
                onPaste={(event) => event.preventDefault()}
              />
            </label>
            {isDone && (
              <div className="flex flex-wrap items-center gap-4">
                <p className="font-display text-2xl font-bold">{speed} words a minute</p>
                <@GameButton isMain onClick={again}>Type another</@GameButton>
              </div>
            )}
          </div>
        </@GameFrame>
      );
    }`;
}

const typed = code`
  function TypedText({ text, typed }: { text: string; typed: string }) {
    return (
      <p className="font-mono text-lg leading-loose sm:text-xl">
        {[...text].map((character, at) => {
          const isTyped = at < typed.length;
          const look = !isTyped ? "text-muted" : typed[at] === character ? "text-accent-ink" : "bg-danger-soft text-danger underline";
          return (
            <span key={at} className={\`\${look} \${at === typed.length ? "rounded-chip bg-accent-soft" : ""}\`}>
              {character}
            </span>
          );
        })}
      </p>
    );
  }`;
