import { cn } from "@/lib/utils";

/** The text with what was typed right, what was typed wrong, and the place of the next letter. */
export function TypedText({ text, typed }: { text: string; typed: string }) {
  return (
    <p className="font-mono text-lg leading-loose sm:text-xl">
      {[...text].map((character, at) => (
        <span key={at} className={lookAt(at, character, typed)}>
          {character}
        </span>
      ))}
    </p>
  );
}

function lookAt(at: number, character: string, typed: string): string {
  if (at >= typed.length)
    return cn(
      "text-muted-foreground",
      at === typed.length && "rounded-sm bg-accent text-accent-foreground",
    );
  return typed[at] === character
    ? "text-accent-foreground"
    : "bg-destructive-muted text-destructive underline";
}
