import { ShieldAlertIcon, ShieldCheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { CodeForm } from "@/components/tracking/code-form";
import { Facts } from "@/components/resource/facts";
import { Card } from "@/components/ui/card";
import { useRows } from "@/hooks/use-rows";
import { titleOf } from "@/lib/entity";
import { type Tracking, codeOf, findByCode } from "@/lib/tracking";

interface VerifyProps {
  tracking: Tracking;
  /** What is said of a row whose code is registered. */
  facts?: readonly string[];
}

/** Asks for a code and says whether it is registered. */
export function VerifyPanel({ tracking, facts = [] }: VerifyProps) {
  const { entity } = tracking;
  const [params] = useSearchParams();
  const code = params.get("code") ?? "";
  const row = findByCode(tracking, useRows(entity), code);
  return (
    <section className="flex flex-col gap-5">
      <CodeForm tracking={tracking} verb="Verify" />
      {code !== "" && row !== undefined && (
        <Result icon={<ShieldCheckIcon className="size-8 shrink-0 text-link" />} title="Genuine">
          <p>
            {codeOf(tracking, row)} is registered here as “{titleOf(entity, row)}”.
          </p>
          {facts.length > 0 && <Facts entity={entity} row={row} names={facts} />}
        </Result>
      )}
      {code !== "" && row === undefined && (
        <Result
          icon={<ShieldAlertIcon className="size-8 shrink-0 text-destructive" />}
          title="Not verified"
        >
          <p className="break-words">
            No {entity.noun.one} is registered under “{code}”. It may be a mistyped ID, or not
            genuine.
          </p>
        </Result>
      )}
    </section>
  );
}

function Result({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <Card role="status" className="flex-row">
      {icon}
      <div className="flex min-w-0 flex-col gap-2">
        <p data-slot="section-title" className="font-heading">
          {title}
        </p>
        {children}
      </div>
    </Card>
  );
}
