import { Trash2Icon } from "lucide-react";
import { PolicyForm } from "@/components/insight/settings/policy-form";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { useCollection } from "@/hooks/use-collection";
import { describePolicy, policies } from "@/lib/insight/policies";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

/** Policies, and the form for the next one. `subjects` are what they can apply to beside everything: "books". */
export function Policies({ subjects }: { subjects: readonly string[] }) {
  const all = useCollection(policies);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <PolicyForm subjects={subjects} />
      <section aria-label="Active policies">
        <Card>
          <CardTitle level="h2">Policies</CardTitle>
          {all.length === 0 && (
            <p className="text-muted-foreground">
              No policies yet: everything is allowed at any time.
            </p>
          )}
          <ul
            role="list"
            aria-label="Policies"
            className="flex flex-col divide-y divide-border empty:hidden"
          >
            {all.map((policy) => (
              <li key={policy.id} className="flex items-center gap-4 py-3">
                <Checkbox
                  aria-label={`Active: ${policy.title}`}
                  checked={policy.isActive}
                  onCheckedChange={(checked) => policies.update(policy.id, { isActive: checked })}
                />
                <div className="min-w-0 flex-1">
                  <p className="font-semibold">{policy.title}</p>
                  <p className="text-sm text-muted-foreground">{describePolicy(policy)}</p>
                </div>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={words.deleteRow(policy.title)}
                  onClick={() =>
                    toast(words.deleted(policy.title), {
                      action: { label: "Undo", onClick: policies.remove(policy.id) },
                    })
                  }
                >
                  <Trash2Icon />
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </div>
  );
}
