// Menus and popovers are heavy, and most visits open none. The trigger is therefore a plain button at first; hovering
// or focusing it loads the menu, and pressing it shows the menu, which takes over the button as its trigger.
import { type ComponentType, type KeyboardEvent, type ReactElement, cloneElement, useState } from "react";
import { persistently } from "../../persistently.ts";

/** Props of a lazily loaded menu. */
export interface OnIntentProps {
  /** One Button or IconButton. */
  trigger: ReactElement<TriggerProps>;
  /** Set by loadedOnIntent: the menu opens as soon as it is loaded. */
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

/** A component that renders `trigger` and loads the rest on hover, focus or press. `load` imports it. */
export function loadedOnIntent<Props extends OnIntentProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LoadedOnIntent(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    const [isLoading, setLoading] = useState(false);
    if (Loaded !== null) return <Loaded {...props} isOpenAtFirst />;
    const prepare = () => void load().catch(() => undefined);
    const open = () => {
      setLoading(true);
      persistently(load).then(
        (loaded) => setLoaded(() => loaded),
        () => setLoading(false),
      );
    };
    return cloneElement(props.trigger, {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      "aria-busy": isLoading || undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: open,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === "ArrowDown") open();
      },
    });
  };
}
