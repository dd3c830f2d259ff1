// Light and dark in the generated app: the device's choice, until the person makes another.
import type { Theme } from "../../schema/theme.ts";
import { code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

/** `src/lib/scheme.ts`. */
export function schemeModule(theme: Theme, slug: string): ModuleSource {
  const first = theme.scheme === "system" ? code`@deviceIsDark().matches ? "dark" : "light"` : code`${theme.scheme}`;
  return {
    path: "src/lib/scheme.ts",
    opening:
      theme.scheme === "system"
        ? "Light or dark: as the device is set, until the person chooses."
        : `Light or dark: ${theme.scheme}, until the person chooses.`,
    library: true,
    parts: [
      { name: "Scheme", isType: true, code: code`type Scheme = "light" | "dark";` },
      { name: "SCHEME_KEY", code: code`const SCHEME_KEY = ${`${slug}/scheme`};` },
      { name: "schemeListeners", code: code`const schemeListeners = new Set<() => void>();` },
      { name: "deviceIsDark", code: code`const deviceIsDark = () => window.matchMedia("(prefers-color-scheme: dark)");` },
      {
        name: "currentScheme",
        code: code`
          function currentScheme(): @Scheme {
            const chosen = document.documentElement.dataset.scheme;
            if (chosen === "light" || chosen === "dark") return chosen;
            return ${first};
          }`,
      },
      {
        name: "applyScheme",
        comment: "Shows the scheme that was chosen on an earlier visit. Called once, before the first render.",
        code: code`
          function applyScheme() {
            const chosen = @readItem(@SCHEME_KEY);
            if (chosen === "light" || chosen === "dark") document.documentElement.dataset.scheme = chosen;
          }`,
      },
      {
        name: "chooseScheme",
        code: code`
          function chooseScheme(scheme: @Scheme) {
            @writeItem(@SCHEME_KEY, scheme);
            document.documentElement.dataset.scheme = scheme;
            for (const listener of @schemeListeners) listener();
          }`,
      },
      {
        name: "subscribeToScheme",
        code: theme.scheme === "system" ? subscribeToDevice : subscribeToChoice,
      },
      {
        name: "useScheme",
        code: code`
          function useScheme(): @Scheme {
            return @useSyncExternalStore(@subscribeToScheme, @currentScheme);
          }`,
      },
    ],
  };
}

const subscribeToDevice = code`
  function subscribeToScheme(listener: () => void) {
    const device = @deviceIsDark();
    @schemeListeners.add(listener);
    device.addEventListener("change", listener);
    return () => {
      @schemeListeners.delete(listener);
      device.removeEventListener("change", listener);
    };
  }`;

const subscribeToChoice = code`
  function subscribeToScheme(listener: () => void) {
    @schemeListeners.add(listener);
    return () => @schemeListeners.delete(listener);
  }`;
