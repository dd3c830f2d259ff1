// Those behind the site: a section with all of it, and one with a few lines that leads there.
import { Section } from "@/components/layout/section";
import { Scene } from "@/components/scenes/scene";
import { type LinkTarget, SiteLink } from "@/components/site/opening/site-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { AboutText } from "@/lib/site/about-text";

interface AboutProps {
  /** The section's anchor. */
  id: string;
  about: AboutText;
}

/** How it began, what it is for, and what counts. */
export function About({
  id,
  about: { title, beginning, facts = [], note, mission, values, drawing },
}: AboutProps) {
  return (
    <Section id={id} title={title}>
      <Card className="grid gap-0 overflow-hidden p-0 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-4 p-6 sm:p-10">
          <CardTitle>{beginning.title}</CardTitle>
          {beginning.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose">
              {paragraph}
            </p>
          ))}
          {facts.length > 0 && (
            <dl data-slot="description-list" className="grid gap-5 sm:grid-cols-2">
              {facts.map(({ label, value }) => (
                <div key={label} className="min-w-0">
                  <dt className="text-sm text-muted-foreground">{label}</dt>
                  <dd className="mt-1 font-medium break-words">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {note !== undefined && <p className="text-sm text-muted-foreground">{note}</p>}
        </div>
        <div className="h-48 lg:h-auto">
          <Scene {...drawing} />
        </div>
      </Card>
      <div className="rounded-lg bg-primary p-6 text-primary-foreground sm:p-10">
        <h3 className="font-heading text-xl font-bold">{mission.title}</h3>
        <p className="mt-2 max-w-3xl text-xl/relaxed text-pretty">{mission.text}</p>
      </div>
      <h3 data-slot="section-title" className="w-fit pt-2 font-heading">
        {values.title}
      </h3>
      <ul role="list" className="grid gap-4 sm:grid-cols-2">
        {values.passages.map(({ title: name, text }) => (
          <li key={name} className="min-w-0">
            <Card className="h-full gap-1 p-6">
              <h4 className="font-semibold">{name}</h4>
              <p className="text-muted-foreground">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What it is for and how it began, in a few lines. */
export function AboutTeaser({
  id,
  about: { title, beginning, mission },
  more,
}: AboutProps & { more?: LinkTarget }) {
  const [first = mission.text] = beginning.paragraphs;
  return (
    <Section id={id} title={title}>
      <Card className="items-start gap-4 p-6 sm:p-10">
        <p className="max-w-3xl text-xl/relaxed text-pretty">{mission.text}</p>
        <p className="max-w-prose text-muted-foreground">{first}</p>
        {more && (
          <Button variant="outline" asChild>
            <SiteLink to={more.to}>{more.label}</SiteLink>
          </Button>
        )}
      </Card>
    </Section>
  );
}
