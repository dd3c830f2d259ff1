import assert from "node:assert/strict";
import { it } from "node:test";
import { openDartParser } from "../syntax/dart-parser.ts";
import { parseApi, printApi } from "./api-text.ts";

const TEXT = `import 'a.dart';
export 'dart:ui' show Color, Offset;
export 'b.dart' hide B, C;
class A<T> extends p.Base<T> with M {
  const A(this.a, {required super.key, this.b = 1, required void each(int x), this._hidden});
  factory A.made(int a, [int b = 2, int? c]) => A(a, key: null);
  A._();
  static const one = 1, two = 2;
  static int get three => 3;
  static A<int>? of(Object context, {bool? listen}) => null;
  int get four => 4;
}
class Alike = A<int> with M;
abstract class Bare {}
mixin M {}
enum E { a, b(2), c; const E([this.x]); final int? x; static const d = 1; }
extension Doubled on A<int> { static int e = 1; }
extension type Id._(String text) { Id(int of) : text = ''; }
typedef Other<T> = A<T>;
typedef Call = void Function(int a);
typedef int Old(int a);
external int run(int a, {int? b});
int get got => 1;
final int x = 1;
int y = 1, z = 2;
class _Private {}
`;

const LINES = `file package:some/a.dart
export dart:ui show Color Offset
export b.dart hide B C
value x
value y
value z
class A p.Base
. 1-1 key! b each! hidden
.made 1-3
:one
:two
:three
:of 1-1 listen
class Alike A
class Bare
. 0-0
mixin M
enum E
. 0-1
:a
:b
:c
:d
:values
extension Doubled
:e
extension Id
. 1-1
alias Other A
alias Call
alias Old
function run 1-1 b
value got
`;

it("keeps what a file offers as lines, and reads it from them", async () => {
  const parse = await openDartParser();
  const { file, mistakes } = parse(TEXT);
  assert.deepEqual(mistakes, []);
  assert.ok(file !== null);
  const printed = printApi(new Map([["package:some/a.dart", file]]));
  assert.deepEqual(printed.split("\n"), LINES.split("\n"));
  assert.equal(printApi(parseApi(`# Read from here\n${printed}`)), LINES);
});
