import { ButtonLink } from "@/components/ui/button-link";
import { useCollection } from "@/hooks/use-collection";
import { offerOf } from "@/lib/commerce/offer";
import { type RequestTerms, type Requests, openRequest } from "@/lib/commerce/requests/requests";
import type { Fields, RowProps } from "@/lib/entity";

/** Leads from a row to the form that asks for it; says so where that was done. */
export function RequestLink<F extends Fields>({
  requests,
  terms,
  entity,
  row,
}: RowProps<F> & {
  requests: Requests;
  terms: RequestTerms;
}) {
  const isSent = openRequest(useCollection(requests.entries), row.id, requests.over) !== undefined;
  const { path, title } = offerOf({ entity, row });
  const label = isSent ? terms.status : terms.verb;
  return (
    <ButtonLink
      className="whitespace-nowrap"
      to={`${path}#${requests.name}`}
      aria-label={`${label}: ${title}`}
    >
      {label}
    </ButtonLink>
  );
}
