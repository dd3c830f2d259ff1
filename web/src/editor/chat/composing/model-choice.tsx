import * as costWords from "#words/editor/cost.ts";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { api } from "../../../api/client.ts";
import { Button } from "../../../components/ui/actions/button.tsx";
import { loadedOnIntent } from "../../../components/ui/overlays/loaded-on-intent.tsx";

const ModelMenu = loadedOnIntent(async () => (await import("./model-menu.tsx")).ModelMenu);

/** Selects the model of the next build. `value` null uses the project's model. */
export function ModelChoice({
  value,
  projectModel,
  onChange,
}: {
  value: string | null;
  projectModel: string;
  onChange: (model: string) => void;
}) {
  const { data } = useQuery(api.models.list.queryOptions(undefined, { staleTime: 60_000 }));
  const models = data ?? [];
  const chosen = value ?? projectModel;
  const name =
    chosen === "auto"
      ? costWords.auto
      : (models.find(({ id, provider }) => chosen === id || chosen === `${provider}/${id}`)?.name ?? chosen);
  return (
    <ModelMenu
      models={models}
      value={chosen}
      onChange={onChange}
      trigger={
        <Button size="sm" variant="ghost" className="max-w-44 min-w-0 gap-1 px-2" data-tip={costWords.modelForNextBuild}>
          <span className="sr-only">{costWords.modelSpoken}</span>
          <span className="truncate">{name}</span>
          <ChevronDown aria-hidden className="text-ink-faint" />
        </Button>
      }
    />
  );
}
