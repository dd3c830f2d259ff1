import { EntryCard } from "@/components/commerce/entries/entry-card";
import { EntryList } from "@/components/commerce/entries/entry-list";
import { useCollection } from "@/hooks/use-collection";
import { bids, judgedBid } from "@/lib/commerce/bids";

/** Everything that the person bid on, and whether they lead. */
export function BidList() {
  const all = useCollection(bids);
  return (
    <EntryList label="Bids" empty="What you bid on is listed here, with whether you lead.">
      {all.map((bid) => (
        <EntryCard key={bid.id} entry={judgedBid(bid, all)} />
      ))}
    </EntryList>
  );
}
