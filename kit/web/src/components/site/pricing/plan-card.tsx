import { CheckIcon, CircleCheckIcon } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { formatMoney } from "@/lib/format";
import { type Plan, type Plans, choosePlan, planPath } from "@/lib/site/plans";
import { cn } from "@/lib/utils";

/** A plan with its price and what it includes, and a button that chooses it. */
export function PlanCard({ plans, plan }: { plans: Plans; plan: Plan }) {
  const isChosen = useCollection(plans.choices).some((choice) => choice.plan === plan.slug);
  return (
    <Card className={cn("h-full p-6", isChosen && "border-2 border-primary")}>
      <CardTitle>
        <Link to={planPath(plan)} data-slot="link" className="text-link underline">
          {plan.name}
        </Link>
      </CardTitle>
      <p>
        <span className="font-heading text-4xl font-bold tabular-nums">
          {formatMoney(plan.price, plans.currency)}
        </span>
        <span className="text-muted-foreground"> per {plans.period}</span>
      </p>
      <p className="text-muted-foreground">{plan.suits}</p>
      <ul role="list" className="flex flex-col gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon
              aria-hidden="true"
              className="mt-0.5 size-5 shrink-0 text-accent-foreground"
            />
            {feature}
          </li>
        ))}
      </ul>
      {isChosen ? (
        <p className="mt-auto flex min-h-11 items-center gap-2 font-semibold text-accent-foreground">
          <CircleCheckIcon aria-hidden="true" className="size-5" />
          Your plan
        </p>
      ) : (
        <Button className="mt-auto" onClick={() => choosePlan(plans, plan)}>
          Choose {plan.name}
        </Button>
      )}
    </Card>
  );
}
