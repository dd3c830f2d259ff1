interface GameChoiceProps<Value extends string | number> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** One of a few, as a row of buttons: the arrow keys stay free for the game. */
export function GameChoice<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
}: GameChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex flex-col gap-1.5">
      <span className="text-sm font-medium text-muted-foreground">{label}</span>
      <div className="flex gap-1 rounded-md border border-border bg-card p-1">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            className="min-h-9 flex-auto rounded-sm px-2 text-sm font-semibold text-card-foreground/75 hover:text-card-foreground aria-pressed:bg-primary aria-pressed:text-primary-foreground"
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  );
}
