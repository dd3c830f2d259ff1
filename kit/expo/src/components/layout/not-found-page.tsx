import { Page } from "@/components/layout/page";
import { ButtonLink } from "@/components/ui/button-link";
import * as words from "@/words/general";

/** What an unknown address shows; `home` is the title of the first page. */
export function NotFoundPage({ home }: { home: string }) {
  return (
    <Page title={words.pageNotFound} description={words.nothingIsStoredAtThis}>
      <ButtonLink to="/" isBack>
        {words.back({ page: home })}
      </ButtonLink>
    </Page>
  );
}
