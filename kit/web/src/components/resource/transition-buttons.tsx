import { Button } from "@/components/ui/button";
import { type Fields, type RowOf, titleOf } from "@/lib/entity";
import { RuleBroken, unlessBroken } from "@/lib/rules";
import { toast } from "@/lib/toast";
import { type Transitions, makeStep, possibleSteps } from "@/lib/transitions";
import * as words from "@/words/general";

/** Beside a row of a list there is room for so many. */
const SHORT_MAX = 2;

/** A button for each step that is possible in the state of a row; with `isShort` for the first ones, where the row is listed. */
export function TransitionButtons<F extends Fields>({
  of,
  row,
  isShort = false,
}: {
  of: Transitions<F>;
  row: RowOf<F>;
  isShort?: boolean;
}) {
  const steps = possibleSteps(of, row);
  return steps.slice(0, isShort ? SHORT_MAX : steps.length).map((step) => (
    <Button
      key={step.verb}
      variant="outline"
      size={isShort ? "sm" : "default"}
      onClick={() => {
        const changes = unlessBroken(() => makeStep(of, row, step));
        if (changes instanceof RuleBroken) {
          toast.error(changes.message);
          return;
        }
        const description = changes.length === 0 ? {} : { description: changes.join(" · ") };
        toast(words.isNow({ title: titleOf(of.entity, row), state: step.to }), description);
      }}
    >
      {step.verb}
    </Button>
  ));
}
