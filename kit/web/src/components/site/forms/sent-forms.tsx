import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { formatDate } from "@/lib/format";
import { type SentForm, receiptOf } from "@/lib/site/site-form";
import type { Collection, Stored } from "@/lib/store";
import { removeWithUndo } from "@/lib/remove-with-undo";
import * as siteWords from "@/words/site";

/** What this visitor has sent, newest first. Nothing is shown before the first time. */
export function SentForms({ title, sent }: { title: string; sent: Collection<SentForm> }) {
  const forms = useCollection(sent);
  if (forms.length === 0) return null;

  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <ul role="list" aria-label={title} className="flex flex-col gap-5">
        {forms.map((form) => (
          <SentFormItem
            key={form.id}
            form={form}
            onWithdraw={() =>
              removeWithUndo(sent, {
                id: form.id,
                said: siteWords.withdrew({ number: receiptOf(form) }),
              })
            }
          />
        ))}
      </ul>
    </Card>
  );
}

function SentFormItem({ form, onWithdraw }: { form: Stored<SentForm>; onWithdraw: () => void }) {
  const number = receiptOf(form);
  return (
    <li className="flex flex-col gap-3 border-t border-border pt-4">
      <div data-slot="facts" className="text-muted-foreground">
        <strong className="font-semibold text-card-foreground">
          {siteWords.numbered({ number })}
        </strong>
        <time dateTime={form.at}>{formatDate(form.at.slice(0, 10))}</time>
        <Badge variant="secondary">{siteWords.received}</Badge>
        <Button
          variant="link"
          size="sm"
          className="ms-auto"
          aria-label={siteWords.withdrawNumber({ number })}
          onClick={onWithdraw}
        >
          {siteWords.withdraw}
        </Button>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {form.answers.map(({ label, value }, index) => (
          <div key={`${index} ${label}`} className="min-w-0">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
