import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";

/** A text of its own on a page, with or without a heading. */
export function Passage({ id, title, text }: { id: string; title?: string; text: string }) {
  const heading = `${id}-title`;
  return (
    <section id={id} aria-labelledby={title === undefined ? undefined : heading}>
      <Card>
        {title !== undefined && (
          <SectionTitle id={heading} className="w-fit">
            {title}
          </SectionTitle>
        )}
        <p className="max-w-prose whitespace-pre-line">{text}</p>
      </Card>
    </section>
  );
}
