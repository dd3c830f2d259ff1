import * as shellWords from "#words/shell.ts";
import { Monitor, Moon, Sun } from "lucide-react";
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from "../../components/ui/overlays/dropdown-menu.tsx";
import type { OnIntentProps } from "../../components/ui/overlays/loaded-on-intent.tsx";
import { chooseTheme, type Theme, THEMES } from "../theme/theme.ts";
import { useTheme } from "../theme/use-theme.ts";

const choices: Readonly<Record<Theme, { words: string; Icon: typeof Sun }>> = {
  system: { words: shellWords.system, Icon: Monitor },
  light: { words: shellWords.light, Icon: Sun },
  dark: { words: shellWords.dark, Icon: Moon },
};

/** Selects the light, dark or system theme. */
export function ThemeMenu(props: OnIntentProps) {
  const theme = useTheme();
  const choose = (next: string) => {
    const chosen = THEMES.find((one) => one === next);
    if (chosen !== undefined) chooseTheme(chosen);
  };
  return (
    <DropdownMenu {...props} className="min-w-40">
      <MenuRadioGroup label={shellWords.theme} value={theme} onValueChange={choose}>
        {THEMES.map((one) => {
          const { words, Icon } = choices[one];
          return (
            <MenuRadioItem key={one} value={one}>
              <Icon aria-hidden />
              {words}
            </MenuRadioItem>
          );
        })}
      </MenuRadioGroup>
    </DropdownMenu>
  );
}
