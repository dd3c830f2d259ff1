import type { OnIntentProps } from "../../../components/ui/overlays/loaded-on-intent.tsx";
import { DropdownMenu, MenuLabel, MenuRadioGroup, MenuRadioItem } from "../../../components/ui/overlays/dropdown-menu.tsx";
import type { OfferedModel } from "../../data/shapes.ts";

const hintOf = ({ category, unlockedBy }: OfferedModel): string => {
  if (unlockedBy !== null) return `Needs the ${unlockedBy} plan`;
  if (category === "free") return "Built in: ready in seconds, a credit or two";
  return category === "fast" ? "Understands free wording, ready in seconds" : "Writes the code itself, which takes minutes";
};

/** The available models; those of a larger plan are shown with that plan. */
export function ModelMenu({
  models,
  value,
  onChange,
  ...rest
}: OnIntentProps & { models: readonly OfferedModel[]; value: string; onChange: (model: string) => void }) {
  return (
    <DropdownMenu align="start" className="w-72" {...rest}>
      <MenuLabel>Model for the next build</MenuLabel>
      <MenuRadioGroup label="Model for the next build" value={value} onValueChange={onChange}>
        <MenuRadioItem value="auto" hint="The best model that your plan includes">
          Auto
        </MenuRadioItem>
        {models.map((model) => (
          <MenuRadioItem key={model.id} value={model.id} hint={hintOf(model)} disabled={model.unlockedBy !== null}>
            {model.name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </DropdownMenu>
  );
}
