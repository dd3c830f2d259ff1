import { Section, type SectionProps } from "@/components/layout/section";
import type { LinkTarget } from "@/components/site/opening/site-link";
import { ChosenPlan } from "@/components/site/pricing/chosen-plan";
import { PlanCard } from "@/components/site/pricing/plan-card";
import type { Plans } from "@/lib/site/plans";

interface PricingProps extends SectionProps {
  plans: Plans;
  /** What to do with a plan that is chosen. */
  action?: LinkTarget;
}

/** Plans beside each other. */
export function Pricing({ plans, action, ...section }: PricingProps) {
  return (
    <Section {...section}>
      <ChosenPlan plans={plans} {...(action && { action })} />
      <ul role="list" className="grid items-stretch gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {plans.plans.map((plan) => (
          <li key={plan.slug} className="min-w-0">
            <PlanCard plans={plans} plan={plan} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
