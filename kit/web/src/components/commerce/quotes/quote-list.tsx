import { DownloadButton } from "@/components/commerce/entries/download-button";
import { EntryCard } from "@/components/commerce/entries/entry-card";
import { EntryList } from "@/components/commerce/entries/entry-list";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import { CANCELLED } from "@/lib/commerce/entries";
import { quotes } from "@/lib/commerce/quotes";

/** The quotes that the person requested. */
export function QuoteList() {
  return (
    <EntryList label="Quotes" empty="What you request a quote for is listed here.">
      {useCollection(quotes).map((quote) => (
        <EntryCard key={quote.id} entry={quote}>
          <DownloadButton called="quote" entry={quote} />
          {quote.status !== CANCELLED && (
            <Button
              variant="destructive"
              onClick={() => quotes.update(quote.id, { status: CANCELLED })}
            >
              Cancel request
            </Button>
          )}
        </EntryCard>
      ))}
    </EntryList>
  );
}
