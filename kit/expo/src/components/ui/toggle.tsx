import { Switch } from "react-native";
import { useColors } from "@/hooks/use-colors";
import { tap } from "@/lib/haptics";

export interface ToggleProps {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** The system's switch. */
export function Toggle({ label, checked, onCheckedChange }: ToggleProps) {
  return (
    <Switch
      aria-label={label}
      value={checked}
      trackColor={{ true: useColors().primary }}
      onValueChange={(next) => {
        tap();
        onCheckedChange(next);
      }}
    />
  );
}
