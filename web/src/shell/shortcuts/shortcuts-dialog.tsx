import * as shellWords from "#words/shell.ts";
import { useState } from "react";
import { Kbd } from "../../components/ui/display/kbd.tsx";
import { Switch } from "../../components/ui/forms/switch.tsx";
import { Dialog } from "../../components/ui/overlays/dialog.tsx";
import { areSingleKeysOn, presentShortcuts, setSingleKeys } from "./shortcuts.ts";

/** Lists the shortcuts active on the current page. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [areOn, setOn] = useState(areSingleKeysOn);
  const shortcuts = presentShortcuts();
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  const change = (isOn: boolean) => {
    setSingleKeys(isOn);
    setOn(isOn);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={shellWords.keyboardShortcuts}
      description={shellWords.shortcutsOfPage}
    >
      {groups.map((group) => (
        <section key={group} className="flex flex-col gap-1">
          <h3 className="text-xs font-medium text-ink-faint">{group}</h3>
          <dl className="flex flex-col">
            {shortcuts
              .filter((shortcut) => shortcut.group === group)
              .map(({ keys, label }) => (
                <div key={`${keys} ${label}`} className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0">
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <Switch label={shellWords.singleKeys} hint={shellWords.singleKeysHint} checked={areOn} onCheckedChange={change} />
    </Dialog>
  );
}
