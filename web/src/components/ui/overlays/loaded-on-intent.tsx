// Menus and popovers are heavy, and most visits open none. So what opens one is a plain button at first; pointing at it or
// focusing it loads the menu, and pressing it shows the menu, which takes the button's place as its trigger.
import { type ComponentType, type KeyboardEvent, type ReactElement, cloneElement, useState } from "react";

/** What a menu that is loaded later is given. */
export interface OnIntentProps {
  /** One Button or IconButton. */
  trigger: ReactElement<TriggerProps>;
  /** Set by loadedOnIntent: the menu is shown as soon as it is there. */
  isOpenAtFirst?: boolean | undefined;
}

interface TriggerProps {
  "aria-haspopup"?: "menu" | "dialog";
  "aria-expanded"?: boolean;
  "aria-busy"?: boolean | undefined;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A component that shows `trigger` and loads the rest of itself when somebody goes for it. `load` imports it. */
export function loadedOnIntent<Props extends OnIntentProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LoadedOnIntent(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [isLoading, setLoading] = useState(false);
    if (Loaded !== null) return <Loaded {...props} isOpenAtFirst />;
    const prepare = () => void load().catch(() => undefined);
    const open = () => {
      setLoading(true);
      load().then(
        (loaded) => setLoaded(() => loaded),
        () => setLoading(false),
      );
    };
    return cloneElement(props.trigger, {
      ...{ "aria-haspopup": "menu", "aria-expanded": false, "aria-busy": isLoading || undefined },
      ...{ onPointerEnter: prepare, onFocus: prepare, onClick: open },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "ArrowDown") open();
      },
    });
  };
}
