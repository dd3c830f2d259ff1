// The files around the source of an app for phones: the package, and the settings of Expo and of the tools.
import type { Blueprint } from "../../../schema/blueprint.ts";
import { markdownText } from "../../code/text.ts";
import { ICON_SCRIPT, iconScript, kitManifest } from "../../kit.ts";
import { phonePalette } from "./expo-theme.ts";

/** Packages by which an app may use more of the phone: only apps that import them have them. */
const OPTIONAL: readonly string[] = ["expo-image-manipulator", "expo-image-picker", "expo-notifications"];

/** `package.json`, `app.json`, `eas.json`, `tsconfig.json`, the script that draws the icon, and the README; `imported` are the modules that the app's code imports. */
export function expoScaffold(blueprint: Blueprint, imported: ReadonlySet<string>): Map<string, string> {
  const isThere = (name: string): boolean => [...imported].some((one) => one === name || one.startsWith(`${name}/`));
  const unused = OPTIONAL.filter((name) => !isThere(name));
  return new Map([
    ["package.json", packageJson(blueprint, unused)],
    ["app.json", json(appConfig(blueprint, unused))],
    ["eas.json", json(EAS)],
    ["tsconfig.json", json(TSCONFIG)],
    [ICON_SCRIPT, iconScript()],
    ["README.md", readme(blueprint)],
  ]);
}

const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

function packageJson(blueprint: Blueprint, unused: readonly string[]): string {
  const kit: { dependencies: Record<string, string> } = JSON.parse(kitManifest("expo"));
  const dependencies = Object.fromEntries(Object.entries(kit.dependencies).filter(([name]) => !unused.includes(name)));
  return json({ ...kit, name: blueprint.slug, dependencies });
}

/** An identifier as app stores take it: letters and digits. */
const identifierOf = (slug: string): string => `app.atelier.${slug.replace(/[^a-z0-9]/g, "") || "app"}`;

function appConfig({ title, slug, tagline, theme }: Blueprint, unused: readonly string[]): object {
  const { light, dark } = phonePalette(theme);
  return {
    expo: {
      name: title,
      slug,
      description: tagline,
      version: "1.0.0",
      scheme: slug.replace(/[^a-z0-9]/g, "") || "app",
      orientation: "portrait",
      userInterfaceStyle: theme.scheme === "system" ? "automatic" : theme.scheme,
      backgroundColor: light.page,
      primaryColor: light.accent,
      ios: { bundleIdentifier: identifierOf(slug), supportsTablet: true },
      android: { package: identifierOf(slug), backgroundColor: light.page },
      web: { bundler: "metro", output: "single", backgroundColor: light.page },
      plugins: [
        "expo-router",
        "expo-sqlite",
        ["expo-splash-screen", { backgroundColor: light.page, dark: { backgroundColor: dark.page } }],
        "@react-native-community/datetimepicker",
        ...(unused.includes("expo-image-picker") ? [] : [["expo-image-picker", { microphonePermission: false }]]),
      ],
      experiments: { typedRoutes: false },
    },
  };
}

const EAS = {
  cli: { version: ">= 16.0.0", appVersionSource: "remote" },
  build: {
    development: { developmentClient: true, distribution: "internal" },
    preview: { distribution: "internal" },
    production: { autoIncrement: true },
  },
  submit: { production: {} },
};

const TSCONFIG = {
  extends: "expo/tsconfig.base",
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noFallthroughCasesInSwitch: true,
    isolatedModules: true,
    paths: { "@/*": ["./src/*"] },
  },
  include: ["app", "src", "expo-env.d.ts", ".expo/types/**/*.ts"],
};

function readme({ title, tagline }: Blueprint): string {
  return `# ${markdownText(title)}

${tagline === "" ? "" : `${markdownText(tagline)}\n\n`}An app for iOS, Android and the web, made with Expo. Everything is stored on the device: there is nothing to sign in to.

## Run it

\`\`\`sh
npm install
npm start        # then open it in Expo Go, in a simulator, or press w for a browser
npm run check    # the type check
\`\`\`

## How the code is laid out

- \`app/\`: the routes, a file for each address (Expo Router).
- \`src/pages\`: what each page shows; \`src/entities\`: what the app keeps, and what a first visit shows.
- \`src/theme.ts\`: the colors in each scheme, the corners, the typeface of headings. \`src/app.ts\`: the name.
- \`src/icon.json\`: the icon, from which \`npm start\` (or \`npm run icons\`) draws the pictures in \`assets/\` and names them in \`app.json\`. Commit them before \`eas build\`.
- Everything else in \`src/\` is a library of React Native components, which you own and may change.

A phone keeps its data in SQLite, a browser in its local storage. \`eas.json\` has the profiles for \`eas build\`.
`;
}
