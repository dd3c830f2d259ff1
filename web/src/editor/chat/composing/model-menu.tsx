import * as costWords from "#words/editor/cost.ts";
import type { OnIntentProps } from "../../../components/ui/overlays/loaded-on-intent.tsx";
import { DropdownMenu, MenuLabel, MenuRadioGroup, MenuRadioItem } from "../../../components/ui/overlays/dropdown-menu.tsx";
import type { OfferedModel } from "../../data/shapes.ts";

const hintOf = ({ category, unlockedBy }: OfferedModel): string => {
  if (unlockedBy !== null) return costWords.needsPlan({ plan: unlockedBy });
  if (category === "free") return costWords.builtInHint;
  return category === "fast" ? costWords.fastHint : costWords.writingHint;
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
      <MenuLabel>{costWords.modelForNextBuild}</MenuLabel>
      <MenuRadioGroup label={costWords.modelForNextBuild} value={value} onValueChange={onChange}>
        <MenuRadioItem value="auto" hint={costWords.autoHint}>
          {costWords.auto}
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
