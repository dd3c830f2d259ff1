import { Section, type SectionProps } from "@/components/layout/section";
import { StoryForm } from "@/components/site/stories/story-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { formatDate } from "@/lib/format";
import type { Story, StoryExample } from "@/lib/site/stories";
import type { Collection, Stored } from "@/lib/store";
import { toast } from "@/lib/toast";

interface StoriesProps extends SectionProps {
  stories: Collection<Story>;
  /** What one of them is called: "testimonial". */
  called: string;
  examples: readonly StoryExample[];
}

/** What visitors wrote, then examples that are marked as such, and a form for the next one. */
export function Stories({ stories, called, examples, ...section }: StoriesProps) {
  function remove(story: Stored<Story>) {
    const putBack = stories.remove(story.id);
    toast(`Removed the ${called}.`, { action: { label: "Undo", onClick: putBack } });
  }

  return (
    <Section {...section}>
      <ul
        role="list"
        aria-label={section.title}
        className="grid gap-4 md:grid-cols-2 lg:grid-cols-3"
      >
        {useCollection(stories).map((story) => (
          <li key={story.id} className="min-w-0">
            <StoryCard story={story} onRemove={() => remove(story)} />
          </li>
        ))}
        {examples.map((example) => (
          <li key={example.title} className="min-w-0">
            <ExampleCard example={example} />
          </li>
        ))}
      </ul>
      <StoryForm stories={stories} called={called} />
    </Section>
  );
}

function StoryCard({
  story: { author, text, at },
  onRemove,
}: {
  story: Stored<Story>;
  onRemove: () => void;
}) {
  return (
    <Card className="h-full p-6">
      <blockquote className="break-words whitespace-pre-line">{text}</blockquote>
      <div data-slot="facts" className="mt-auto text-muted-foreground">
        <strong className="font-semibold text-card-foreground">{author || "A visitor"}</strong>
        <time dateTime={at}>{formatDate(at)}</time>
        <Button
          variant="link"
          size="sm"
          className="ml-auto"
          aria-label={`Remove: ${text.slice(0, 40)}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </Card>
  );
}

function ExampleCard({ example: { title, start, work, end } }: { example: StoryExample }) {
  const parts = [
    { label: "How it began", text: start },
    { label: "What was done", text: work },
    { label: "What is left of it", text: end },
  ];
  return (
    <Card className="h-full p-6">
      <CardTitle>{title}</CardTitle>
      <dl className="flex flex-col gap-3">
        {parts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Badge variant="secondary" className="mt-auto">
        Example
      </Badge>
    </Card>
  );
}
