import { Link } from "react-router";
import { Page } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import * as words from "@/words/general";

/** What an unknown address shows; `home` is the title of the first page. */
export function NotFoundPage({ home }: { home: string }) {
  return (
    <Page title={words.pageNotFound} description={words.nothingIsStoredAtThis}>
      <Button asChild className="self-start">
        <Link to="/">{words.back({ page: home })}</Link>
      </Button>
    </Page>
  );
}
