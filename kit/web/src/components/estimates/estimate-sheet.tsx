import { useSearchParams } from "react-router";
import { EstimateEditor } from "@/components/estimates/estimate-editor";
import { SavedEstimates } from "@/components/estimates/saved-estimates";
import { useCollection } from "@/hooks/use-collection";
import type { Entity } from "@/lib/entity";
import { type Estimates, newEstimate } from "@/lib/estimates";

/** Makes estimates and lists those that were saved. It begins with the saved one that the URL names, or with a new one. */
export function EstimateSheet({ estimates, owners }: { estimates: Estimates; owners?: Entity }) {
  const [params] = useSearchParams();
  const open = useCollection(estimates.saved).find(({ id }) => id === params.get("open"));
  const about = params.get("for") ?? "";
  return (
    <div className="flex flex-col gap-6">
      <EstimateEditor
        key={open?.id ?? about}
        estimates={estimates}
        initial={open ?? newEstimate(estimates, about)}
        owners={owners}
      />
      <SavedEstimates estimates={estimates} />
    </div>
  );
}
