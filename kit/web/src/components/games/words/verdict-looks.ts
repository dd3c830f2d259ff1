import type { Verdict } from "@/lib/games/words/letters";

/** The colors of a letter by what is known of it. */
export const VERDICT_LOOKS: Readonly<Record<Verdict, string>> = {
  right: "border-primary bg-primary text-primary-foreground",
  near: "border-accent-foreground bg-accent text-accent-foreground",
  miss: "border-border bg-muted text-muted-foreground line-through",
};
