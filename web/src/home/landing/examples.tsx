import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { api } from "../../api/client.ts";
import { ProofExample } from "./proof-example.tsx";

const ExampleApps = lazy(async () => ({ default: (await import("./example-apps.tsx")).ExampleApps }));

const AGAIN_MILLISECONDS = 15_000;

/** The apps that this installation has built as examples; until there is one, a picture of an app with its proof. */
export function Examples() {
  const { data } = useQuery(
    api.session.examples.queryOptions(undefined, {
      refetchInterval: ({ state }) => (state.data?.isComplete === true ? false : AGAIN_MILLISECONDS),
      retry: false,
    }),
  );
  if (data === undefined || data.examples.length === 0) return <ProofExample />;
  return (
    <Suspense fallback={<ProofExample />}>
      <ExampleApps examples={data.examples} />
    </Suspense>
  );
}
