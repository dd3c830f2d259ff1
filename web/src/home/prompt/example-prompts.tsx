import * as promptWords from "#words/home/prompt.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { EXAMPLES } from "./examples.ts";

/** Four example prompts. Choosing one fills the box and focuses it. */
export function ExamplePrompts({ onChoose }: { onChoose: (prompt: string) => void }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <span id="examples" className="text-sm text-ink-faint max-sm:w-full max-sm:text-center">
        {promptWords.tryExample}
      </span>
      <ul aria-labelledby="examples" className="contents">
        {EXAMPLES.map(({ title, prompt }) => (
          <li key={title}>
            <Button size="sm" className="rounded-full font-normal text-ink-soft shadow-none" onClick={() => onChoose(prompt)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
