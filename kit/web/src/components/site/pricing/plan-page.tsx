import { useParams } from "react-router";
import { app } from "@/app";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { Page } from "@/components/layout/page";
import type { LinkTarget } from "@/components/site/opening/site-link";
import { ChosenPlan } from "@/components/site/pricing/chosen-plan";
import { PlanCard } from "@/components/site/pricing/plan-card";
import type { Plans } from "@/lib/site/plans";

interface PlanPageProps {
  plans: Plans;
  /** The page of all plans. */
  back: { path: string; title: string };
  /** What to do with a plan that is chosen. */
  action?: LinkTarget;
}

/** The page of the plan that the address names. */
export function PlanPage({ plans, back, action }: PlanPageProps) {
  const { plan: slug } = useParams();
  const plan = plans.plans.find((candidate) => candidate.slug === slug);
  if (plan === undefined) return <NotFoundPage home={app.title} />;

  return (
    <Page title={plan.name} description={plan.suits} back={back}>
      <ChosenPlan plans={plans} {...(action && { action })} />
      <div className="grid sm:max-w-md">
        <PlanCard plans={plans} plan={plan} />
      </div>
    </Page>
  );
}
