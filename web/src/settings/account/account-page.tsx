import * as accountWords from "#words/settings/account.ts";
import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Suspense, useState } from "react";
import { api, type Outputs } from "../../api/client.ts";
import { Button } from "../../components/ui/actions/button.tsx";
import { TitledCard } from "../../components/ui/display/card.tsx";
import { Skeleton } from "../../components/ui/display/skeleton.tsx";
import { PartFailed } from "../part-failed.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { PlanTable } from "./plan-table.tsx";
import { later } from "../../components/later.ts";

const DeleteAccount = later(async () => (await import("./delete-account.tsx")).DeleteAccount);

/** The account's identity, its plan and limits, data export, and account deletion. */
export function AccountPage() {
  const { data, error, refetch } = useQuery(api.account.read.queryOptions());
  if (data === undefined && error !== null) {
    return (
      <SettingsPage title={accountWords.accountAndPlan} lead={accountWords.lead}>
        <PartFailed error={error} onRetry={() => void refetch()} />
      </SettingsPage>
    );
  }
  return (
    <SettingsPage
      title={accountWords.accountAndPlan}
      lead={data === undefined ? accountWords.loadingYourAccount : accountWords.accountSince({ email: data.email, date: data.createdAt })}
    >
      <Plan />
      <TitledCard
        title={accountWords.yourData}
        description={accountWords.dataText}
        footer={
          <>
            <span>{accountWords.aLargeAccountTakesAMoment}</span>
            <Button asChild size="sm">
              <a href="/console/download/account.zip" download>
                <Download aria-hidden />
                {accountWords.downloadEverything}
              </a>
            </Button>
          </>
        }
      />
      {data === undefined ? <Skeleton className="h-32 w-full rounded-xl" /> : <TheEnd account={data} />}
    </SettingsPage>
  );
}

function Plan() {
  const { data, error, refetch } = useQuery(api.usage.read.queryOptions({ days: 30 }));
  if (data === undefined) {
    return error === null ? <Skeleton className="h-80 w-full rounded-xl" /> : <PartFailed error={error} onRetry={() => void refetch()} />;
  }
  return <PlanTable plan={data.plan} plans={data.plans} />;
}

function TheEnd({ account }: { account: Outputs["account"]["read"] }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <TitledCard
      title={accountWords.deleteAccount}
      description={accountWords.deleteText}
      footer={
        <>
          <span>{accountWords.downloadYourDataFirst}</span>
          <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
            {accountWords.deleteAccount}
          </Button>
        </>
      }
    >
      {isAsking && (
        <Suspense>
          <DeleteAccount account={account} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </TitledCard>
  );
}
