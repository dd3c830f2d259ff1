// The files of the settings in the generated app.
import { code, Reference } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";
import type { FeatureOf } from "../../../feature.ts";
import type { UnitCall } from "../../../unit/unit.ts";
import { policyModules } from "./policy-modules.ts";

const FOLDER = "src/features/settings";

/** The settings, for their page. */
export const settingsPage = new Reference("SettingsBoard", `${FOLDER}/SettingsBoard.tsx`);

/** Applies what was chosen on an earlier visit, on every page. */
export const appliedSettings = new Reference("AppliedSettings", `${FOLDER}/AppliedSettings.tsx`);

/** `settings.ts`, `SettingsBoard.tsx`, `AppliedSettings.tsx` and the policies. */
export function settingsModules({ project, feature }: UnitCall<FeatureOf<"settings">>): ModuleSource[] {
  const { slug } = project.blueprint;
  return [
    settingsData(slug),
    ...(feature.policies ? policyModules(project) : []),
    {
      path: appliedSettings.from,
      library: true,
      parts: [
        {
          name: appliedSettings.name,
          code: code`
            function ${appliedSettings}() {
              @useEffect(() => @applySettings(@readSettings()), []);
              return null;
            }`,
        },
      ],
    },
    {
      path: settingsPage.from,
      library: true,
      parts: [
        { name: "SETTING_CHOICES", code: choices },
        { name: settingsPage.name, code: board },
        { name: "SettingSelect", code: settingSelect },
        { name: "DataSettings", comment: "What becomes of everything that this browser keeps.", code: dataSettings(slug) },
      ],
    },
  ];
}

function settingsData(slug: string): ModuleSource {
  return {
    path: `${FOLDER}/settings.ts`,
    opening: "How the person wants the app to look, kept in this browser.",
    library: true,
    parts: [
      {
        name: "APP_PREFIX",
        comment: "Begins every key under which this app keeps something.",
        code: code`const APP_PREFIX = ${`${slug}/`};`,
      },
      {
        name: "Settings",
        isType: true,
        code: code`
          interface Settings {
            /** The size of text, as a part of the browser's own. */
            size: string;
            density: string;
          }`,
      },
      {
        name: "readSettings",
        code: code`
          function readSettings(): @Settings {
            const saved = @parseJson(@readItem(\`\${@APP_PREFIX}settings\`));
            return @isSavedObject(saved)
              ? { size: @readText(saved.size) || "100%", density: @readText(saved.density) || "comfortable" }
              : { size: "100%", density: "comfortable" };
          }`,
      },
      {
        name: "saveSettings",
        code: code`
          function saveSettings(settings: @Settings) {
            @writeItem(\`\${@APP_PREFIX}settings\`, JSON.stringify(settings));
            @applySettings(settings);
          }`,
      },
      {
        name: "applySettings",
        code: code`
          function applySettings({ size, density }: @Settings) {
            const { style } = document.documentElement;
            style.fontSize = size === "100%" ? "" : size;
            if (density === "compact") style.setProperty("--spacing", "0.2rem");
            else style.removeProperty("--spacing");
          }`,
      },
      ...keptParts,
    ],
  };
}

const choices = code`
  const SETTING_CHOICES = {
    colours: [
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
    ],
    size: [
      { value: "93.75%", label: "Small" },
      { value: "100%", label: "Normal" },
      { value: "112.5%", label: "Large" },
      { value: "125%", label: "Very large" },
    ],
    density: [
      { value: "comfortable", label: "Comfortable" },
      { value: "compact", label: "Compact" },
    ],
  };`;

const board = code`
  function SettingsBoard() {
    const [settings, setSettings] = @useState(@readSettings);
    const [said, setSaid] = @useState("");
    const scheme = @useScheme();

    function change(changes: Partial<@Settings>) {
      const next = { ...settings, ...changes };
      setSettings(next);
      @saveSettings(next);
      setSaid("Saved: this is how the app looks from now on.");
    }

    return (
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <section aria-label="Appearance" className="card flex flex-col gap-5 p-6">
          <h2 className="card-title">Appearance</h2>
          <@SettingSelect label="Colour scheme" value={scheme} options={@SETTING_CHOICES.colours} onChange={(value) => @chooseScheme(value === "dark" ? "dark" : "light")} />
          <@SettingSelect label="Size of text" value={settings.size} options={@SETTING_CHOICES.size} onChange={(size) => change({ size })} />
          <@SettingSelect label="Density" value={settings.density} options={@SETTING_CHOICES.density} onChange={(density) => change({ density })} />
          <p role="status" className="text-sm font-semibold empty:hidden">
            {said}
          </p>
        </section>
        <@DataSettings />
      </div>
    );
  }`;

const settingSelect = code`
  function SettingSelect({ label, value, options, onChange }: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  }) {
    return (
      <label className="flex flex-col gap-1.5 text-sm font-semibold">
        {label}
        <select className="control" value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    );
  }`;

function dataSettings(slug: string): ReturnType<typeof code> {
  return code`
    function DataSettings() {
      const [isAsking, setAsking] = @useState(false);
      return (
        <section aria-label="Data" className="card flex flex-col items-start gap-5 p-6">
          <h2 className="card-title">Your data</h2>
          <p className="text-muted">Everything is kept in this browser and nowhere else. Take a copy with you, or begin anew.</p>
          <button type="button" className="button button-quiet" onClick={() => @downloadJson(${slug}, @keptItems())}>
            <@DownloadIcon className="size-4" />
            Download all data
          </button>
          {isAsking ? (
            <div role="alert" className="flex flex-col gap-3 rounded-control bg-danger-soft p-4">
              <p className="font-semibold text-danger">All that you entered will be gone. This cannot be undone.</p>
              <div className="flex flex-wrap gap-3">
                <button type="button" className="button button-danger" onClick={@deleteEverything}>
                  Yes, delete everything
                </button>
                <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
                  Keep everything
                </button>
              </div>
            </div>
          ) : (
            <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
              <@Trash2Icon className="size-4" />
              Delete all data
            </button>
          )}
        </section>
      );
    }`;
}

const keptParts: Part[] = [
  {
    name: "keptItems",
    comment: "Everything that this app keeps in this browser, by key; nothing where storage is blocked.",
    code: code`
          function keptItems(): { key: string; value: unknown }[] {
            try {
              return Object.keys(localStorage)
                .filter((key) => key.startsWith(@APP_PREFIX))
                .map((key) => ({ key, value: @parseJson(@readItem(key)) ?? @readItem(key) }));
            } catch {
              return [];
            }
          }`,
  },
  {
    name: "deleteEverything",
    comment: "Forgets all that is kept, and begins anew.",
    code: code`
          function deleteEverything() {
            for (const { key } of @keptItems()) localStorage.removeItem(key);
            window.location.reload();
          }`,
  },
];
