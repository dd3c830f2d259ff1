import { MapPinIcon, SearchIcon } from "lucide-react";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { formatCount } from "@/lib/format";
import type { MapPlace } from "@/lib/insight/map";
import { cn } from "@/lib/utils";
import { type Noun, words } from "@/lib/words";

/** What is on a map, with a search. */
export function MapList({
  noun,
  places,
  chosen,
  search,
  onSearch,
  onChoose,
}: {
  noun: Noun;
  places: readonly MapPlace[];
  chosen: string;
  search: string;
  onSearch: (search: string) => void;
  onChoose: (id: string) => void;
}) {
  const label = `Search ${noun.many} on the map`;
  return (
    <Card className="gap-3 p-4 sm:p-4">
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted-foreground" />
        <Input
          type="search"
          className="pl-10"
          aria-label={label}
          placeholder={label}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <p role="status" className="text-sm text-muted-foreground">
        {formatCount(places.length, noun)}
      </p>
      <ul
        role="list"
        aria-label={`${words.list(noun)} on the map`}
        className="flex max-h-96 flex-col overflow-y-auto"
        tabIndex={0}
      >
        {places.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              className={cn(
                "flex min-h-10 w-full items-center gap-2 rounded-md px-2 text-left",
                id === chosen ? "bg-accent font-semibold text-accent-foreground" : "hover:bg-muted",
              )}
              onClick={() => onChoose(id)}
            >
              <MapPinIcon aria-hidden="true" className="size-4 shrink-0" />
              <span className="truncate">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
