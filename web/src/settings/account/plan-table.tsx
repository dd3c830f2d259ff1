import { Badge } from "../../components/ui/display/badge.tsx";
import { formWord } from "../keys/key-words.ts";
import type { Usage } from "../usage/usage.ts";
import { Cell, HeadCell, Row, Table } from "../../components/ui/display/table.tsx";

const numberOf = (value: number | null) => value?.toLocaleString("en") ?? <span className="text-ink-faint">Not included</span>;

/** The plans and their limits, with the account's own marked. */
export function PlanTable({ plan, plans }: Pick<Usage, "plan" | "plans">) {
  return (
    <section aria-labelledby="plan" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="plan" className="flex items-center gap-3 text-base font-semibold">
          Plan{" "}
          <Badge tone="accent" className="capitalize">
            {plan}
          </Badge>
        </h2>
        <p className="text-sm text-ink-soft">Plans are changed by the operator of this service. Larger plans also unlock more models.</p>
      </div>
      <Table label="Plans and their limits">
        <thead>
          <tr>
            <HeadCell>Plan</HeadCell>
            <HeadCell className="text-right">Credits per month</HeadCell>
            <HeadCell className="text-right">API “{formWord("c")}”: requests per minute</HeadCell>
            <HeadCell className="text-right">Per day</HeadCell>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ name, creditsAMonth, requestsAMinute, requestsADay }) => (
            <Row key={name} className={name === plan ? "bg-accent-soft" : ""} {...(name === plan ? { "aria-current": "true" } : {})}>
              <Cell className="font-medium capitalize">
                {name}
                {name === plan && <span className="ml-2 text-xs font-normal text-accent-text normal-case">current</span>}
              </Cell>
              <Cell className="text-right tabular-nums">{creditsAMonth.toLocaleString("en")}</Cell>
              <Cell className="text-right tabular-nums">{numberOf(requestsAMinute)}</Cell>
              <Cell className="text-right tabular-nums">{numberOf(requestsADay)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
