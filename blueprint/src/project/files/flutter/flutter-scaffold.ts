// The files around the entities of a Flutter app: the package, the start, the look and the README.
import type { Blueprint } from "../../../schema/blueprint.ts";
import { palette } from "../../../theme/palette/palette.ts";
import { markdownText } from "../../code/text.ts";
import { dartCall, dartConstant, dartImport, dartList, dartText, snake } from "./dart-text.ts";
import type { FlutterEntity } from "./flutter-model.ts";

/** The name of the package. Ending in `_app`, it is no word that Dart reserves and no package that it depends on. */
export const packageName = (slug: string): string => `${snake(slug).replace(/_app$/, "")}_app`;

/** `pubspec.yaml`, the app's definition and its look, and the README. */
export function flutterScaffold(blueprint: Blueprint, entities: readonly FlutterEntity[]): Map<string, string> {
  return new Map([
    ["pubspec.yaml", pubspec(blueprint)],
    [".gitignore", GITIGNORE],
    ["README.md", readme(blueprint)],
    ["lib/app_look.dart", look(blueprint)],
    ["lib/app_definition.dart", definition(blueprint, entities)],
  ]);
}

/** A text in double quotes, as YAML and JSON both have it. */
const yamlText = (text: string): string =>
  JSON.stringify(text.toWellFormed()).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

function pubspec({ slug, title, tagline }: Blueprint): string {
  return `name: ${packageName(slug)}
description: ${yamlText(tagline === "" ? title : tagline)}
publish_to: none
version: 1.0.0+1

environment:
  sdk: ^3.12.0
  flutter: ">=3.44.0"

dependencies:
  flutter:
    sdk: flutter
  go_router: 17.5.0
  material_ui: 1.0.1
  shared_preferences: 2.5.5

dev_dependencies:
  flutter_lints: 6.0.0
  flutter_test:
    sdk: flutter

flutter:
  uses-material-design: true
`;
}

const GITIGNORE = `.dart_tool/
build/
.idea/
*.iml
`;

function look({ theme }: Blueprint): string {
  const { accent } = palette(theme).light;
  const named = { seed: `Color(0xff${accent.slice(1, 7).toLowerCase()})`, mode: `ThemeMode.${theme.scheme}` };
  const comment = "The color that all others follow from, and whether the app is light or dark.";
  const value = dartCall("AppLook", named, "");
  return `${dartImport("package:material_ui/material_ui.dart")}\n${dartImport("kit/app.dart")}\n${dartConstant("appLook", { comment, value })}`;
}

function definition({ title, tagline }: Blueprint, entities: readonly FlutterEntity[]): string {
  const imports = entities.map(({ file }) => dartImport(`entities/${file}.dart`)).toSorted();
  const listed = entities.map((entity) => entity.definition);
  const named = { title: dartText(title), tagline: dartText(tagline), entities: dartList(listed, "  ") };
  const value = dartCall("AppDefinition", named, "");
  const constant = dartConstant("appDefinition", { comment: "The app: its name, and what it keeps.", value });
  return `${imports.join("")}${dartImport("kit/data/definitions.dart")}\n${constant}`;
}

function readme({ title, tagline }: Blueprint): string {
  return `# ${markdownText(title)}

${tagline === "" ? "" : `${markdownText(tagline)}\n\n`}An app for iOS, Android and the web, made with Flutter. Everything is stored on the device: there is nothing to sign in to.

## Run it

\`\`\`sh
flutter create . --platforms=android,ios,web
flutter pub get
flutter run
\`\`\`

\`flutter analyze\` checks the code, and \`flutter test\` runs the tests.

## How the code is laid out

- \`lib/models\`: a class for each kind of row; \`lib/entities\`: its fields, what can be done with it, and what a first visit shows.
- \`lib/app_definition.dart\`: the name and the lists; \`lib/app_look.dart\`: the color, light or dark.
- \`lib/kit\`: stores, routes, pages and widgets, which you own and may change.
- \`test\`: adds, changes, filters and removes rows of every list.
`;
}
