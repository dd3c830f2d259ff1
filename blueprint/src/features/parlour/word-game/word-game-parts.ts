// The word games in the generated app: the keyboard, the word that grows letter by letter, and the word in six tries.
import { code } from "../../../writer/code/code.ts";
import type { Part } from "../../../writer/code/module.ts";

/** The keyboard on the screen, which the real one works too. */
export const letterKeys: Part[] = [
  { name: "KEY_ROWS", code: code`const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];` },
  {
    name: "useLetterKeys",
    comment: "Tells of letters, Enter and Backspace on the real keyboard, unless they are meant for a control.",
    code: code`
      function useLetterKeys(onKey: (key: string) => void) {
        const listener = @useRef(onKey);
        @useEffect(() => {
          listener.current = onKey;
        });
        @useEffect(() => {
          const listen = (event: globalThis.KeyboardEvent) => {
            if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
            if (event.key === "Enter" && event.target instanceof HTMLButtonElement) return;
            if (/^[a-z]$/i.test(event.key)) listener.current(event.key.toLowerCase());
            else if (event.key === "Enter" || event.key === "Backspace") listener.current(event.key);
          };
          window.addEventListener("keydown", listen);
          return () => window.removeEventListener("keydown", listen);
        }, []);
      }`,
  },
  {
    name: "LetterKeys",
    code: code`
      function LetterKeys({ toneOf, isOff, onKey }: { toneOf: (letter: string) => string; isOff: (letter: string) => boolean; onKey: (letter: string) => void }) {
        return (
          <div role="group" aria-label="Letters" className="flex w-full max-w-xl flex-col gap-1.5">
            {@KEY_ROWS.map((row) => (
              <div key={row} className="flex justify-center gap-1 sm:gap-1.5">
                {[...row].map((letter) => (
                  <button
                    key={letter}
                    type="button"
                    aria-label={letter.toUpperCase()}
                    disabled={isOff(letter)}
                    className={\`min-h-12 min-w-0 flex-1 rounded-control border border-control font-bold uppercase \${toneOf(letter)}\`}
                    onClick={() => onKey(letter)}
                  >
                    {letter}
                  </button>
                ))}
              </div>
            ))}
          </div>
        );
      }`,
  },
];

/** A word that grows letter by letter. */
export const hangmanParts: Part[] = [
  { name: "MISSES_ALLOWED", code: code`const MISSES_ALLOWED = 6;` },
  {
    name: "HangmanRound",
    code: code`
      function HangmanRound({ word, hint, onEnd }: { word: string; hint: string; onEnd: (points: number) => void }) {
        const [tried, setTried] = @useState<readonly string[]>([]);
        const misses = tried.filter((letter) => !word.includes(letter)).length;
        const isWon = [...word].every((letter) => tried.includes(letter));
        const isOver = isWon || misses >= @MISSES_ALLOWED;

        function guess(letter: string) {
          if (isOver || letter.length > 1 || tried.includes(letter)) return;
          const next = [...tried, letter];
          const missed = next.filter((entry) => !word.includes(entry)).length;
          setTried(next);
          if ([...word].every((entry) => next.includes(entry))) onEnd(@MISSES_ALLOWED - missed);
          else if (missed >= @MISSES_ALLOWED) onEnd(0);
        }

        @useLetterKeys(guess);
        return (
          <div className="flex flex-col items-center gap-6">
            <@FlowerDrawing petals={@MISSES_ALLOWED - misses} />
            <p className="text-lg">Hint: {hint}</p>
            <p role="img" aria-label={\`The word: \${[...word].map((letter) => (isOver || tried.includes(letter) ? letter : "blank")).join(" ")}\`} className="flex flex-wrap justify-center gap-2 font-display text-3xl font-bold uppercase">
              {[...word].map((letter, index) => (
                <span key={index} className="grid size-11 place-items-center border-b-4 border-accent">
                  {isOver || tried.includes(letter) ? letter : ""}
                </span>
              ))}
            </p>
            <p role="status" className="min-h-8 text-lg font-semibold">
              {isWon && "You found the word!"}
              {isOver && !isWon && \`The word was \${word}.\`}
              {!isOver && tried.length > 0 && \`\${@MISSES_ALLOWED - misses} petals left\`}
            </p>
            <@LetterKeys
              isOff={(letter) => isOver || tried.includes(letter)}
              toneOf={(letter) => (!tried.includes(letter) ? "bg-surface hover:bg-sunken" : word.includes(letter) ? "bg-accent text-on-accent" : "bg-sunken text-muted line-through")}
              onKey={guess}
            />
          </div>
        );
      }`,
  },
  {
    name: "FlowerDrawing",
    comment: "A flower that loses a petal with every miss.",
    code: code`
      function FlowerDrawing({ petals }: { petals: number }) {
        return (
          <svg role="img" aria-label={\`A flower with \${petals} petals\`} viewBox="-60 -60 120 170" className="h-44">
            <path d="M0 20V100M0 70q28-4 34-26-30-2-34 26" fill="none" className="stroke-accent-ink" strokeWidth="5" strokeLinecap="round" />
            {Array.from({ length: petals }, (_, index) => (
              <ellipse key={index} cy="-32" rx="15" ry="24" transform={\`rotate(\${index * 60})\`} className="fill-accent-soft stroke-accent-ink" strokeWidth="3" />
            ))}
            <circle r="16" className="fill-accent stroke-accent-ink" strokeWidth="3" />
          </svg>
        );
      }`,
  },
];

/** A word of five letters in six tries. */
export const guessParts: Part[] = [
  { name: "TRIES_ALLOWED", code: code`const TRIES_ALLOWED = 6;` },
  {
    name: "judgeGuess",
    comment: "For each letter: in its place, elsewhere in the word, or not in it. A letter counts as often as the word has it.",
    code: code`
      function judgeGuess(guess: string, word: string): ("right" | "near" | "miss")[] {
        const left = [...word].filter((letter, index) => guess[index] !== letter);
        return [...guess].map((letter, index) => {
          if (word[index] === letter) return "right";
          const at = left.indexOf(letter);
          if (at < 0) return "miss";
          left.splice(at, 1);
          return "near";
        });
      }`,
  },
  {
    name: "GUESS_TONES",
    code: code`
      const GUESS_TONES = {
        right: "border-accent bg-accent text-on-accent",
        near: "border-accent-ink bg-accent-soft text-accent-ink",
        miss: "border-control bg-sunken text-muted",
      };`,
  },
  {
    name: "GuessRound",
    code: code`
      function GuessRound({ word, onEnd }: { word: string; onEnd: (points: number) => void }) {
        const [guesses, setGuesses] = @useState<readonly string[]>([]);
        const [typed, setTyped] = @useState("");
        const [note, setNote] = @useState("");
        const isOver = guesses.at(-1) === word || guesses.length === @TRIES_ALLOWED;

        function press(key: string) {
          if (isOver) return;
          setNote("");
          if (key === "Backspace") setTyped(typed.slice(0, -1));
          else if (key === "Enter") enter();
          else if (typed.length < word.length) setTyped(typed + key);
        }

        function enter() {
          if (typed.length < word.length) {
            setNote(\`The word has \${word.length} letters.\`);
            return;
          }
          const next = [...guesses, typed];
          setGuesses(next);
          setTyped("");
          if (typed === word) {
            setNote("You found the word!");
            onEnd(@TRIES_ALLOWED + 1 - next.length);
          } else if (next.length === @TRIES_ALLOWED) {
            setNote(\`The word was \${word}.\`);
            onEnd(0);
          }
        }

        @useLetterKeys(press);
        const toneOf = (letter: string) => {
          const verdicts = guesses.flatMap((guess) => @judgeGuess(guess, word).filter((_, index) => guess[index] === letter));
          const best = (["right", "near", "miss"] as const).find((verdict) => verdicts.includes(verdict));
          return best ? @GUESS_TONES[best] : "bg-surface hover:bg-sunken";
        };
        return (
          <div className="flex flex-col items-center gap-5">
            <ol aria-label="Guesses" className="flex flex-col gap-1.5">
              {Array.from({ length: @TRIES_ALLOWED }, (_, row) => (
                <@GuessRow key={row} guess={guesses[row]} typed={row === guesses.length ? typed : ""} word={word} />
              ))}
            </ol>
            <p role="status" className="min-h-7 text-lg font-semibold">
              {note}
            </p>
            <@LetterKeys isOff={() => isOver} toneOf={toneOf} onKey={press} />
            {!isOver && (
              <div className="flex gap-3">
                <button type="button" className="button button-primary" onClick={() => press("Enter")}>
                  Enter guess
                </button>
                <button type="button" className="button button-quiet" disabled={typed === ""} onClick={() => press("Backspace")}>
                  <@DeleteIcon className="size-4" />
                  Delete letter
                </button>
              </div>
            )}
          </div>
        );
      }`,
  },
  {
    name: "GuessRow",
    code: code`
      function GuessRow({ guess, typed, word }: { guess: string | undefined; typed: string; word: string }) {
        const verdicts = guess === undefined ? [] : @judgeGuess(guess, word);
        const told = guess === undefined ? "" : [...guess].map((letter, index) => \`\${letter} \${verdicts[index]}\`).join(", ");
        return (
          <li className="flex gap-1.5">
            {told !== "" && <span className="sr-only">{told}</span>}
            {Array.from({ length: word.length }, (_, index) => {
              const verdict = verdicts[index];
              return (
                <span key={index} aria-hidden={guess !== undefined} className={\`grid size-12 place-items-center rounded-control border-2 text-2xl font-bold uppercase \${verdict ? @GUESS_TONES[verdict] : "border-line"}\`}>
                  {(guess ?? typed)[index] ?? ""}
                </span>
              );
            })}
          </li>
        );
      }`,
  },
];
