import { CheckIcon } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { DrawDialog } from "@/components/draw/draw-dialog";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogTitle } from "@/components/ui/dialog";
import { useErrand } from "@/hooks/use-errand";
import { useForm } from "@/hooks/use-form";
import { usePerson } from "@/hooks/use-person";
import { type Action, mayDo, performAction } from "@/lib/actions";
import {
  type Entity,
  type Fields,
  type RowOf,
  type ValuesOf,
  readForm,
  titleOf,
} from "@/lib/entity";
import { text } from "@/lib/fields/text";
import { RuleBroken, unlessBroken } from "@/lib/rules";
import { asksForLessMotion } from "@/lib/motion";
import { person } from "@/lib/person";
import { toast } from "@/lib/toast";
import * as communityWords from "@/words/community";
import * as words from "@/words/general";

/** Beside a row of a list there is room for so many. */
const SHORT_MAX = 2;

/** The name of the control that asks who somebody is. */
const NAME = "person-name";

/** What people do as often as they like. */
const NEVER = { subscribe: () => () => undefined, current: () => null };

interface ActionProps<F extends Fields> {
  entity: Entity<F>;
  row: RowOf<F>;
  isShort: boolean;
}

/** A button for each action of a row; with `isShort` for the first ones. */
export function ActionButtons<F extends Fields>({
  actions,
  isShort = false,
  ...of
}: {
  entity: Entity<F>;
  actions: readonly Action<F>[];
  row: RowOf<F>;
  isShort?: boolean;
}) {
  return actions
    .slice(0, isShort ? SHORT_MAX : actions.length)
    .map((action) => <ActionButton key={action.verb} action={action} isShort={isShort} {...of} />);
}

function ActionButton<F extends Fields>({
  action,
  entity,
  row,
  isShort,
}: ActionProps<F> & { action: Action<F> }) {
  const [isOpen, setOpen] = useState(false);
  const [wheel, setWheel] = useState<{ entity: Entity; onStopped: () => void } | null>(null);
  const navigate = useNavigate();
  const errand = useErrand();
  const { name } = usePerson();
  const { once = NEVER, verb, asks = {}, otherwise = words.notPossible } = action;
  useSyncExternalStore(once.subscribe, once.current);
  const title = words.flag({ state: verb, title: titleOf(entity, row) });
  const isAsking = Object.keys(asks).length > 0 || (action.isNamed === true && name === "");
  // Who is not logged in does that first; who is and may not is offered nothing.
  const isAllowed = mayDo(entity, row, action);
  const before =
    isAllowed || action.by === undefined ? null : (entity.beforeDoing?.(action.by) ?? null);
  if (before === null && !isAllowed) return null;

  // Whether it is possible may depend on what is asked, and on who does it.
  const isRefused = !isAsking && action.when?.({ row, asked: {} }) === false;
  const isDone = action.once?.isDone(row) === true;
  const refusal = isDone ? words.onlyOnce : isRefused ? otherwise : undefined;

  function finish(asked: ValuesOf<Fields>): string | null {
    const changes = unlessBroken(() => performAction(entity, action, { row, asked }));
    if (changes instanceof RuleBroken) return changes.message;
    if (changes === null) return otherwise;
    const tell = () =>
      toast(action.done ?? title, changes.length === 0 ? {} : { description: changes.join(" · ") });
    if (action.draws !== undefined && !asksForLessMotion())
      setWheel({ entity: action.draws(), onStopped: tell });
    else tell();
    return null;
  }

  function begin() {
    if (before !== null) {
      const reason = communityWords.logInToDo({ label: verb });
      void navigate(before.path, { state: errand(reason) });
    } else if (isAsking) setOpen(true);
    else {
      const wrong = finish({});
      if (wrong !== null) toast.error(wrong);
    }
  }

  return (
    <>
      {action.once?.isDoneHere(row) === true ? (
        <DoneMark verb={verb} />
      ) : (
        <VerbButton verb={verb} isShort={isShort} refusal={refusal} onClick={begin} />
      )}
      <AskDialog
        action={action}
        title={title}
        isNameless={action.isNamed === true && name === ""}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onSubmit={finish}
      />
      {wheel !== null && <DrawDialog {...wheel} title={title} onClose={() => setWheel(null)} />}
    </>
  );
}

/** In the place of the button, where somebody has done what each does once. */
function DoneMark({ verb }: { verb: string }) {
  return (
    <p className="inline-flex items-center gap-1.5 text-sm font-medium">
      <CheckIcon aria-hidden="true" className="size-4 shrink-0" />
      {words.youDid({ verb })}
    </p>
  );
}

/** The button of an action, which on the page of a row says why it is not possible. */
function VerbButton({
  verb,
  isShort,
  refusal,
  onClick,
}: {
  verb: string;
  isShort: boolean;
  refusal: string | undefined;
  onClick: () => void;
}) {
  return (
    <>
      <Button
        variant={isShort ? "outline" : "default"}
        size={isShort ? "sm" : "default"}
        disabled={refusal !== undefined}
        title={refusal}
        onClick={onClick}
      >
        {verb}
      </Button>
      {refusal !== undefined && !isShort && (
        <p className="text-sm text-muted-foreground">{refusal}</p>
      )}
    </>
  );
}

const nameField = text({
  label: communityWords.yourName,
  required: true,
  missing: communityWords.enterYourName,
});

/** Asks what an action needs, and is closed once it is done. */
function AskDialog<F extends Fields>({
  title,
  isOpen,
  onOpenChange,
  onSubmit,
  ...asking
}: AskProps<F> & { title: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>{title}</DialogTitle>
        <AskForm
          {...asking}
          onSubmit={(asked) => {
            const wrong = onSubmit(asked);
            if (wrong === null) onOpenChange(false);
            return wrong;
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

interface AskProps<F extends Fields> {
  action: Action<F>;
  /** Whether the name of the person is asked for too. */
  isNameless: boolean;
  /** Does it; gives why it is not possible. */
  onSubmit: (asked: ValuesOf<Fields>) => string | null;
}

/** What an action asks before it is done, and the name of somebody who has not said it. */
function AskForm<F extends Fields>({
  action: { asks = {}, verb },
  isNameless,
  onSubmit,
}: AskProps<F>) {
  const fields: Fields = isNameless ? { [NAME]: nameField, ...asks } : asks;
  const { errors, handleSubmit } = useForm(
    (form) => readForm(fields, form),
    (values) => {
      if (isNameless) person.update({ name: String(values[NAME]) });
      const wrong = onSubmit(values);
      // Nothing is kept of what was not done.
      if (isNameless && wrong !== null) person.update({ name: "" });
      return wrong === null ? null : { form: wrong };
    },
  );
  return (
    <form noValidate onSubmit={handleSubmit} aria-label={verb} className="flex flex-col gap-4">
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput key={name} field={field} name={name} value={field.empty} error={errors[name]} />
      ))}
      {errors["form"] !== undefined && (
        <p role="alert" className="text-destructive">
          {errors["form"]}
        </p>
      )}
      <DialogFooter>
        <Button type="submit">{verb}</Button>
      </DialogFooter>
    </form>
  );
}
