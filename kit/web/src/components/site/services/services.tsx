// What is offered: all of it, and the first three with a link to the others.
import { ArrowRightIcon } from "lucide-react";
import { Link } from "react-router";
import { Section } from "@/components/layout/section";
import { Included } from "@/components/site/services/included";
import { type LinkTarget, SiteLink } from "@/components/site/opening/site-link";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { hasPages, type Offers, priceOf } from "@/lib/site/offers";

interface ServicesProps {
  /** The section's anchor. */
  id: string;
  services: Offers;
}

/** Everything that is offered. */
export function Services({ id, services }: ServicesProps) {
  const { title, description } = services;
  return (
    <Section id={id} title={title} description={description}>
      <OfferCards services={services} />
    </Section>
  );
}

/** The first three offers. */
export function ServicesPreview({ id, services, more }: ServicesProps & { more?: LinkTarget }) {
  const { title, description } = services;
  return (
    <Section id={id} title={title} description={description}>
      <OfferCards services={services} max={3} />
      {more && (
        <Button variant="link" size="sm" className="self-start" asChild>
          <SiteLink to={more.to}>
            {more.label}
            <ArrowRightIcon />
          </SiteLink>
        </Button>
      )}
    </Section>
  );
}

function OfferCards({ services, max }: { services: Offers; max?: number }) {
  const isLinked = hasPages(services);
  return (
    <ul role="list" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {services.offers.slice(0, max).map((offer) => (
        <li key={offer.slug} className="min-w-0">
          <Card interactive={isLinked} data-slot="resource-card" className="h-full">
            <span
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-md bg-accent text-accent-foreground"
            >
              <offer.icon className="size-5" />
            </span>
            <CardTitle>
              {isLinked ? (
                <Link to={`${services.path}/${offer.slug}`} data-slot="card-link">
                  {offer.name}
                </Link>
              ) : (
                offer.name
              )}
            </CardTitle>
            {offer.text !== "" && <p className="text-muted-foreground">{offer.text}</p>}
            {offer.includes && <Included items={offer.includes} />}
            {offer.price !== undefined && (
              <p className="mt-auto font-semibold tabular-nums">{priceOf(offer)}</p>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}
