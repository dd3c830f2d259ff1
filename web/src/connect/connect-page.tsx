import * as connectWords from "#words/connect.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { api } from "../api/client.ts";
import { refusalOf } from "../api/refusal.ts";
import { Button } from "../components/ui/actions/button.tsx";
import { Banner } from "../components/ui/display/banner.tsx";
import { Spinner } from "../components/ui/display/spinner.tsx";
import { usePageTitle } from "../shell/page/use-page-title.ts";
import { AskConsent } from "./ask-consent.tsx";
import { ConsentFrame } from "./consent-frame.tsx";

const route = getRouteApi("/inside/connect/$requestId");

/** The consent page of an app: the requester, the requested scopes, and the decision. */
export function ConnectPage() {
  usePageTitle(connectWords.connectAnApp);
  const { requestId } = route.useParams();
  // A request is never shown from cache; after a decision it can no longer be read.
  const fresh = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const;
  const { data, error } = useQuery({ ...api.connections.request.queryOptions({ requestId }), ...fresh });
  if (error !== null) {
    return (
      <ConsentFrame title={connectWords.connectAnApp}>
        <div className="flex flex-col items-start gap-5">
          <Banner tone="bad">{refusalOf(error).message}</Banner>
          <Button asChild>
            <Link to="/settings/integrations">{connectWords.viewConnectedApps}</Link>
          </Button>
        </div>
      </ConsentFrame>
    );
  }
  return data === undefined ? (
    <ConsentFrame title={connectWords.connectAnApp}>
      <Spinner>{connectWords.loadingTheRequest}</Spinner>
    </ConsentFrame>
  ) : (
    <AskConsent requestId={requestId} consent={data} />
  );
}
