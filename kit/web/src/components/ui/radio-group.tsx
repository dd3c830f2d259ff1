import { type ComponentProps, createContext, use, useId } from "react";
import { partProps } from "@/lib/as-child";
import { cn } from "@/lib/utils";

interface RadioGroupState {
  name?: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

const RadioGroupContext = createContext<RadioGroupState>({});

/** Choices of which one is on; submitted with its form as `name`. It needs a name of its own: `aria-label`. */
export function RadioGroup({
  name,
  value,
  defaultValue,
  onValueChange,
  ...props
}: Omit<ComponentProps<"div">, "defaultValue"> & RadioGroupState) {
  const ownName = useId();
  return (
    <RadioGroupContext value={{ name: name ?? ownName, value, defaultValue, onValueChange }}>
      <div role="radiogroup" {...partProps("radio-group", "flex flex-col gap-2", props)} />
    </RadioGroupContext>
  );
}

/** One of the choices. It is the browser's own radio button, which a form can also reset. */
export function RadioGroupItem({
  value,
  className,
  ...props
}: Omit<ComponentProps<"input">, "type" | "name" | "value" | "onChange"> & { value: string }) {
  const group = use(RadioGroupContext);
  return (
    <input
      type="radio"
      data-slot="radio-group-item"
      name={group.name}
      value={value}
      {...(group.value !== undefined && { checked: group.value === value })}
      {...(group.defaultValue !== undefined && { defaultChecked: group.defaultValue === value })}
      onChange={() => group.onValueChange?.(value)}
      className={cn(
        "size-5 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-input bg-card checked:border-6 checked:border-primary disabled:cursor-not-allowed disabled:opacity-50",
        className,
      )}
      {...props}
    />
  );
}
