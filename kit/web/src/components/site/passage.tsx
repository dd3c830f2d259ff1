import type { ReactNode } from "react";
import { SectionTitle } from "@/components/layout/page";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/utils";
import * as siteWords from "@/words/site";

interface PassageLink {
  label: string;
  to: string;
}

interface PassageProps {
  id: string;
  title?: string;
  text?: string;
  /** Whether it is the heading of its children, without a text. */
  isHeading?: boolean;
  /** Buttons below the text. */
  links?: readonly PassageLink[];
  /** Beside the heading, such as what adds to a list below. */
  aside?: ReactNode;
  /** What the text introduces: it then stands above it, on the ground of the page. */
  children?: ReactNode;
}

/** A text of its own on a page, with or without a heading, or the words above what it introduces. Without a text it says that there is more to come. */
export function Passage({
  id,
  title,
  text,
  isHeading = false,
  links = [],
  aside,
  children,
}: PassageProps) {
  const heading = `${id}-title`;
  const titled = title !== undefined && (
    <SectionTitle id={heading} className="w-fit">
      {title}
    </SectionTitle>
  );
  const told = !isHeading && (
    <p
      className={cn(
        "max-w-prose text-pretty whitespace-pre-line",
        text === undefined && "text-muted-foreground",
      )}
    >
      {text ?? siteWords.moreAboutThisSoon}
    </p>
  );
  const buttons = links.length > 0 && <LinkButtons links={links} />;
  if (isHeading && children === undefined) return null;
  return (
    <section
      id={id}
      aria-labelledby={title === undefined ? undefined : heading}
      className={cn(
        "flex min-w-0 scroll-mt-24 flex-col gap-6",
        children !== undefined && "not-first:pt-4",
        // Its part may be for other people.
        isHeading && "not-has-[>:nth-child(2)]:hidden",
      )}
    >
      {children === undefined ? (
        <Card
          className={cn(
            title !== undefined && "lg:grid lg:grid-cols-[2fr_3fr] lg:items-baseline lg:gap-12",
          )}
        >
          {titled}
          <div className="flex flex-col gap-3">
            {told}
            {buttons}
          </div>
        </Card>
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div className="flex min-w-0 flex-col gap-3">
              {titled}
              {told}
              {buttons}
            </div>
            {aside}
          </div>
          {children}
        </>
      )}
    </section>
  );
}

/** The first one is what one is most likely to want. */
function LinkButtons({ links }: { links: readonly PassageLink[] }) {
  return (
    <div className="flex flex-wrap gap-3 pt-2">
      {links.map(({ label, to }, at) => (
        <ButtonLink key={to} to={to} variant={at === 0 ? "default" : "outline"}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
