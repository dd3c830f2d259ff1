import * as accountWords from "#words/settings/account.ts";
import { formatNumber } from "../../../words/format-number.ts";
import { Badge } from "../../components/ui/display/badge.tsx";
import { formWord } from "../keys/key-words.ts";
import type { Usage } from "../usage/usage.ts";
import { Cell, HeadCell, Row, Table } from "../../components/ui/display/table.tsx";

const numberOf = (value: number | null) =>
  value === null ? <span className="text-ink-faint">{accountWords.notIncluded}</span> : formatNumber(value);

/** The plans and their limits, with the account's own marked. */
export function PlanTable({ plan, plans }: Pick<Usage, "plan" | "plans">) {
  return (
    <section aria-labelledby="plan" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="plan" className="flex items-center gap-3 text-base font-semibold">
          {accountWords.plan}{" "}
          <Badge tone="accent" className="capitalize">
            {plan}
          </Badge>
        </h2>
        <p className="text-sm text-ink-soft">{accountWords.planText}</p>
      </div>
      <Table label={accountWords.plansAndTheirLimits}>
        <thead>
          <tr>
            <HeadCell>{accountWords.plan}</HeadCell>
            <HeadCell className="text-right">{accountWords.creditsPerMonth}</HeadCell>
            <HeadCell className="text-right">{accountWords.requestsPerMinute({ version: formWord("c") })}</HeadCell>
            <HeadCell className="text-right">{accountWords.perDay}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ name, creditsAMonth, requestsAMinute, requestsADay }) => (
            <Row key={name} className={name === plan ? "bg-accent-soft" : ""} {...(name === plan ? { "aria-current": "true" } : {})}>
              <Cell className="font-medium capitalize">
                {name}
                {name === plan && <span className="ml-2 text-xs font-normal text-accent-text normal-case">{accountWords.currentPlan}</span>}
              </Cell>
              <Cell className="text-right tabular-nums">{formatNumber(creditsAMonth)}</Cell>
              <Cell className="text-right tabular-nums">{numberOf(requestsAMinute)}</Cell>
              <Cell className="text-right tabular-nums">{numberOf(requestsADay)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
