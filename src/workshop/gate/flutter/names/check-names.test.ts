import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { openDartParser } from "../syntax/dart-parser.ts";
import { checkNames } from "./check-names.ts";

const parse = await openDartParser();

const FIELDS = `
class Field { const Field(this.label, {required this.id, this.unit}); final String label; final String id; final String? unit; static Field of(String id) => Field('', id: id); }
enum Unit { metre, mile }
mixin Named {}
int add(int a, [int b = 0]) => a + b;
`;

const IMPORTS = `import 'dart:convert';
import 'dart:math' as math;
import 'package:go_router/go_router.dart';
import 'package:material_ui/material_ui.dart';
import 'package:shared_preferences/shared_preferences.dart';
import 'fields.dart';
`;

/** What is found in the code of a page, which begins at line 7. */
function findingsIn(code: string, imports = IMPORTS): Array<{ code: string; line: number | undefined; message: string; perhaps: string }> {
  const files = new Map([
    ["lib/fields.dart", FIELDS],
    ["lib/page.dart", `${imports}${code}`],
  ]);
  const parsed = new Map([...files].map(([path, text]) => [path, parse(text)]));
  for (const [path, { mistakes }] of parsed) assert.deepEqual(mistakes, [], path);
  return checkNames({ files, parsed, name: "some_app" }).map(({ code: kind, line, message, suggestions = [] }) => ({
    code: kind,
    line,
    message,
    perhaps: suggestions[0] ?? "",
  }));
}

const inBuild = (expression: string): string => `Object build(BuildContext context) => ${expression};`;

/** Code with one mistake each, what is said of it, and the nearest name. */
const DEFECTS: ReadonlyArray<[what: string, code: string, message: string, perhaps?: string]> = [
  ["a named argument of a constructor", inBuild("Text('a', styl: null)"), 'Text has no argument "styl".', "style"],
  [
    "a named argument of a named constructor",
    inBuild("ListView.builder(itemBuilder: (c, i) => null, itemCout: 3)"),
    'ListView.builder has no argument "itemCout".',
    "itemCount",
  ],
  ["a named argument of a constant", inBuild("const SizedBox(heigth: 8)"), 'SizedBox has no argument "heigth".', "height"],
  [
    "a named argument of a function",
    inBuild("showDialog<void>(context: context, builder: (c) => const Text('a'), barierColor: null)"),
    'showDialog has no argument "barierColor".',
    "barrierColor",
  ],
  [
    "a named argument of a static method",
    inBuild("Scrollable.ensureVisible(context, aligment: 1)"),
    'Scrollable.ensureVisible has no argument "aligment".',
    "alignment",
  ],
  ["a named argument of a class of the project", inBuild("Field('a', id: 'b', units: 'c')"), 'Field has no argument "units".', "unit"],
  [
    "a named argument of another package",
    inBuild("GoRoute(path: '/', build: (c, s) => const Text('a'))"),
    'GoRoute has no argument "build".',
    "builder",
  ],
  ["a named argument of Dart's library", inBuild("const Duration(minuts: 5)"), 'Duration has no argument "minuts".', "minutes"],
  ["a named argument that is missing", inBuild("Theme(data: ThemeData())"), 'Theme needs the argument "child".'],
  ["a named argument that is missing in the project", inBuild("Field('a')"), 'Field needs the argument "id".'],
  ["an argument that is given twice", inBuild("Text('a', maxLines: 1, maxLines: 2)"), '"maxLines" is given twice.'],
  ["an argument by position that is missing", inBuild("Text()"), "Text needs 1 argument by position, and 0 are given."],
  ["too many arguments by position", inBuild("const Text('a', 'b')"), "Text takes 1 argument by position, and 2 are given."],
  [
    "an argument by position where there are only names",
    inBuild("SizedBox(8)"),
    "SizedBox takes no arguments by position, and 1 is given.",
  ],
  ["too many arguments of a function", inBuild("add(1, 2, 3)"), "add takes 2 arguments by position, and 3 are given."],
  ["a constant of a class", inBuild("Icons.favourite"), 'Icons has no static member or constructor "favourite".', "favorite"],
  ["a constructor of a class", inBuild("EdgeInsets.al(8)"), 'EdgeInsets has no static member or constructor "al".', "all"],
  [
    "a constructor of a constant",
    inBuild("const EdgeInsets.symetric(vertical: 8)"),
    'EdgeInsets has no static member or constructor "symetric".',
    "symmetric",
  ],
  [
    "a static method",
    inBuild("SharedPreferences.getInstanc()"),
    'SharedPreferences has no static member or constructor "getInstanc".',
    "getInstance",
  ],
  ["a static method of the project", inBuild("Field.off('a')"), 'Field has no static member or constructor "off".', "of"],
  ["a value of an enum", inBuild("ThemeMode.drak"), 'ThemeMode has no value "drak".', "dark"],
  [
    "a value of an enum in a pattern",
    "int f(Unit unit) => switch (unit) { Unit.meter => 1, _ => 2 };",
    'Unit has no value "meter".',
    "metre",
  ],
  ["a static member that Dart's library has not", inBuild("DateTime.nov()"), 'DateTime has no static member or constructor "nov".', "now"],
  [
    "an argument of a named constructor of a theme",
    inBuild("ColorScheme.fromSeed(seedColor: Colors.blue, brightnes: null)"),
    'ColorScheme.fromSeed has no argument "brightnes".',
    "brightness",
  ],
  ["a class that there is not", inBuild("TextFeild()"), 'Nothing that this file declares or imports is called "TextFeild".', "TextField"],
  ["a type that there is not", "Widgett? shown;", 'Nothing that this file declares or imports is called "Widgett".', "Widget"],
  [
    "a class that is extended",
    "class Page extends StatelesWidget {}",
    'Nothing that this file declares or imports is called "StatelesWidget".',
    "StatelessWidget",
  ],
  ["a name behind a prefix", inBuild("math.Randon(1)"), 'Nothing that this file declares or imports is called "Randon".', "Random"],
  [
    "a parameter for the class above",
    "class A extends StatelessWidget { const A({super.kee}); }",
    'StatelessWidget has no argument "kee".',
    "key",
  ],
  ["an argument for the class above", "class A extends Field { A() : super('a', unit: 'b'); }", 'Field needs the argument "id".'],
  ["a constructor of the class above", "class A extends Field { A() : super.only(); }", 'Field has no constructor "only".'],
  ["an argument of an annotation", "@Deprecated()\nvoid f() {}", "Deprecated needs 1 argument by position, and 0 are given."],
  ["the value of a variable", "final one = Text('a', styl: null);\nint Text2 = 1;", 'Text has no argument "styl".', "style"],
  ["a mixin that is called", inBuild("Named()"), "Named has no constructor without a name."],
  [
    "a name that another name stands for",
    inBuild("MaterialStateProperty.al(1)"),
    'MaterialStateProperty has no static member or constructor "al".',
    "all",
  ],
];

describe("the names of a Flutter project", () => {
  for (const [what, code, message, perhaps = ""] of DEFECTS)
    it(`finds ${what}`, () => {
      const [found, ...others] = findingsIn(code);
      assert.deepEqual(others, []);
      assert.equal(found?.message, message);
      assert.equal(found.perhaps, perhaps === "" ? found.perhaps : perhaps);
      assert.equal(found.line, 7);
    });

  it("says nothing of what is right", () => {
    const rights = [
      inBuild(
        "[Text('a', style: null, key: const ValueKey('a')), const Text.rich(TextSpan(text: 'a')), Icons.add, Unit.values, Unit.metre.name]",
      ),
      inBuild("[Field.of, Field.new, Text.new, EdgeInsets.zero, math.max(1, 2), math.Random(3), jsonDecode('{}'), add(1), add(1, 2)]"),
      inBuild("Theme.of(context).textTheme.bodyMedium"),
      inBuild("<String, List<Field>>{}"),
      inBuild("showModalBottomSheet<int>(context: context, builder: (context) => const SizedBox.shrink())"),
      inBuild("MaterialStateProperty.all<Color>(Colors.red.shade100)"),
      "class A<T extends Object> extends StatefulWidget { const A({super.key, required this.a}); final T a; static A<int>? of(int a) => null; @override State<A<T>> createState() => _AState<T>(); }\nclass _AState<T extends Object> extends State<A<T>> { @override Widget build(BuildContext context) => Text('${widget.a}'); }",
      "class B extends Field with Named { B(super.label, {required super.id, super.unit}); B.short() : super('a', id: 'b'); factory B.made() => B.short(); }",
      "int f(Object o) => switch (o) { Unit.metre || Unit.mile => 1, Field(:final label) when label == '' => 2, String() => 3, _ => 4 };",
      "void f(int Function(int Text) Icons) { Icons(1); final add = Icons; add(1); }",
      "extension on Field { String get both => label + id; }\nextension type Id(String text) { Id.of(int id) : text = '$id'; }\nfinal ids = [Id('a'), Id.of(1)];",
      "typedef Fields = List<Field>;\ntypedef Made = Field Function(String);\nFields all = [];\nfinal made = Field.of('a');",
      "sealed class C { const C(); }\nclass D extends C {}\nclass E = D with Named;\nfinal made = [D(), E(), const Duration(seconds: 1), DateTime(2026, 1, 1).isUtc, DateTime.now()];",
      "Future<void> f() async { final preferences = await SharedPreferences.getInstance(); await preferences.setString('a', jsonEncode({})); }",
    ];
    for (const code of rights) assert.deepEqual(findingsIn(code), [], code);
  });

  it("does not judge names where an import is not known, nor what Dart may have added since", () => {
    assert.deepEqual(findingsIn("Unheard? one;", "import 'package:other/other.dart';\n"), []);
    assert.equal(findingsIn("Unheard? one;", "import 'package:other/other.dart' show Unheard;\nOther? other;\n").length, 1);
    assert.deepEqual(findingsIn(inBuild("[Duration.ofWeeks(3), Iterable.fromEverything(1)]")), []);
  });

  it("says twenty things of a file at most, however many there are and however deep it is", () => {
    const many = Array.from({ length: 2_000 }, (_, at) => `Missing${at}Name a${at};`).join("\n");
    const twice = `final x = Field('a', id: 'b', ${Array.from({ length: 2_000 }, (_, at) => `a${at}: 1, a${at}: 1`).join(", ")});`;
    for (const code of [many, twice]) assert.equal(findingsIn(code).length, 20);
    const deep = `final x = ${"[".repeat(5_000)}Field('a')${"]".repeat(5_000)};`;
    assert.deepEqual(
      findingsIn(deep).map(({ message }) => message),
      ['Field needs the argument "id".'],
    );
  });

  it("reads parts, exports and prefixes of the project", () => {
    const files = new Map([
      ["lib/all.dart", "export 'fields.dart' hide Unit;\nexport 'all.dart';\n"],
      ["lib/fields.dart", "part 'piece.dart';\nclass Field { const Field(); }\nenum Unit { a }\n_Piece? piece;\n"],
      [
        "lib/piece.dart",
        "part of 'fields.dart';\nclass _Piece {}\nclass Piece { const Piece(int a); }\nField? field;\nUnknown? unknown;\n",
      ],
      ["test/a_test.dart", "import '../lib/all.dart' as all;\nfinal a = [all.Field(), all.Piece(), all.Unit.a];\n"],
    ]);
    const found = checkNames({ files, parsed: new Map([...files].map(([path, text]) => [path, parse(text)])), name: "some_app" });
    assert.deepEqual(
      found.map(({ file, line, message }) => `${file}:${line} ${message}`),
      [
        'lib/piece.dart:5 Nothing that this file declares or imports is called "Unknown".',
        "test/a_test.dart:2 Piece needs 1 argument by position, and 0 are given.",
        'test/a_test.dart:2 Nothing that this file declares or imports is called "Unit".',
      ],
    );
  });
});
