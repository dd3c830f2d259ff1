import * as modelsWords from "#words/settings/models.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Cpu } from "lucide-react";
import { api, type Outputs } from "../../api/client.ts";
import { refusalOf } from "../../api/refusal.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { Banner } from "../../components/ui/display/banner.tsx";
import { Card } from "../../components/ui/display/card.tsx";
import { useConnect } from "./use-connect.ts";

type Found = Outputs["modelSettings"]["found"][number];

/** The model servers that run on this machine and are not connected yet; nothing if there is none. */
export function FoundServers() {
  const { data = [] } = useQuery(api.modelSettings.found.queryOptions());
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="found-servers" className="flex flex-col gap-3">
      <h2 id="found-servers" className="text-base font-semibold">
        {modelsWords.foundOnThisMachine}
      </h2>
      <Card>
        <ul>
          {data.map((server) => (
            <FoundServer key={server.id} server={server} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function FoundServer({ server: { name, baseUrl, models } }: { server: Found }) {
  const connect = useConnect();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => connect({ kind: "compatible", name, baseUrl }),
  });
  return (
    <li className="flex flex-col gap-3 border-b border-line p-5 last:border-0">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex min-w-52 flex-1 items-start gap-3">
          <Cpu aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-faint" />
          <div className="flex min-w-0 flex-col gap-1">
            <h3 className="text-sm font-semibold">{name}</h3>
            <p className="text-xs leading-5 wrap-anywhere text-ink-faint">
              {models.length === 0
                ? modelsWords.noModelsYet
                : modelsWords.modelsListed({ count: models.length, names: models.slice(0, SHOWN) })}
            </p>
            <code className="font-mono text-xs wrap-anywhere text-ink-faint">{baseUrl}</code>
          </div>
        </div>
        <Button variant="accent" size="sm" isBusy={isPending} onClick={() => mutate()}>
          {isPending ? modelsWords.connecting : modelsWords.connectNamed({ name })}
        </Button>
      </div>
      {error !== null && <Banner tone="bad">{refusalOf(error).message}</Banner>}
    </li>
  );
}

const SHOWN = 3;
