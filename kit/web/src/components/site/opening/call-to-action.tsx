import { SectionTitle } from "@/components/layout/page";
import { type LinkTarget, SiteLink } from "@/components/site/opening/site-link";
import { Button } from "@/components/ui/button";

/** A band that asks visitors to take the next step. */
export function CallToAction({
  title,
  description,
  action,
}: {
  title: string;
  description: string;
  action: LinkTarget;
}) {
  return (
    <section
      aria-labelledby="call-to-action-title"
      className="flex flex-wrap items-center justify-between gap-6 rounded-lg bg-primary p-6 text-primary-foreground sm:p-10"
    >
      <div className="max-w-xl min-w-0">
        <SectionTitle id="call-to-action-title">{title}</SectionTitle>
        <p className="mt-2">{description}</p>
      </div>
      <Button className="bg-primary-foreground text-primary hover:bg-primary-foreground/90" asChild>
        <SiteLink to={action.to}>{action.label}</SiteLink>
      </Button>
    </section>
  );
}
