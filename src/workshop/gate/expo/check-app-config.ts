// app.json names what Expo's tools run on the machine of whoever exports the project: plugins are code. So they are those
// of the vetted packages, and no field is one that names another program or file.
import { z } from "zod";
import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { gateFinding } from "../gate-finding.ts";

const file = "app.json";
const short = z.string().max(300);
const colour = z.string().regex(/^#[0-9a-fA-F]{3,8}$/);
const picture = (name: string) => z.literal(`./assets/${name}.png`).optional();
const identifier = z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]{0,200}$/);
const noMicrophone = z.strictObject({ microphonePermission: z.literal(false) });
const splash = z.strictObject({
  image: picture("splash-icon"),
  imageWidth: z.number().int().min(1).max(1024).optional(),
  backgroundColor: colour.optional(),
  dark: z.strictObject({ backgroundColor: colour }).optional(),
});
const adaptiveIcon = z.strictObject({ foregroundImage: picture("adaptive-icon"), backgroundColor: colour.optional() });

/** What an app may say of itself to Expo. */
const schemaFor = (packages: readonly string[]) =>
  z.strictObject({
    expo: z.strictObject({
      name: short.min(1),
      slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,100}$/),
      description: short.optional(),
      icon: picture("icon"),
      version: z
        .string()
        .regex(/^\d+\.\d+\.\d+$/)
        .optional(),
      scheme: z
        .string()
        .regex(/^[a-z][a-z0-9+.-]{0,60}$/)
        .optional(),
      orientation: z.enum(["default", "portrait", "landscape"]).optional(),
      userInterfaceStyle: z.enum(["automatic", "light", "dark"]).optional(),
      backgroundColor: colour.optional(),
      primaryColor: colour.optional(),
      ios: z.strictObject({ bundleIdentifier: identifier, supportsTablet: z.boolean().optional() }).optional(),
      android: z
        .strictObject({ package: identifier, backgroundColor: colour.optional(), adaptiveIcon: adaptiveIcon.optional() })
        .optional(),
      web: z
        .strictObject({
          bundler: z.literal("metro"),
          output: z.literal("single"),
          backgroundColor: colour.optional(),
          favicon: picture("favicon"),
        })
        .optional(),
      plugins: z
        .array(
          z.union([
            z.enum(packages),
            z.tuple([z.literal("expo-splash-screen"), splash]),
            z.tuple([z.literal("expo-image-picker"), noMicrophone]),
          ]),
        )
        .optional(),
      experiments: z.strictObject({ typedRoutes: z.boolean() }).optional(),
    }),
  });

/** Checks app.json: known fields only, and plugins of the packages alone. */
export function checkAppConfig(files: ProjectFiles, packages: readonly string[]): Finding[] {
  const text = files.get(file);
  if (text === undefined) return [gateFinding("app_config_missing", "The project needs an app.json.", null)];
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    return [gateFinding("syntax", "The file is not valid JSON.", file)];
  }
  const read = schemaFor(packages).safeParse(config);
  return (read.error?.issues ?? []).map(({ path, message }) =>
    gateFinding("app_config", `app.json may not be so at ${path.join(".").slice(0, 80) || "its root"}: ${message.slice(0, 200)}.`, file),
  );
}
