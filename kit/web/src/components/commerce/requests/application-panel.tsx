import { RequestPanel } from "@/components/commerce/requests/request-panel";
import { SUBMITTED, applicationTitle, applications } from "@/lib/commerce/requests/applications";
import { type Entity, type Fields, type RowOf, titleOf } from "@/lib/entity";

interface ApplicationProps<F extends Fields> {
  /** What is asked for beside a name and an address. */
  fields: F;
  /** The fields that take the name of a file. */
  files?: readonly string[];
}

const words = {
  status: SUBMITTED,
  submitLabel: "Submit application",
  undoLabel: "Withdraw application",
  done: "Your application is submitted",
  note: "This demonstration keeps it in this browser and sends no e-mail.",
};

/** Applies for the row of a page. */
export function ApplicationPanel<F extends Fields, R extends Fields>({
  entity,
  row,
  ...asked
}: ApplicationProps<F> & { entity: Entity<R>; row: RowOf<R> }) {
  const title = titleOf(entity, row);
  return (
    <RequestPanel
      requests={applications}
      heading={`Apply for ${title}`}
      anchor="apply"
      about={row.id}
      titleOf={() => title}
      {...asked}
      {...words}
    />
  );
}

/** Applies for something that is no row; a field `kind` names it, else it is called `title`. */
export function ThingApplicationPanel<F extends Fields>({
  title,
  ...asked
}: ApplicationProps<F> & { title: string }) {
  return (
    <RequestPanel
      requests={applications}
      heading="Your application"
      anchor="apply"
      about=""
      titleOf={(values) => applicationTitle(title, values["kind"])}
      {...asked}
      {...words}
    />
  );
}
