import { Button } from "@/components/ui/button";
import { type Fields, type RowOf, titleOf } from "@/lib/entity";
import { toast } from "@/lib/toast";
import { type Transitions, makeStep, possibleSteps } from "@/lib/transitions";
import * as words from "@/words/general";

/** A button for each step that is possible in the state of a row. */
export function TransitionButtons<F extends Fields>({
  of,
  row,
}: {
  of: Transitions<F>;
  row: RowOf<F>;
}) {
  if (of.entity.mayChange?.(row) === false) return null;
  return possibleSteps(of, row).map((step) => (
    <Button
      key={step.verb}
      variant="outline"
      onClick={() => {
        makeStep(of, row, step);
        toast(words.isNow({ title: titleOf(of.entity, row), state: step.to }));
      }}
    >
      {step.verb}
    </Button>
  ));
}
