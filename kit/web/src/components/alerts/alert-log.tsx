import { BellRingIcon, Trash2Icon } from "lucide-react";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Item, ItemActions, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import type { Alerts } from "@/lib/alerts";
import { formatMoment } from "@/lib/format";

/** The alerts that went off, the latest first. */
export function AlertLog({ alerts: { log }, title }: { alerts: Alerts; title: string }) {
  const entries = useCollection(log);
  return (
    <section className="flex flex-col gap-4">
      <SectionTitle>{title}</SectionTitle>
      {entries.length === 0 && <p className="text-muted-foreground">No alert went off yet.</p>}
      {entries.length > 0 && (
        <ItemGroup aria-label={title}>
          {entries.map(({ id, rule, about, channel, contact, at }) => (
            <Item key={id}>
              <BellRingIcon aria-hidden="true" className="size-5 shrink-0 text-link" />
              <ItemContent className="basis-56">
                <ItemTitle>{`${rule}: ${about}`}</ItemTitle>
                <div
                  data-slot="facts"
                  className="flex flex-wrap items-center text-muted-foreground"
                >
                  <span>{`${channel} to ${contact} (simulated)`}</span>
                  <time dateTime={at}>{formatMoment(at)}</time>
                </div>
              </ItemContent>
              <ItemActions>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label="Delete from the log"
                  onClick={() => log.remove(id)}
                >
                  <Trash2Icon />
                </Button>
              </ItemActions>
            </Item>
          ))}
        </ItemGroup>
      )}
    </section>
  );
}
