import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/utils";
import * as siteWords from "@/words/site";

/** A text of its own on a page, with or without a heading. Without a text it says that there is more to come. */
export function Passage({ id, title, text }: { id: string; title?: string; text?: string }) {
  const heading = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={title === undefined ? undefined : heading}
      className="scroll-mt-24"
    >
      <Card>
        {title !== undefined && (
          <SectionTitle id={heading} className="w-fit">
            {title}
          </SectionTitle>
        )}
        <p
          className={cn(
            "max-w-prose whitespace-pre-line",
            text === undefined && "text-muted-foreground",
          )}
        >
          {text ?? siteWords.moreAboutThisSoon}
        </p>
      </Card>
    </section>
  );
}
