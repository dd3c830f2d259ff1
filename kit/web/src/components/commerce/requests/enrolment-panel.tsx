import { RequestPanel } from "@/components/commerce/requests/request-panel";
import { useCollection } from "@/hooks/use-collection";
import {
  type EnrolmentTerms,
  type Requests,
  openRequest,
  placesLeft,
} from "@/lib/commerce/requests/requests";
import { type Entity, type Fields, type NamesOf, type RowOf, titleOf } from "@/lib/entity";
import { formatCount } from "@/lib/format";
import { readNumber } from "@/lib/saved";

interface EnrolmentProps<F extends Fields> {
  enrolments: Requests;
  terms: EnrolmentTerms;
  entity: Entity<F>;
  row: RowOf<F>;
  /** The field that counts the places. */
  capacity?: NamesOf<F, number | null>;
}

/** Takes part in what the row of a page is, as long as there are places. */
export function EnrolmentPanel<F extends Fields>({
  enrolments,
  terms,
  entity,
  row,
  capacity,
}: EnrolmentProps<F>) {
  const takesPart =
    openRequest(useCollection(enrolments.entries), row.id, enrolments.over) !== undefined;
  const title = titleOf(entity, row);
  const left = placesLeft(capacity === undefined ? null : readNumber(row[capacity]), takesPart);
  return (
    <RequestPanel
      requests={enrolments}
      heading={`${terms.heading} ${title}`}
      anchor="enrol"
      about={row.id}
      titleOf={() => title}
      fields={{}}
      status={terms.status}
      submitLabel={`${terms.heading} this ${entity.noun.one}`}
      undoLabel={terms.undo}
      done={`${terms.done} ${title}`}
      note="This demonstration sends no e-mail."
      above={
        left !== null && (
          <p className="text-muted-foreground">
            {formatCount(left, { one: "place", many: "places" })} left
          </p>
        )
      }
      isFull={left !== null && left <= 0}
    />
  );
}
