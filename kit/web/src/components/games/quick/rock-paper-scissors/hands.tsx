import { CircleHelpIcon } from "lucide-react";
import { Card } from "@/components/ui/card";
import type { Throw, ThrowRound } from "@/lib/games/quick/rock-paper-scissors";
import { cn } from "@/lib/utils";
import { THROW_ICONS } from "./throw-icons";

/** Both throws of the last round, side by side. */
export function Hands({ last }: { last: ThrowRound | null }) {
  return (
    <Card className="mx-auto grid w-full max-w-md grid-cols-2 gap-3 p-4">
      <Hand name="You" choice={last?.yours} hasWon={last?.outcome === "won"} />
      <Hand name="Computer" choice={last?.theirs} hasWon={last?.outcome === "lost"} />
    </Card>
  );
}

function Hand({
  name,
  choice,
  hasWon,
}: {
  name: string;
  choice: Throw | undefined;
  hasWon: boolean;
}) {
  const Icon = choice ? THROW_ICONS[choice] : CircleHelpIcon;
  return (
    <div
      className={cn(
        "flex flex-col items-center gap-3 rounded-md p-6",
        hasWon ? "bg-primary text-primary-foreground" : "bg-muted",
      )}
    >
      <Icon className="size-20" strokeWidth={1.25} />
      <p className="font-semibold">
        {name}
        {choice && `: ${choice}`}
      </p>
    </div>
  );
}
