import { PlusIcon } from "lucide-react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { LineForm, ResourceForm } from "@/components/resource/resource-form";
import { ButtonLink } from "@/components/ui/button-link";
import {
  type Entity,
  type Fields,
  type ValuesOf,
  changeOf,
  emptyValues,
  fieldOf,
} from "@/lib/entity";
import { readDate } from "@/lib/saved";
import { toast } from "@/lib/toast";
import * as words from "@/words/general";
import * as workWords from "@/words/work";

/** The parameter of the URL with the day on which a row is being added. */
function parameterOf({ name }: { name: string }): string {
  return `add-${name}`;
}

/** Opens the form for a row on a day. */
export function AddOnDayLink<F extends Fields>({
  entity,
  day,
}: {
  entity: Entity<F>;
  day: string;
}) {
  if (entity.mayAdd?.() === false) return null;
  return (
    <ButtonLink to={`?${parameterOf(entity)}=${day}`} preventScrollReset>
      <PlusIcon />
      {workWords.addOnDay(entity.noun)}
    </ButtonLink>
  );
}

interface AddProps<F extends Fields> {
  entity: Entity<F>;
  /** The date that begins with the day. */
  field: keyof F & string;
  form: "page" | "line";
  /** Called with the day on which the new row stands, if it stands on one. */
  onAdd: (day: string) => void;
}

/** The form for a row on the day that the URL names; nothing without one. */
export function AddOnDay<F extends Fields>({ entity, field, form, onAdd }: AddProps<F>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const day = readDate(params.get(parameterOf(entity)));
  if (day === "" || entity.mayAdd?.() === false) return null;

  function add(values: ValuesOf<F>) {
    const row = entity.rows.add(values);
    toast(workWords.addedOne(entity.noun));
    const added = readDate(row[field]);
    if (added !== "") onAdd(added);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }

  const props = {
    entity,
    row: {
      ...emptyValues(entity.fields),
      ...changeOf<F>(field, fieldOf(entity, field).revive(day)),
      id: "",
    },
    submitLabel: words.add(entity.noun),
    onSubmit: add,
  };
  return form === "page" ? (
    <ResourceForm key={day} {...props} cancelTo={pathname} />
  ) : (
    <LineForm key={day} {...props} />
  );
}
