import { VERDICT_LOOKS } from "@/components/games/words/verdict-looks";
import { type GuessState, TRIES, judgeGuess } from "@/lib/games/words/guess-word";
import { VERDICT_WORDS } from "@/lib/games/words/letters";
import { cn } from "@/lib/utils";

/** The guesses with what is known of their letters, and room for those that are left. */
export function GuessGrid({ game }: { game: GuessState }) {
  const { guesses, typed, word } = game;
  return (
    <ol aria-label="Guesses" className="flex flex-col gap-1.5">
      {Array.from({ length: TRIES }, (_, row) => (
        <li key={row} className="flex gap-1.5">
          <GuessRow guess={guesses[row]} typed={row === guesses.length ? typed : ""} word={word} />
        </li>
      ))}
    </ol>
  );
}

function GuessRow({
  guess,
  typed,
  word,
}: {
  guess: string | undefined;
  typed: string;
  word: string;
}) {
  const verdicts = guess === undefined ? [] : judgeGuess(guess, word);
  const letters = guess ?? typed;
  return (
    <>
      <span className="sr-only">
        {Array.from(letters, (letter, index) => {
          const verdict = verdicts[index];
          return verdict === undefined ? letter : `${letter} ${VERDICT_WORDS[verdict]}`;
        }).join(", ")}
      </span>
      {Array.from(word, (_, index) => {
        const verdict = verdicts[index];
        return (
          <span
            key={index}
            aria-hidden="true"
            className={cn(
              "grid size-12 place-items-center rounded-md border-2 font-heading text-2xl font-bold uppercase",
              verdict === undefined ? "border-input" : VERDICT_LOOKS[verdict],
            )}
          >
            {letters[index]}
          </span>
        );
      })}
    </>
  );
}
