import { useParams } from "react-router";
import { app } from "@/app";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { Page, SectionTitle } from "@/components/layout/page";
import { Scene } from "@/components/scenes/scene";
import { Included } from "@/components/site/services/included";
import { type LinkTarget, SiteLink } from "@/components/site/opening/site-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { type Offers, priceOf } from "@/lib/site/offers";
import * as siteWords from "@/words/site";

interface OfferPageProps {
  services: Offers;
  /** The page of all offers. */
  back: { path: string; title: string };
  /** What to do next. */
  action?: LinkTarget;
}

/** The page of the offer that the address names. */
export function OfferPage({
  services: { offers, includes, steps, motif },
  back,
  action,
}: OfferPageProps) {
  const { offer: slug } = useParams();
  const index = offers.findIndex((offer) => offer.slug === slug);
  const offer = offers[index];
  if (offer === undefined) return <NotFoundPage home={app.title} />;

  return (
    <Page title={offer.name} description={offer.text} back={back}>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Card className="gap-8">
          <section className="flex flex-col gap-4">
            <SectionTitle>{siteWords.whatItIncludes}</SectionTitle>
            <Included items={offer.includes ?? includes} />
          </section>
          {steps.length > 0 && (
            <section className="flex flex-col gap-4">
              <SectionTitle>{siteWords.howItWorks}</SectionTitle>
              <ol role="list" className="flex flex-col gap-5">
                {steps.map(({ title, text }, step) => (
                  <li key={title} className="flex gap-4">
                    <span
                      aria-hidden="true"
                      className="grid size-8 shrink-0 place-items-center rounded-full bg-accent text-sm font-bold text-accent-foreground"
                    >
                      {step + 1}
                    </span>
                    <div className="min-w-0 pt-1">
                      <strong className="font-semibold">{title}</strong>
                      <p className="text-muted-foreground">{text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          )}
          {offer.price !== undefined && (
            <p className="text-lg font-semibold tabular-nums">{priceOf(offer)}</p>
          )}
          {action && (
            <Button className="self-start" asChild>
              <SiteLink to={action.to}>{action.label}</SiteLink>
            </Button>
          )}
        </Card>
        <div className="h-56 overflow-hidden rounded-lg lg:h-96">
          <Scene
            {...(offer.pictogram ? { pictogram: offer.pictogram } : { motif })}
            seed={index + 1}
          />
        </div>
      </div>
    </Page>
  );
}
