import { type LinkTarget, SiteLink } from "@/components/site/opening/site-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { type Plans, choosePlan } from "@/lib/site/plans";

/** Confirms the choice of a plan, and gives it up again. */
export function ChosenPlan({ plans, action }: { plans: Plans; action?: LinkTarget }) {
  const [choice] = useCollection(plans.choices);
  const plan = plans.plans.find(({ slug }) => slug === choice?.plan);
  return (
    <div role="status" className="empty:hidden">
      {plan && (
        <Card className="flex-row flex-wrap items-center justify-between p-5">
          <p className="font-semibold">
            You have chosen {plan.name}. It begins as soon as you want it to.
          </p>
          <div className="flex flex-wrap gap-3">
            {action && (
              <Button asChild>
                <SiteLink to={action.to}>{action.label}</SiteLink>
              </Button>
            )}
            <Button variant="outline" onClick={() => choosePlan(plans, null)}>
              Give it up
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
