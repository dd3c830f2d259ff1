import { RequestList } from "@/components/commerce/requests/request-list";
import { applications } from "@/lib/commerce/requests/applications";

/** Everything that the person applied for. */
export function ApplicationList() {
  return (
    <RequestList
      requests={applications}
      label="Applications"
      empty="What you apply for is listed here, with its state."
      undoLabel="Withdraw application"
    />
  );
}
