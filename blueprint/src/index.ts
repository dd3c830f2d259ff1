// The blueprint library: pure functions from words to applications. Same input, same bytes.
export { AcceptanceCheck, CheckStep, Target, TargetRole } from "./schema/check.ts";
export { Blueprint, Page, Section } from "./schema/blueprint.ts";
export { Capability, type CapabilityKind } from "./schema/capability.ts";
export { Entity, Field, FieldType, SampleValue } from "./schema/entity.ts";
export { LanguageName, NamedColour, Theme } from "./schema/theme.ts";
export { type Prompt, Question, Reading, Understood } from "./schema/reading.ts";
export { readPrompt } from "./reader/read-prompt.ts";
export { describeReading } from "./reader/describe-reading.ts";
export { writeProject } from "./project/write-project.ts";
export { filesImported, KIT_LOCK, kitFiles, kitFilesLacking, kitLock } from "./project/kit.ts";
export { itemOf, registryIndex, registryItem, registryNames } from "./project/registry.ts";
export { planChecks } from "./checks/plan-checks.ts";
export { changeBlueprint } from "./changes/change-blueprint.ts";
export { asksUndo } from "./changes/reply/asks-undo.ts";
export type { Change } from "./changes/change.ts";
export { draftSketch } from "./sketch/draft-sketch.ts";
export { readSketch, type SketchReading } from "./sketch/read-sketch.ts";
export { Sketch, SketchField, sketchJsonSchema, SketchThing } from "./sketch/sketch.ts";
