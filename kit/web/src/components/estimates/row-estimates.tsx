import { PlusIcon } from "lucide-react";
import { Link } from "react-router";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { type Estimates, formatAmount, totalsOf } from "@/lib/estimates";
import { upperFirst } from "@/lib/words";

/** The estimates for a row, and a link to make another one. */
export function RowEstimates({ estimates, about }: { estimates: Estimates; about: string }) {
  const { called, path, saved } = estimates;
  const own = useCollection(saved).filter((estimate) => estimate.about === about);
  return (
    <Card>
      <SectionTitle>{upperFirst(called)}s</SectionTitle>
      {own.length === 0 && <p className="text-muted-foreground">No {called} yet.</p>}
      {own.length > 0 && (
        <ul
          role="list"
          aria-label={`Saved ${called}s`}
          className="flex flex-col divide-y divide-border"
        >
          {own.map((estimate) => (
            <li
              key={estimate.id}
              className="flex flex-wrap items-baseline justify-between gap-3 py-2.5"
            >
              <Link
                data-slot="link"
                to={`${path}?open=${estimate.id}`}
                className="font-semibold text-link underline"
              >
                {estimate.name}
              </Link>
              <span data-slot="amount" className="tabular-nums">
                {formatAmount(estimates, totalsOf(estimate).total)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button variant="outline" className="self-start" asChild>
        <Link to={`${path}?for=${about}`}>
          <PlusIcon />
          New {called}
        </Link>
      </Button>
    </Card>
  );
}
