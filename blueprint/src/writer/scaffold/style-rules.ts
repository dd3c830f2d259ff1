// Every component class of the generated app; each is written only where the project uses it.
import { controlRules } from "./rules/control-rules.ts";
import { frameRules } from "./rules/frame-rules.ts";
import type { Look } from "./rules/style-rule.ts";
import { surfaceRules } from "./rules/surface-rules.ts";

/** Every component class that a generated project may use, by its name. */
export const styleRules = { ...frameRules, ...controlRules, ...surfaceRules };

/** What a design language says about component classes. */
export type Looks = Readonly<Partial<Record<keyof typeof styleRules, Look>>>;
