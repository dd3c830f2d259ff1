import { Link } from "react-router";
import { Page } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

/** What an unknown address shows; `home` is the title of the first page. */
export function NotFoundPage({ home }: { home: string }) {
  return (
    <Page
      title="Page not found"
      description="Nothing is stored at this address: it may have been deleted or mistyped."
    >
      <Button asChild className="self-start">
        <Link to="/">{words.back(home)}</Link>
      </Button>
    </Page>
  );
}
