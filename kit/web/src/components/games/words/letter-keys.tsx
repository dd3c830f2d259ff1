import { KEY_ROWS, VERDICT_WORDS, type Verdict } from "@/lib/games/words/letters";
import { cn } from "@/lib/utils";
import { VERDICT_LOOKS } from "./verdict-looks";

interface LetterKeysProps {
  /** What is known of a letter. */
  verdictOf: (letter: string) => Verdict | null;
  isOff: (letter: string) => boolean;
  onPress: (letter: string) => void;
}

/** A keyboard for those who have none. */
export function LetterKeys({ verdictOf, isOff, onPress }: LetterKeysProps) {
  return (
    <div
      role="group"
      aria-label="Letters"
      className="mx-auto flex w-full max-w-xl flex-col gap-1.5"
    >
      {KEY_ROWS.map((row) => (
        <div key={row} className="flex justify-center gap-1 sm:gap-1.5">
          {Array.from(row, (letter) => (
            <LetterKey
              key={letter}
              letter={letter}
              verdict={verdictOf(letter)}
              isOff={isOff(letter)}
              onPress={() => onPress(letter)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LetterKeyProps {
  letter: string;
  verdict: Verdict | null;
  isOff: boolean;
  onPress: () => void;
}

function LetterKey({ letter, verdict, isOff, onPress }: LetterKeyProps) {
  const name = letter.toUpperCase();
  return (
    <button
      type="button"
      aria-label={verdict === null ? name : `${name}, ${VERDICT_WORDS[verdict]}`}
      disabled={isOff}
      className={cn(
        "min-h-12 max-w-14 min-w-0 flex-1 touch-manipulation rounded-sm border font-bold disabled:cursor-default",
        verdict === null
          ? "border-input bg-card text-card-foreground enabled:hover:bg-muted"
          : VERDICT_LOOKS[verdict],
      )}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
