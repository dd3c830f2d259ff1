// What Metro reads beside the modules of an app. All of it is ours: of the app itself come its modules and what it is called,
// and no setting of its own takes effect.
import { z } from "zod";
import type { ProjectFiles } from "../../../project-files.ts";

/**
 * Metro takes the packages from the folder that `node_modules` leads to. It bundles every module of a package that is imported,
 * which for the icons are thousands, so their index is replaced by one of the icons that the app names.
 */
const METRO = `const { readdirSync, readFileSync, realpathSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { getDefaultConfig } = require("expo/metro-config");
const packages = realpathSync(join(__dirname, "node_modules"));
const ICONS = "lucide-react-native";

function iconsIndex() {
  const texts = ["app", "src"].flatMap((folder) =>
    readdirSync(join(__dirname, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
  );
  const names = new Set();
  for (const text of texts) {
    const rest = text.replace(/(import|export)(\\s+type)?\\s*\\{([^{}]*)\\}\\s*from\\s*["']lucide-react-native["']/g, (_, _word, isType, list) => {
      if (!isType) for (const one of list.split(",")) if (one.trim() && !/^type\\s/.test(one.trim())) names.add(one.trim().split(/\\s+as\\s+/)[0]);
      return "";
    });
    if (rest.includes(ICONS)) return null;
  }
  const index = readFileSync(join(packages, ICONS, "dist/esm/lucide-react-native.mjs"), "utf8");
  const files = new Map();
  for (const [, list, file] of index.matchAll(/export \\{([^}]*)\\} from ["']\\.\\/(icons\\/[^"']+)["']/g))
    for (const [, name] of list.matchAll(/default as (\\w+)/g)) files.set(name, file);
  if ([...names].some((name) => !files.has(name))) return null;
  const path = join(__dirname, "icons-of-the-app.js");
  writeFileSync(path, [...names].map((name) => \`export { default as \${name} } from "\${ICONS}/dist/esm/\${files.get(name)}";\`).join("\\n") + "\\nexport {};\\n");
  return path;
}

const config = getDefaultConfig(__dirname);
const icons = iconsIndex();
config.watchFolders = [packages];
config.resolver.resolveRequest = (context, name, platform) =>
  name === ICONS && icons !== null ? { type: "sourceFile", filePath: icons } : context.resolveRequest(context, name, platform);
module.exports = config;
`;

const ICON_SCRIPT = "scripts/write-icons.mjs";

/** Draws the icon of an app with the app's own script, which the gate has found to be the kit's. */
const DRAW_ICON = `import { readFileSync, writeFileSync } from "node:fs";
import { drawIcon, pngOf } from "./${ICON_SCRIPT}";
const size = 256;
const drawn = JSON.parse(readFileSync("src/icon.json", "utf8"));
writeFileSync("icon.png", pngOf(drawIcon(drawn, { size, share: 0.64, isOnGround: true }), size));
`;

const TYPESCRIPT = { extends: "expo/tsconfig.base", compilerOptions: { paths: { "@/*": ["./src/*"] } } };

const MODULE = /^(?:app|src)\/(?:(?!\.)[^/]+\/)*(?!\.)[^/]+\.(?:tsx?|json)$/;

const AppConfig = z.object({ expo: z.looseObject({ name: z.string(), slug: z.string(), scheme: z.string().optional() }) });

const configOf = (files: ProjectFiles) => AppConfig.parse(JSON.parse(files.get("app.json") ?? "{}")).expo;

/** What the app is called; its plugins only change native projects, and there is none. */
function appConfig(files: ProjectFiles): string {
  const { name, slug, scheme } = configOf(files);
  return JSON.stringify({ expo: { name, slug, scheme, platforms: ["ios", "android"] } });
}

/** What Expo Go has to know of an app: its `app.json`, with what Expo's own tool adds to it. */
export function appOf(files: ProjectFiles, sdkVersion: string): { slug: string; sdkVersion: string } & Record<string, unknown> {
  return { ...configOf(files), sdkVersion, platforms: ["ios", "android"], extra: { router: {} } };
}

/** The files that Metro finds: the app's own modules, and our settings. */
export function exportedFiles(files: ProjectFiles): ProjectFiles {
  return new Map([
    ...[...files].filter(([path]) => MODULE.test(path) || path === ICON_SCRIPT),
    ["draw-icon.mjs", DRAW_ICON],
    ["app.json", appConfig(files)],
    ["package.json", JSON.stringify({ name: "app", version: "1.0.0", private: true, main: "expo-router/entry" })],
    ["tsconfig.json", JSON.stringify(TYPESCRIPT)],
    ["metro.config.js", METRO],
    ["babel.config.js", 'module.exports = { presets: ["babel-preset-expo"] };\n'],
  ]);
}
