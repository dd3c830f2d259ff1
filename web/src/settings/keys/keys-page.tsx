import * as generalWords from "#words/general.ts";
import * as keysWords from "#words/settings/keys.ts";
import { useQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { api } from "../../api/client.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { EmptyState } from "../../components/ui/display/empty-state.tsx";
import { PartFailed } from "../part-failed.tsx";
import { RowsPlace } from "../rows-place.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { KeyList } from "./key-list.tsx";
import { later } from "../../components/later.ts";

const loadDialog = () => import("./make-key-dialog.tsx");
const MakeKeyDialog = later(async () => (await loadDialog()).MakeKeyDialog);

/** The account's API keys. */
export function KeysPage() {
  const { data, error, refetch } = useQuery(api.keys.list.queryOptions());
  const [isMaking, setMaking] = useState(false);
  const make = (
    <Button variant="primary" onClick={() => setMaking(true)} onPointerEnter={() => void loadDialog()}>
      <Plus aria-hidden />
      {keysWords.createAKey}
    </Button>
  );
  return (
    <SettingsPage
      title={generalWords.apiKeys}
      lead={keysWords.keysText({
        link: (text) => (
          <Button asChild variant="link" className="text-base">
            <a href="/docs/quickstart">{text}</a>
          </Button>
        ),
      })}
      action={data !== undefined && data.length > 0 ? make : undefined}
    >
      {data === undefined && error === null && <RowsPlace />}
      {data === undefined && error !== null && <PartFailed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && data.length === 0 && (
        <EmptyState icon={<KeyRound />} title={keysWords.noKeysYet} level={2} action={make}>
          {keysWords.noKeysText}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && <KeyList keys={data} />}
      {isMaking && (
        <Suspense>
          <MakeKeyDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </SettingsPage>
  );
}
