import { SearchIcon } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import * as words from "@/words/general";

/** The way to the search of everything. */
export function FindLink() {
  return (
    <Button variant="ghost" size="icon" asChild className="text-header-foreground">
      <Link to="/search" aria-label={words.find} title={words.find}>
        <SearchIcon className="size-5" />
      </Link>
    </Button>
  );
}
