// Where rows are chosen to be compared.
import { CheckIcon, ScaleIcon } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useTextList } from "@/hooks/use-text-list";
import { COMPARED_MAX, toggleChosen } from "@/lib/insight/comparison";
import { type Entity, type Fields, type RowOf, titleOf } from "@/lib/entity";
import type { TextList } from "@/lib/text-list";
import { words } from "@/lib/words";

interface ChoiceProps<F extends Fields> {
  entity: Entity<F>;
  row: RowOf<F>;
  choice: TextList;
  /** On a row of a list, where there is little room. */
  isSmall?: boolean;
}

/** Chooses a row, on its page or where it is listed. */
export function CompareButton<F extends Fields>({
  entity,
  row,
  choice,
  isSmall = false,
}: ChoiceProps<F>) {
  const isChosen = useTextList(choice).includes(row.id);
  const Icon = isChosen ? CheckIcon : ScaleIcon;
  const chosenLabel = isSmall ? "Chosen" : "Chosen to compare";
  return (
    <Button
      variant={isSmall ? "link" : "outline"}
      size={isSmall ? "sm" : "default"}
      className={isSmall ? "relative z-10 px-0" : undefined}
      aria-pressed={isChosen}
      aria-label={`Compare ${titleOf(entity, row)}`}
      onClick={() => toggleChosen(choice, row.id)}
    >
      <Icon />
      {isChosen ? chosenLabel : "Compare"}
    </Button>
  );
}

/** How many rows are chosen, and the way to their comparison at the path `to`; nothing while none is. */
export function CompareTray({
  entity,
  choice,
  to,
}: {
  entity: Pick<Entity, "noun">;
  choice: TextList;
  to: string;
}) {
  const count = useTextList(choice).length;
  if (count === 0) return null;
  return (
    <section aria-label={`${words.list(entity.noun)} to compare`} className="sticky top-18 z-10">
      <Card className="flex-row flex-wrap items-center justify-between gap-3 p-3 shadow-lg sm:p-3">
        <p role="status" className="px-2 font-semibold">
          {count} of {COMPARED_MAX} chosen to compare
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="link" size="sm" onClick={() => choice.set([])}>
            Choose none
          </Button>
          <Button asChild>
            <Link to={to}>
              <ScaleIcon />
              {count === 1 ? "Compare it with another" : "Compare now"}
            </Link>
          </Button>
        </div>
      </Card>
    </section>
  );
}
