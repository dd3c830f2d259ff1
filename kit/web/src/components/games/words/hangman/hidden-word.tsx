/** A word of which null letters are not known yet. */
export function HiddenWord({ letters }: { letters: readonly (string | null)[] }) {
  return (
    <p
      role="img"
      aria-label={`The word: ${letters.map((letter) => letter ?? "blank").join(" ")}`}
      className="flex flex-wrap justify-center gap-1.5 font-heading text-2xl font-bold uppercase sm:gap-2 sm:text-3xl"
    >
      {letters.map((letter, index) => (
        <span
          key={index}
          className="grid h-11 w-8 place-items-center border-b-4 border-primary sm:w-11"
        >
          {letter}
        </span>
      ))}
    </p>
  );
}
