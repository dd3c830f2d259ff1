import { useState } from "react";
import { Section, type SectionProps } from "@/components/layout/section";
import { LinkForm } from "@/components/site/links/link-form";
import { ShareButton } from "@/components/site/links/share-button";
import { Button } from "@/components/ui/button";
import { Item, ItemActions, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import type { SavedLink } from "@/lib/site/saved-links";
import type { Collection, Stored } from "@/lib/store";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

/** Links that are added, changed, deleted, and shared as one page. */
export function LinkList({ links, ...section }: SectionProps & { links: Collection<SavedLink> }) {
  const rows = useCollection(links);
  const [changing, setChanging] = useState("");
  const current = rows.find(({ id }) => id === changing);

  function remove({ id, title }: Stored<SavedLink>) {
    const putBack = links.remove(id);
    toast(words.deleted(title), { action: { label: "Undo", onClick: putBack } });
  }

  return (
    <Section {...section}>
      <ShareButton />
      {rows.length === 0 && (
        <p className="text-muted-foreground">No links yet. Add the first below.</p>
      )}
      <ItemGroup aria-label={section.title} className="empty:hidden">
        {rows.map((row) => (
          <Item key={row.id}>
            <ItemContent>
              <ItemTitle>
                <a
                  href={row.address}
                  target="_blank"
                  rel="noreferrer"
                  data-slot="link"
                  className="text-link underline"
                >
                  {row.title}
                </a>
              </ItemTitle>
              <p className="text-sm break-all text-muted-foreground">{row.address}</p>
            </ItemContent>
            <ItemActions className="gap-4">
              <Button
                variant="link"
                size="sm"
                aria-label={`Change: ${row.title}`}
                onClick={() => setChanging(row.id)}
              >
                Change
              </Button>
              <Button
                variant="link"
                size="sm"
                aria-label={`Delete: ${row.title}`}
                onClick={() => remove(row)}
              >
                Delete
              </Button>
            </ItemActions>
          </Item>
        ))}
      </ItemGroup>
      <LinkForm key={current?.id} links={links} current={current} onSaved={() => setChanging("")} />
    </Section>
  );
}
