import { useState } from "react";
import { SelectField } from "@/components/fields/select-field";
import { DataSettings } from "@/components/insight/settings/data-settings";
import { Card, CardTitle } from "@/components/ui/card";
import { chooseScheme, useScheme } from "@/hooks/use-scheme";
import {
  DENSITIES,
  SIZES,
  type Settings as SettingValues,
  readSettings,
  saveSettings,
} from "@/lib/insight/settings";

const SCHEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** How the app looks, and what becomes of its data. Every change acts at once. */
export function Settings() {
  const [settings, setSettings] = useState(readSettings);
  const [message, setMessage] = useState("");
  const scheme = useScheme();

  function change(changes: Partial<SettingValues>) {
    const next = { ...settings, ...changes };
    setSettings(next);
    saveSettings(next);
    setMessage("Saved: this is how the app looks from now on.");
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <section aria-label="Appearance">
        <Card className="gap-5">
          <CardTitle level="h2">Appearance</CardTitle>
          <SelectField
            label="Colour scheme"
            value={scheme}
            options={SCHEMES}
            onChange={(value) => chooseScheme(value === "dark" ? "dark" : "light")}
          />
          <SelectField
            label="Size of text"
            value={settings.size}
            options={SIZES}
            onChange={(size) => change({ size })}
          />
          <SelectField
            label="Density"
            value={settings.density}
            options={DENSITIES}
            onChange={(density) => change({ density })}
          />
          <p role="status" className="text-sm font-semibold empty:hidden">
            {message}
          </p>
        </Card>
      </section>
      <DataSettings />
    </div>
  );
}
