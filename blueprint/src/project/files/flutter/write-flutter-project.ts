// A blueprint becomes a Flutter project: a kit that is the same in every app, and what is written of this one.
import type { Blueprint } from "../../../schema/blueprint.ts";
import { projectModel } from "../../../model/project-model.ts";
import { flutterKit } from "../../kit.ts";
import { definitionFile, modelFile } from "./flutter-entity-files.ts";
import { flutterEntities, isKnownField, isKnownToFlutter } from "./flutter-model.ts";
import { flutterScaffold, packageName } from "./flutter-scaffold.ts";

/** What a Flutter app lacks of a blueprint: the ids of parts that it is left without, and in words what its rows are left without. */
export function flutterLacks(blueprint: Blueprint): { parts: string[]; details: string[]; fields: string[] } {
  const { entities } = projectModel(blueprint);
  const parts = [...blueprint.features, ...blueprint.capabilities.filter((one) => !isKnownToFlutter(one))].map(({ id }) => id);
  const rows = entities.flatMap(({ entity, fields: all }) => [
    ...all.filter((field) => !isKnownField(field)).map(({ label }) => `${label} of ${entity.name.many}`),
    ...(entity.actions ?? []).map(({ verb }) => `the button “${verb}” of ${entity.name.many}`),
  ]);
  const fields = entities.flatMap(({ entity, fields: all }) =>
    all.filter((field) => !isKnownField(field)).map(({ id }) => `${entity.id}.${id}`),
  );
  const isEnglish = blueprint.language.split("-")[0] === "en";
  const details = isEnglish ? rows : [...rows, "the words of buttons and messages in another language than English"];
  return { parts, details, fields };
}

/** Writes the Flutter project of a blueprint: path → text, sorted by path. What `flutterLacks` names is not in it. */
export function writeFlutterProject(blueprint: Blueprint): Map<string, string> {
  const entities = flutterEntities(projectModel(blueprint));
  const own = `package:${packageName(blueprint.slug)}/`;
  const files = new Map([
    ...[...flutterKit()].map(([path, text]) => [path, text.replaceAll("package:app/", own)] as const),
    ...flutterScaffold(blueprint, entities),
    ...entities.flatMap((entity) => [
      [`lib/models/${entity.file}.dart`, modelFile(entity)] as const,
      [`lib/entities/${entity.file}.dart`, definitionFile(entity, entities)] as const,
    ]),
  ]);
  return new Map([...files].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
