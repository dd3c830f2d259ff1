import { PencilIcon, Trash2Icon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Item, ItemActions, ItemContent, ItemGroup, ItemTitle } from "@/components/ui/item";
import { useCollection } from "@/hooks/use-collection";
import type { AlertRule } from "@/lib/alerts";
import type { Collection } from "@/lib/store";
import { toast } from "@/lib/toast";

interface RulesProps {
  alerts: Collection<AlertRule>;
  /** The name of the list. */
  label: string;
  /** Called with the id of a rule that is to be changed. */
  onEdit: (id: string) => void;
}

/** The alerts that are set; each can be switched off. */
export function AlertRules({ alerts, label, onEdit }: RulesProps) {
  const all = useCollection(alerts);
  if (all.length === 0)
    return <p className="text-muted-foreground">No alerts yet. Set the first above.</p>;
  return (
    <ItemGroup aria-label={label}>
      {all.map(({ id, name, field, comparison, value, isOn }) => (
        <Item key={id}>
          <Checkbox
            aria-label={`${name} is on`}
            checked={isOn}
            onCheckedChange={(checked) => alerts.update(id, { isOn: checked })}
          />
          <ItemContent className="basis-56">
            <ItemTitle>{name}</ItemTitle>
            <div data-slot="facts" className="flex flex-wrap items-center text-muted-foreground">
              <span>{`${field} ${comparison} “${value}”`}</span>
              <span>{isOn ? "On" : "Off"}</span>
            </div>
          </ItemContent>
          <ItemActions>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Edit ${name}`}
              onClick={() => onEdit(id)}
            >
              <PencilIcon />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Delete ${name}`}
              onClick={() =>
                toast("The alert is deleted.", {
                  action: { label: "Undo", onClick: alerts.remove(id) },
                })
              }
            >
              <Trash2Icon />
            </Button>
          </ItemActions>
        </Item>
      ))}
    </ItemGroup>
  );
}
