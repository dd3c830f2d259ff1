// Settings that act at once and are kept: colours, size of text, density, policies where they are asked for, and what
// becomes of the data.
import { element, imported, texts } from "../../../../project/code/expression.ts";
import type { CheckStep, Target } from "../../../../schema/check.ts";
import { defineFeature, type FeatureCheck, type FeatureContext } from "../../../definition/define-feature.ts";
import { SettingsFeature } from "./settings-schema.ts";

export const settingsFeature = defineFeature<typeof SettingsFeature>({
  schema: SettingsFeature,
  words: {
    verbs:
      "update settings,change settings,adjust settings,manage settings,configure,configure settings,configure policies,configure sending policies,set preferences,manage preferences,customize settings,customise settings,change the theme,set policies",
    nouns:
      "setting,settings page,preference,user preference,user settings,app settings,system settings,configuration,policy configuration,system configuration,theme switcher",
  },
  describe: ({ policies }) => ({ called: "a settings page", can: policies ? "set preferences and rules" : "set preferences" }),
  draft: ({ id, phrase, words, prompt }) => {
    const policies = /polic|rule/.test(words) || /configur\w* (?:\w+ )?polic/.test(prompt);
    const page = {
      id: "settings",
      title: "Settings",
      icon: "Settings",
      intro: "How the app looks and what it keeps. Every change acts at once.",
    };
    const blocks = [...(policies ? ["policies"] : []), "settings"];
    return {
      feature: { kind: "settings", id, phrase, policies },
      places: blocks.map((block) => ({ block, on: "page", page })),
    };
  },
  compose: ({ project, feature }) => {
    const settings = (file: string, name: string) => imported(`@/components/insight/settings/${file}`, name);
    const subjects = texts(project.entities.map(({ entity }) => entity.name.many));
    return {
      blocks: {
        settings: { element: element(settings("settings", "Settings")) },
        ...(feature.policies && { policies: { element: element(settings("policies", "Policies"), { subjects }) } }),
      },
      frame: [element(settings("applied-settings", "AppliedSettings"))],
    };
  },
  checks: (context) => [lookCheck(context), ...(context.feature.policies ? [policyCheck(context)] : [])],
});

function pathOf({ project }: FeatureContext<SettingsFeature>): string {
  return project.pages.find(({ page }) => page.id === "settings")?.path ?? "/settings";
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

function policyCheck(context: FeatureContext<SettingsFeature>): FeatureCheck {
  const list: Target = { role: "list", name: "Policies", exact: true };
  const policy: Target = { role: "listitem", within: list, text: "Nothing at night" };
  return {
    title: "Policies can be configured with limits and hours, are listed, switched off and deleted, and are kept",
    steps: [
      { do: "open", path: pathOf(context) },
      press("Save policy"),
      { do: "expectVisible", target: { text: "Name the policy." } },
      { do: "fill", target: { label: "Name of the policy" }, value: "Nothing at night" },
      { do: "fill", target: { label: "At most a day" }, value: "many" },
      press("Save policy"),
      { do: "expectVisible", target: { text: "Enter a number." } },
      { do: "fill", target: { label: "At most a day" }, value: "120" },
      { do: "fill", target: { label: "Allowed from" }, value: "08:00" },
      { do: "fill", target: { label: "Allowed until" }, value: "20:00" },
      press("Save policy"),
      { do: "expectVisible", target: { role: "status", text: "The policy Nothing at night is saved." } },
      { do: "expectText", target: policy, contains: "120" },
      { do: "reload" },
      { do: "expectText", target: policy, contains: "active" },
      { do: "setChecked", target: { role: "checkbox", name: "Active: Nothing at night" }, checked: false },
      { do: "expectText", target: policy, contains: "off" },
      press("Delete Nothing at night"),
      { do: "expectHidden", target: policy },
    ],
  };
}
