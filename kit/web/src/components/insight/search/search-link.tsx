import { SearchIcon } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";

/** The way to the search, in the header. */
export function SearchLink() {
  return (
    <Button variant="ghost" size="icon" className="text-header-foreground" asChild>
      <Link to="/find" aria-label="Search everything" title="Search everything">
        <SearchIcon className="size-5" />
      </Link>
    </Button>
  );
}
