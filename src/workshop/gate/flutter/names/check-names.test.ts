import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, it } from "node:test";
import { parseApi } from "../api/api-text.ts";
import { openDartParser } from "../syntax/dart-parser.ts";
import { checkNames } from "./check-names.ts";
import { readIndex } from "./known-api.ts";
import { createLibraries } from "./libraries.ts";

const parse = await openDartParser();

const FIELDS = `
class Field { const Field(this.label, {required this.id, this.unit}); final String label; final String id; final String? unit; static Field of(String id) => Field('', id: id); }
enum Unit { metre, mile }
mixin Named {}
int add(int a, [int b = 0]) => a + b;
`;

/** An index of packages and of Dart that do not exist. */
const INDEX = `# Made up for these tests
file dart:clocks
class Dice
. 0-1
class Span
. 0-0 hours minutes
:now 0-0
function largest 2-2
file dart:core
class Future
class List
class Map
class Note
. 1-1
class Object
. 0-0
class String
file package:paths/paths.dart
class Path
. 0-0 place! builder
file package:shapes/shapes.dart
export package:shapes/src/tools.dart hide Pencil
class Circle Shape
. 1-1 fill size tag
.inside 0-0 corner fill
.round 1-1
:find 1-1 above
:unit
alias Disc Circle
class Frame Shape
. 0-0 child! tag
class Shape
. 0-0 tag
enum Side
:left
:right
:values
file package:shapes/src/tools.dart
function draw 0-0 ink! scale
class Pencil
. 0-0
class Store
:open 0-0
class Tints
:crimson
`;

const INDEXED = createLibraries(parseApi(INDEX));
const WITHOUT_INDEX = readIndex(join(import.meta.dirname, "no-index"));

const IMPORTS = `import 'dart:clocks';
import 'dart:clocks' as clocks;
import 'package:paths/paths.dart';
import 'package:shapes/shapes.dart';
import 'fields.dart';
import 'fields.dart' as own;
`;

/** What apps really import. */
const REAL_IMPORTS = `import 'dart:convert';
import 'dart:math' as math;
import 'package:go_router/go_router.dart';
import 'package:material_ui/material_ui.dart';
import 'package:shared_preferences/shared_preferences.dart';
import 'fields.dart';
`;

interface Found {
  code: string;
  line: number | undefined;
  message: string;
  perhaps: string;
}

/** What is found in the code of a page, which begins at line 7. */
function findingsIn(code: string, { imports = IMPORTS, packages = INDEXED, fields = FIELDS } = {}): Found[] {
  const files = new Map([
    ["lib/fields.dart", fields],
    ["lib/page.dart", `${imports}${code}`],
  ]);
  const parsed = new Map([...files].map(([path, text]) => [path, parse(text)]));
  for (const [path, { mistakes }] of parsed) assert.deepEqual(mistakes, [], path);
  return checkNames({ files, parsed, name: "some_app", packages }).map(({ code: kind, line, message, suggestions = [] }) => ({
    code: kind,
    line,
    message,
    perhaps: suggestions[0] ?? "",
  }));
}

const inBuild = (expression: string): string => `Object build(Object context) => ${expression};`;

/** What a piece of code is about, the code, which has one mistake, what is said of it, and the nearest name. */
type Defect = [what: string, code: string, message: string, perhaps?: string];

/** Mistakes that the project's own files show. */
const OWN_DEFECTS: readonly Defect[] = [
  ["a named argument of a constructor", inBuild("Field('a', id: 'b', units: 'c')"), 'Field has no argument "units".', "unit"],
  ["a named argument of a constant", inBuild("const Field('a', idd: 'b', id: 'c')"), 'Field has no argument "idd".', "id"],
  ["a named argument that is missing", inBuild("Field('a')"), 'Field needs the argument "id".'],
  ["an argument that is given twice", inBuild("Field('a', id: 'b', id: 'c')"), '"id" is given twice.'],
  ["an argument by position that is missing", inBuild("Field(id: 'a')"), "Field needs 1 argument by position, and 0 are given."],
  ["too many arguments by position", inBuild("Field('a', 'b', id: 'c')"), "Field takes 1 argument by position, and 2 are given."],
  ["too many arguments of a function", inBuild("add(1, 2, 3)"), "add takes 2 arguments by position, and 3 are given."],
  ["an argument of a static method", inBuild("Field.of()"), "Field.of needs 1 argument by position, and 0 are given."],
  ["a static method", inBuild("Field.off('a')"), 'Field has no static member or constructor "off".', "of"],
  ["a value of an enum", inBuild("Unit.metres"), 'Unit has no value "metres".', "metre"],
  [
    "a value of an enum in a pattern",
    "int f(Unit unit) => switch (unit) { Unit.meter => 1, _ => 2 };",
    'Unit has no value "meter".',
    "metre",
  ],
  [
    "a parameter for the class above",
    "class A extends Field { A(super.label, {super.idd, required super.id}); }",
    'Field has no argument "idd".',
    "id",
  ],
  ["an argument for the class above", "class A extends Field { A() : super('a', unit: 'b'); }", 'Field needs the argument "id".'],
  ["a constructor of the class above", "class A extends Field { A() : super.only(); }", 'Field has no constructor "only".'],
  ["the value of a variable", "final one = Field('a', id: 'b', units: 'c');\nint Field2 = 1;", 'Field has no argument "units".', "unit"],
  ["a mixin that is called", inBuild("Named()"), "Named has no constructor without a name."],
  [
    "a name that another name stands for",
    "typedef Other = Field; final one = Other.off('a');",
    'Other has no static member or constructor "off".',
    "of",
  ],
];

/** Mistakes that an index shows. */
const DEFECTS: readonly Defect[] = [
  ["a named argument of a constructor", inBuild("Circle(1, fil: null)"), 'Circle has no argument "fil".', "fill"],
  [
    "a named argument of a named constructor",
    inBuild("Circle.inside(fill: null, cornr: 3)"),
    'Circle.inside has no argument "cornr".',
    "corner",
  ],
  ["a named argument of a constant", inBuild("const Circle(1, szie: 8)"), 'Circle has no argument "szie".', "size"],
  ["a named argument of a function", inBuild("draw(ink: 1, scael: 2)"), 'draw has no argument "scael".', "scale"],
  ["a named argument of a static method", inBuild("Circle.find(context, abov: 1)"), 'Circle.find has no argument "abov".', "above"],
  ["a named argument of another package", inBuild("Path(place: '/', build: 1)"), 'Path has no argument "build".', "builder"],
  ["a named argument of Dart's library", inBuild("const Span(minuts: 5)"), 'Span has no argument "minuts".', "minutes"],
  ["a named argument that is missing", inBuild("Frame(tag: 'a')"), 'Frame needs the argument "child".'],
  ["an argument that is given twice", inBuild("Circle(1, fill: 1, fill: 2)"), '"fill" is given twice.'],
  ["an argument by position that is missing", inBuild("Circle()"), "Circle needs 1 argument by position, and 0 are given."],
  ["too many arguments by position", inBuild("const Circle(1, 2)"), "Circle takes 1 argument by position, and 2 are given."],
  [
    "an argument by position where there are only names",
    inBuild("Frame(8, child: 1)"),
    "Frame takes no arguments by position, and 1 is given.",
  ],
  ["a constant of a class", inBuild("Tints.crimzon"), 'Tints has no static member or constructor "crimzon".', "crimson"],
  ["a constructor of a class", inBuild("Circle.insid(fill: 8)"), 'Circle has no static member or constructor "insid".', "inside"],
  ["a constructor of a constant", inBuild("const Circle.rond(8)"), 'Circle has no static member or constructor "rond".', "round"],
  ["a static method", inBuild("Store.opn()"), 'Store has no static member or constructor "opn".', "open"],
  ["a value of an enum", inBuild("Side.lefft"), 'Side has no value "lefft".', "left"],
  ["a static member that Dart's library has not", inBuild("Span.nov()"), 'Span has no static member or constructor "nov".', "now"],
  ["a class that there is not", inBuild("Cirlce(1)"), 'Nothing that this file declares or imports is called "Cirlce".', "Circle"],
  ["a class that an export hides", inBuild("Pencil()"), 'Nothing that this file declares or imports is called "Pencil".'],
  ["a type that there is not", "Shappe? shown;", 'Nothing that this file declares or imports is called "Shappe".', "Shape"],
  ["a class that is extended", "class A extends Shapee {}", 'Nothing that this file declares or imports is called "Shapee".', "Shape"],
  ["a name behind a prefix", inBuild("clocks.Dise(1)"), 'Nothing that this file declares or imports is called "Dise".', "Dice"],
  ["a parameter for the class above", "class A extends Shape { const A({super.tagg}); }", 'Shape has no argument "tagg".', "tag"],
  ["an argument of an annotation", "@Note()\nvoid f() {}", "Note needs 1 argument by position, and 0 are given."],
  ["the value of a variable", "final one = Circle(1, fil: null);\nint Circle2 = 1;", 'Circle has no argument "fil".', "fill"],
  ["a name that another name stands for", inBuild("Disc.insid(fill: 1)"), 'Disc has no static member or constructor "insid".', "inside"],
];

function checkDefect([, code, message, perhaps = ""]: Defect, options: Parameters<typeof findingsIn>[1]): void {
  const [found, ...others] = findingsIn(code, options);
  assert.deepEqual(others, []);
  assert.equal(found?.message, message);
  assert.equal(found.perhaps, perhaps === "" ? found.perhaps : perhaps);
  assert.equal(found.line, 7);
}

describe("the names of a Flutter project", () => {
  for (const defect of OWN_DEFECTS)
    it(`finds ${defect[0]} of the project, with an index and without`, () => {
      checkDefect(defect, {});
      checkDefect(defect, { packages: WITHOUT_INDEX, imports: REAL_IMPORTS });
    });

  for (const defect of DEFECTS)
    it(`finds ${defect[0]}, where an index has it`, () => {
      checkDefect(defect, {});
      assert.deepEqual(findingsIn(defect[1], { packages: WITHOUT_INDEX }), []);
    });

  it("finds a class that the project does not have behind the prefix of its own file", () => {
    const message = 'Nothing that this file declares or imports is called "Fieldd".';
    for (const packages of [INDEXED, WITHOUT_INDEX]) checkDefect(["", inBuild("own.Fieldd('a', id: 'b')"), message, "Field"], { packages });
  });

  it("says nothing of what is right", () => {
    const rights = [
      inBuild(
        "[Circle(1, fill: null, tag: const Path(place: '')), const Circle.inside(fill: 2), Tints.crimson, Unit.values, Unit.metre.name]",
      ),
      inBuild("[Field.of, Field.new, Circle.new, Circle.unit, clocks.largest(1, 2), clocks.Dice(3), draw(ink: 1), add(1), add(1, 2)]"),
      inBuild("Circle.find(context).theme.medium"),
      inBuild("<String, List<Field>>{}"),
      inBuild("draw<int>(ink: context, scale: (context) => const Circle.round(1))"),
      inBuild("Disc.round<Shape>(Tints.crimson.shade)"),
      "class A<T extends Object> extends Frame { const A({super.tag, required super.child, required this.a}); final T a; static A<int>? of(int a) => null; @override Shape<A<T>> make() => _AShape<T>(); }\nclass _AShape<T extends Object> extends Shape<A<T>> { @override Shape build(Object context) => Circle('${frame.a}'); }",
      "class B extends Field with Named { B(super.label, {required super.id, super.unit}); B.short() : super('a', id: 'b'); factory B.made() => B.short(); }",
      "int f(Object o) => switch (o) { Unit.metre || Unit.mile => 1, Field(:final label) when label == '' => 2, String() => 3, _ => 4 };",
      "void f(int Function(int Circle) Tints) { Tints(1); final add = Tints; add(1); }",
      "extension on Field { String get both => label + id; }\nextension type Id(String text) { Id.of(int id) : text = '$id'; }\nfinal ids = [Id('a'), Id.of(1)];",
      "typedef Fields = List<Field>;\ntypedef Made = Field Function(String);\nFields all = [];\nfinal made = Field.of('a');",
      "sealed class C { const C(); }\nclass D extends C {}\nclass E = D with Named;\nfinal made = [D(), E(), const Span(minutes: 1), Span.now().isLong];",
      "Future<void> f() async { final store = await Store.open(); await store.write('a', {}); }",
    ];
    for (const code of rights) for (const packages of [INDEXED, WITHOUT_INDEX]) assert.deepEqual(findingsIn(code, { packages }), [], code);
  });

  it("does not judge names where an import is not known, nor what Dart may have added since", () => {
    assert.deepEqual(findingsIn("Unheard? one;", { imports: "import 'package:other/other.dart';\n" }), []);
    const shown = { imports: "import 'package:other/other.dart' show Unheard;\n" };
    assert.equal(findingsIn("Unheard? one;\nOther? other;\n", shown).length, 1);
    assert.deepEqual(findingsIn(inBuild("[Span.ofWeeks(3), Dice.loadedByNobody(1)]")), []);
  });

  it("does not take what another name stands for in its own file for what the page calls so", () => {
    const fields = "import 'package:material_ui/material_ui.dart';\ntypedef Label = Text;\n";
    const code = "class Text { const Text(); }\nfinal shown = [Label('a'), Text()];\n";
    for (const packages of [INDEXED, WITHOUT_INDEX])
      assert.deepEqual(findingsIn(code, { imports: "import 'fields.dart';\n", packages, fields }), []);
  });

  it("says twenty things of a file at most, however many there are and however deep it is", () => {
    const many = Array.from({ length: 300 }, (_, at) => `Missing${at}Name a${at};`).join("\n");
    const twice = `final x = Field('a', id: 'b', ${Array.from({ length: 300 }, (_, at) => `a${at}: 1, a${at}: 1`).join(", ")});`;
    for (const code of [many, twice]) assert.equal(findingsIn(code).length, 20);
    const deep = `final x = ${"[".repeat(3_000)}Field('a')${"]".repeat(3_000)};`;
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
    const found = checkNames({
      files,
      parsed: new Map([...files].map(([path, text]) => [path, parse(text)])),
      name: "some_app",
      packages: INDEXED,
    });
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
