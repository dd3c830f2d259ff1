import { LogForm } from "@/components/log/log-form";
import { LogList, LogTotal } from "@/components/log/log-list";
import { SectionTitle } from "@/components/layout/page";
import { Card, CardHeader } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import type { Log } from "@/lib/log";
import { upperFirst } from "@/lib/words";

/** The entries on one row with their total, and a form for the next one. */
export function LogSection({ log, about }: { log: Log; about: string }) {
  const entries = useCollection(log.entries).filter((entry) => entry.about === about);
  const title = upperFirst(log.noun.many);
  return (
    <Card>
      <CardHeader>
        <SectionTitle>{title}</SectionTitle>
        <LogTotal log={log} entries={entries} />
      </CardHeader>
      <LogList log={log} label={title} entries={entries} />
      <LogForm log={log} about={about} />
    </Card>
  );
}
