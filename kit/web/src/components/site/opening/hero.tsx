// The opening of a site: what it is in one line, a drawn picture, and the way to what visitors come for. It has the
// heading of its page.
import { app } from "@/app";
import { Fitted } from "@/components/layout/page";
import { Scene } from "@/components/scenes/scene";
import { type LinkTarget, SiteLink } from "@/components/site/opening/site-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Drawing } from "@/lib/scenes";
import { cn } from "@/lib/utils";
import * as siteWords from "@/words/site";

interface HeroProps {
  headline: string;
  description: string;
  drawing: Drawing;
  /** What visitors come for; the first stands out. */
  actions?: readonly LinkTarget[];
  /** The sections of a site of one page. */
  sections?: readonly LinkTarget[];
}

/** The picture stands beside the words; below them on a phone, and where the longest word needs the room. */
export function SplitHero({ drawing, ...words }: HeroProps) {
  return (
    <section aria-labelledby="hero-title">
      <Card className="gap-0 overflow-hidden p-0 lg:flex-row lg:flex-wrap">
        <div className="flex min-w-0 flex-col items-start justify-center gap-5 p-6 sm:p-12 lg:min-w-min lg:flex-[1.1_1_26rem]">
          <HeroText {...words} />
        </div>
        <div className="h-56 lg:h-auto lg:min-h-96 lg:contain-size lg:flex-[1_1_22rem]">
          <Scene {...drawing} />
        </div>
      </Card>
    </section>
  );
}

/** The picture stands below the words. */
export function CenteredHero({ drawing, ...words }: HeroProps) {
  return (
    <section aria-labelledby="hero-title">
      <Card className="gap-0 overflow-hidden p-0">
        <div className="flex flex-col items-center gap-5 px-6 pt-12 pb-10 text-center sm:px-12 sm:pt-16">
          <HeroText {...words} isCentered />
        </div>
        <div className="h-48 sm:h-64">
          <Scene {...drawing} shape="strip" />
        </div>
      </Card>
    </section>
  );
}

/** The picture is the ground on which the words stand. */
export function CoverHero({ drawing, ...words }: HeroProps) {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative overflow-hidden rounded-lg border border-border"
    >
      <div className="absolute inset-x-0 top-0 h-32 sm:hidden">
        <Scene {...drawing} shape="strip" />
      </div>
      <div className="absolute inset-0 hidden sm:block">
        <Scene {...drawing} shape="ground" />
      </div>
      <Card className="mx-4 mt-28 mb-4 items-start gap-5 p-6 sm:mx-8 sm:mt-40 sm:mb-8 sm:max-w-2xl sm:p-10 lg:min-w-min">
        <HeroText {...words} />
      </Card>
    </section>
  );
}

function HeroText({
  headline,
  description,
  actions = [],
  sections = [],
  isCentered = false,
}: Omit<HeroProps, "drawing"> & { isCentered?: boolean }) {
  return (
    <>
      {headline !== app.title && (
        <p className="text-sm font-semibold text-accent-foreground">{app.title}</p>
      )}
      <h1
        id="hero-title"
        data-slot="hero-title"
        className="@container w-full font-heading text-balance"
      >
        <Fitted>{headline}</Fitted>
      </h1>
      <p className="max-w-prose text-lg text-muted-foreground">{description}</p>
      {actions.length > 0 && (
        <div className={cn("flex flex-wrap gap-3", isCentered && "justify-center")}>
          {actions.map(({ label, to }, index) => (
            <Button key={to} variant={index === 0 ? "default" : "outline"} asChild>
              <SiteLink to={to}>{label}</SiteLink>
            </Button>
          ))}
        </div>
      )}
      {sections.length > 0 && (
        <nav
          aria-label={siteWords.onThisPage}
          className={cn("flex flex-wrap gap-x-5 gap-y-1", isCentered && "justify-center")}
        >
          {sections.map(({ label, to }) => (
            <SiteLink
              key={to}
              to={to}
              data-slot="link"
              className="inline-flex min-h-8 items-center text-sm font-semibold break-words text-link underline"
            >
              {label}
            </SiteLink>
          ))}
        </nav>
      )}
    </>
  );
}
