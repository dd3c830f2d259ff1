// Settings that act at once and are kept: colours, size of text, density, and what
// becomes of the data.
import { element, imported } from "../../../../project/code/expression.ts";
import type { CheckStep } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { pageOf } from "../../../definition/page-of.ts";
import { SettingsFeature } from "./settings-schema.ts";

export const settingsFeature = defineFeature<typeof SettingsFeature>({
  schema: SettingsFeature,
  words: {
    verbs:
      "update settings,change settings,adjust settings,manage settings,configure settings,set preferences,manage preferences,customize settings,customise settings,change the theme",
    nouns:
      "setting,settings page,preference,user preference,user settings,app settings,system settings,system configuration,theme switcher",
  },
  describe: () => ({ called: "a settings page", can: "set preferences" }),
  draft: ({ id, phrase }) => {
    const page = {
      id: "settings",
      title: "Settings",
      icon: "Settings",
      intro: "How the app looks and what it keeps. Every change acts at once.",
    };
    return { feature: { kind: "settings", id, phrase }, places: [{ block: "settings", on: "page", page }] };
  },
  compose: () => {
    const settings = (file: string, name: string) => imported(`@/components/insight/settings/${file}`, name);
    return {
      blocks: { settings: { element: element(settings("settings", "Settings")) } },
      frame: [element(settings("applied-settings", "AppliedSettings"))],
    };
  },
  checks: (context) => [lookCheck(context)],
});

function pathOf({ project, feature }: FeatureContext<SettingsFeature>): string {
  return pageOf(project, feature) ?? "/settings";
}

const press = (name: string): CheckStep => ({ do: "click", target: { role: "button", name, exact: true } });

function lookCheck(context: FeatureContext<SettingsFeature>): FeatureCheck {
  return {
    title: "Settings change the colours, the size of the text and the density, are kept, and everything can be deleted after a question",
    steps: [
      { do: "open", path: pathOf(context) },
      { do: "select", target: { label: "Colour scheme" }, option: "Dark" },
      { do: "expectVisible", target: { role: "button", name: "Switch to light colours" } },
      { do: "select", target: { label: "Size of text" }, option: "Large" },
      { do: "select", target: { label: "Density" }, option: "Compact" },
      { do: "expectVisible", target: { role: "status", text: "Saved" } },
      { do: "reload" },
      { do: "expectValue", target: { label: "Size of text" }, equals: "112.5%" },
      { do: "expectValue", target: { label: "Density" }, equals: "compact" },
      { do: "expectValue", target: { label: "Colour scheme" }, equals: "dark" },
      {
        do: "expectDownload",
        target: { role: "button", name: "Download all data", exact: true },
        nameEndsWith: ".json",
        contains: "settings",
      },
      press("Delete all data"),
      press("Keep everything"),
      press("Delete all data"),
      press("Yes, delete everything"),
      { do: "expectValue", target: { label: "Size of text" }, equals: "100%" },
    ],
  };
}
