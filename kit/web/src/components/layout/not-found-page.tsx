import { Page } from "@/components/layout/page";
import { ButtonLink } from "@/components/ui/button-link";
import { words } from "@/lib/words";

/** What an unknown address shows; `home` is the title of the first page. */
export function NotFoundPage({ home }: { home: string }) {
  return (
    <Page
      title="Page not found"
      description="Nothing is stored at this address: it may have been deleted or mistyped."
    >
      <ButtonLink className="self-start" to="/">
        {words.back(home)}
      </ButtonLink>
    </Page>
  );
}
