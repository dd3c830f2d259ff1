import { type FormEvent, useState } from "react";
import { DecisionFacts } from "@/components/decisions/decision-facts";
import { SectionTitle } from "@/components/layout/page";
import { Facts } from "@/components/resource/facts";
import { RowLink } from "@/components/resource/row-link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { EmptyState } from "@/components/ui/empty";
import { Item, ItemActions, ItemContent, ItemGroup } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import { useRows } from "@/hooks/use-rows";
import {
  type DecisionScope,
  decide,
  decidedStates,
  decidingSteps,
  decisions,
  decisionsOn,
  mayDecide,
} from "@/lib/decisions";
import { type Fields, type RowOf, fieldOf, titleOf } from "@/lib/entity";
import { toast } from "@/lib/toast";
import { type Transitions, possibleSteps } from "@/lib/transitions";
import { upperFirst } from "@/lib/words";
import * as words from "@/words/general";
import * as workWords from "@/words/work";

interface DecisionProps<F extends Fields> {
  of: Transitions<F>;
  /** What is shown of what waits. */
  facts?: readonly (keyof F & string)[];
  /** Whether the rows have pages of their own. */
  isLink?: boolean;
}

/** The rows that wait for whoever opens the app to decide, each with a comment and a button for each step, and those that were decided. Nothing for people who can decide on none: where the page `isAlone` for it, it says so. */
export function DecisionList<F extends Fields>({
  of,
  facts = [],
  isLink = false,
  isAlone = false,
  waiting: states,
  verbs,
}: DecisionProps<F> & DecisionScope & { isAlone?: boolean }) {
  const { entity, name } = of;
  const rows = useRows(entity);
  const headed = (title: string) => words.ofKind({ kind: upperFirst(entity.noun.many), title });
  const all = useCollection(decisions);
  const steps = decidingSteps(of, { waiting: states, verbs });
  if (!mayDecide(entity, rows, steps))
    return isAlone ? <EmptyState title={workWords.nothingWaits} /> : null;
  const deciding = { ...of, steps };
  const [first] = fieldOf(entity, name).options ?? [];
  const waiting = rows.filter((row) => possibleSteps(deciding, row).length > 0);
  // What waits for somebody else is not decided, unless it was before.
  const isOpen = (row: RowOf<F>) => steps.some(({ from }) => from.includes(String(row[name])));
  const after = decidedStates(of, steps);
  const verdicts = new Set(steps.map(({ to }) => to));
  const verdictsOn = ({ id }: RowOf<F>) =>
    decisionsOn(all, entity, id).filter(({ to }) => verdicts.has(to));
  const decided = rows.filter(
    (row) =>
      !waiting.includes(row) &&
      row[name] !== first &&
      (isOpen(row) ? verdictsOn(row).length > 0 : after.has(String(row[name]))),
  );
  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-4">
        <SectionTitle>{headed(workWords.waitsForDecision)}</SectionTitle>
        {waiting.length === 0 && <p className="text-muted-foreground">{workWords.nothingWaits}</p>}
        {waiting.length > 0 && (
          <ItemGroup aria-label={headed(workWords.waitsForDecision)}>
            {waiting.map((row) => (
              <WaitingItem key={row.id} of={deciding} row={row} facts={facts} isLink={isLink} />
            ))}
          </ItemGroup>
        )}
      </section>
      <section className="flex flex-col gap-4">
        <SectionTitle>{headed(workWords.decided)}</SectionTitle>
        {decided.length === 0 && (
          <p className="text-muted-foreground">{workWords.nothingDecided}</p>
        )}
        {decided.length > 0 && (
          <ItemGroup aria-label={headed(workWords.decided)}>
            {decided.map((row) => {
              const [last = { to: String(row[name]), by: "", at: "", comment: "" }] =
                verdictsOn(row);
              return (
                <Item key={row.id}>
                  <ItemContent>
                    <RowLink entity={entity} row={row} isLink={isLink} />
                    <DecisionFacts decision={last} />
                  </ItemContent>
                </Item>
              );
            })}
          </ItemGroup>
        )}
      </section>
    </div>
  );
}

/** A row that waits, with what can be decided. */
function WaitingItem<F extends Fields>({
  of,
  row,
  facts,
  isLink,
}: Required<DecisionProps<F>> & { row: RowOf<F> }) {
  const [said, setSaid] = useState("");
  const title = titleOf(of.entity, row);
  const [main, ...others] = possibleSteps(of, row);
  const make = (step: typeof main) => {
    if (step === undefined) return;
    decide(of, { row, step, said });
    setSaid("");
    toast(words.isNow({ title, state: step.to }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make(main);
  };
  return (
    <Item>
      <ItemContent>
        <RowLink entity={of.entity} row={row} isLink={isLink} />
        <Facts entity={of.entity} row={row} names={[of.name, ...facts]} />
      </ItemContent>
      <ItemActions className="w-full sm:w-auto">
        <form onSubmit={submit} className="flex w-full flex-wrap items-center gap-2">
          <Input
            aria-label={workWords.commentOn({ title })}
            placeholder={workWords.commentIfAny}
            className="min-w-0 flex-1 basis-48"
            value={said}
            onChange={({ target }) => setSaid(target.value)}
          />
          {main !== undefined && <Button type="submit">{main.verb}</Button>}
          {others.map((step) => (
            <Button key={step.verb} type="button" variant="outline" onClick={() => make(step)}>
              {step.verb}
            </Button>
          ))}
        </form>
      </ItemActions>
    </Item>
  );
}
