import { DownloadIcon, Trash2Icon } from "lucide-react";
import { Link } from "react-router";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Item, ItemActions, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import {
  type Estimate,
  type Estimates,
  downloadEstimate,
  formatAmount,
  totalsOf,
} from "@/lib/estimates";
import { formatDate } from "@/lib/format";
import type { Stored } from "@/lib/store";
import { toast } from "@/lib/toast";

/** The estimates that were saved, to be opened, downloaded and deleted. */
export function SavedEstimates({ estimates }: { estimates: Estimates }) {
  const saved = useCollection(estimates.saved);
  const title = `Saved ${estimates.called}s`;
  if (saved.length === 0) return <p className="text-muted-foreground">{title} stand here.</p>;
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{title}</SectionTitle>
      <ItemGroup aria-label={title}>
        {saved.map((estimate) => (
          <SavedItem key={estimate.id} estimates={estimates} estimate={estimate} />
        ))}
      </ItemGroup>
    </section>
  );
}

function SavedItem({ estimates, estimate }: { estimates: Estimates; estimate: Stored<Estimate> }) {
  const { id, name, savedOn } = estimate;

  function remove() {
    const putBack = estimates.saved.remove(id);
    toast(`Deleted “${name}”.`, { action: { label: "Undo", onClick: putBack } });
  }

  return (
    <Item>
      <ItemContent>
        <ItemTitle>{name}</ItemTitle>
        <p className="text-sm text-muted-foreground">Saved on {formatDate(savedOn)}</p>
      </ItemContent>
      <span data-slot="amount" className="shrink-0 text-right whitespace-nowrap tabular-nums">
        {formatAmount(estimates, totalsOf(estimate).total)}
      </span>
      <ItemActions>
        <Button variant="outline" asChild>
          <Link to={`?open=${id}`} aria-label={`Open ${name}`}>
            Open
          </Link>
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Download ${name}`}
          onClick={() => downloadEstimate(estimate)}
        >
          <DownloadIcon />
        </Button>
        <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={remove}>
          <Trash2Icon />
        </Button>
      </ItemActions>
    </Item>
  );
}
