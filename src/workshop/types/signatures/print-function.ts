// Functions and values as TypeScript declares them: parameters and results without bodies. What only a type checker could
// infer is left out, or `unknown` where a type has to stand.
import type {
  ArrowFunctionExpression,
  BindingPattern,
  Expression,
  Function as FunctionNode,
  ObjectExpression,
  ParamPattern,
} from "oxc-parser";
import { lineOf, type ParsedFile } from "./parsed-file.ts";

type Callable = FunctionNode | ArrowFunctionExpression;

/** The type parameters and parameters of a function: `<T>(rows: T[], options: { limit: number })`. */
export function parametersOf(file: ParsedFile, { typeParameters, params }: Callable, objectName = "options"): string {
  const generic = typeParameters ? lineOf(file, typeParameters) : "";
  let objects = 0;
  const printed = params.map((param) => {
    if (patternOf(param).type !== "Identifier") objects += 1;
    return parameter(file, param, objects > 1 ? `${objectName}${objects}` : objectName);
  });
  return `${generic}(${printed.join(", ")})`;
}

/** The pattern that a parameter binds, without its default. */
function patternOf(param: ParamPattern): BindingPattern {
  if (param.type === "RestElement") return param.argument;
  if (param.type === "TSParameterProperty") return param.parameter;
  return param.type === "AssignmentPattern" ? param.left : param;
}

function parameter(file: ParsedFile, param: ParamPattern, objectName: string): string {
  const pattern = patternOf(param);
  const name = pattern.type === "Identifier" ? pattern.name : objectName;
  const annotation = param.type === "RestElement" ? param.typeAnnotation : pattern.typeAnnotation;
  const inferred = param.type === "AssignmentPattern" ? typeOfValue(file, param.right) : "unknown";
  const isOptional = param.type === "AssignmentPattern" || (pattern.type === "Identifier" && pattern.optional);
  const type = annotation ? lineOf(file, annotation.typeAnnotation) : inferred;
  return `${param.type === "RestElement" ? "..." : ""}${name}${isOptional ? "?" : ""}: ${type}`;
}

/** What a function returns, as it is annotated or as its only expression tells; empty where neither says it. */
export function resultOf(file: ParsedFile, { returnType, body }: Callable): string {
  if (returnType) return lineOf(file, returnType.typeAnnotation);
  switch (body?.type) {
    case "TemplateLiteral":
    case "Literal":
      return typeOfValue(file, body);
    case "CallExpression":
      return body.callee.type === "Identifier" ? resultOfLocal(file, body.callee.name) : "";
    default:
      return "";
  }
}

/** What a function of the same file is annotated to return. */
function resultOfLocal(file: ParsedFile, name: string): string {
  const local = file.program.body.find((one) => one.type === "FunctionDeclaration" && one.id?.name === name);
  return local?.type === "FunctionDeclaration" && local.returnType && !local.typeParameters
    ? lineOf(file, local.returnType.typeAnnotation)
    : "";
}

/** The type of a value without an annotation, as far as its expression tells. */
export function typeOfValue(file: ParsedFile, value: Expression): string {
  switch (value.type) {
    case "Literal":
      return value.value === null ? "null" : typeof value.value;
    case "TemplateLiteral":
      return "string";
    case "Identifier":
      return `typeof ${value.name}`;
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return `${parametersOf(file, value)} => ${resultOf(file, value) || "unknown"}`;
    case "ObjectExpression":
      return typeOfObject(file, value);
    case "ArrayExpression": {
      const [first] = value.elements;
      return first && first.type !== "SpreadElement" ? `(${typeOfValue(file, first)})[]` : "unknown[]";
    }
    case "TSAsExpression":
      return typeOfCast(file, value);
    case "CallExpression":
      return typeOfCall(file, value);
    default:
      return "unknown";
  }
}

function typeOfCast(file: ParsedFile, { expression, typeAnnotation }: Extract<Expression, { type: "TSAsExpression" }>): string {
  const isConst =
    typeAnnotation.type === "TSTypeReference" && typeAnnotation.typeName.type === "Identifier" && typeAnnotation.typeName.name === "const";
  if (!isConst) return lineOf(file, typeAnnotation);
  const isPlain = expression.type === "ArrayExpression" && expression.elements.every((one) => one?.type === "Literal");
  return isPlain ? `readonly ${lineOf(file, expression)}` : typeOfValue(file, expression);
}

function typeOfCall(file: ParsedFile, call: Extract<Expression, { type: "CallExpression" }>): string {
  const { callee, typeArguments } = call;
  const values = call.arguments.flatMap((one) => (one.type === "SpreadElement" ? [] : [one]));
  if (callee.type === "MemberExpression" && lineOf(file, callee) === "Object.assign")
    return values
      .map((value) => (value.type === "ObjectExpression" ? typeOfValue(file, value) : `(${typeOfValue(file, value)})`))
      .join(" & ");
  if (callee.type !== "Identifier") return "unknown";
  if (callee.name === "cva") return typeOfVariants(file, values[1]);
  return resultOfLocal(file, callee.name) || `ReturnType<typeof ${callee.name}${typeArguments ? lineOf(file, typeArguments) : ""}>`;
}

/** The function that `cva` makes: the variants that it takes, each with its looks. */
function typeOfVariants(file: ParsedFile, options: Expression | undefined): string {
  const variants = options?.type === "ObjectExpression" ? propertyOf(file, options, "variants") : undefined;
  if (variants?.type !== "ObjectExpression") return "() => string";
  const looks = entriesOf(file, variants).map(([name, values]) => {
    const names = values.type === "ObjectExpression" ? entriesOf(file, values).map(([key]) => JSON.stringify(key)) : [];
    return `${name}?: ${names.join(" | ")}`;
  });
  return `(options?: { ${looks.join("; ")} }) => string`;
}

function entriesOf(file: ParsedFile, { properties }: ObjectExpression): [name: string, value: Expression][] {
  return properties.flatMap((property): [string, Expression][] => {
    if (property.type === "SpreadElement") return [];
    const name = property.key.type === "Literal" ? String(property.key.value) : lineOf(file, property.key);
    return [[name, property.value]];
  });
}

function propertyOf(file: ParsedFile, object: ObjectExpression, wanted: string): Expression | undefined {
  return entriesOf(file, object).find(([name]) => name === wanted)?.[1];
}

function typeOfObject(file: ParsedFile, object: ObjectExpression): string {
  const members = entriesOf(file, object).map(([name, value]) => {
    if (value.type !== "ArrowFunctionExpression" && value.type !== "FunctionExpression") return `${name}: ${typeOfValue(file, value)}`;
    const result = resultOf(file, value);
    return `${name}${parametersOf(file, value)}${result === "" ? "" : `: ${result}`}`;
  });
  return `{ ${members.join("; ")} }`;
}
