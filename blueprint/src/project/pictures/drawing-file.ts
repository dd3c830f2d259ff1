// `src/drawings/*.ts`: the drawings that the code of an app names, each in a file of its own.
import { shapesOf } from "../../knowledge/pictograms/pictograms.ts";
import { camel } from "../../model/names.ts";
import { array, constant, data, type Expression, imported, type Module, object } from "../code/expression.ts";

const FOLDER = "@/drawings/";
const IMPORT = /from "@\/drawings\/([a-z0-9-]+)"/g;

/** What the drawing of a pictogram is called: `passenger-ship` → `passengerShipDrawing`. */
const variableOf = (name: string): string => `${camel(name.replace(/^\d/, "n$&"))}Drawing`;

/** The drawing of a pictogram. */
export function drawingNamed(name: string): Expression {
  return imported(`${FOLDER}${name}`, variableOf(name));
}

/** The modules of the drawings that these texts of modules import. */
export function drawingFiles(texts: Iterable<string>): Module[] {
  const names = new Set([...texts].flatMap((text) => Array.from(text.matchAll(IMPORT), ([, name = ""]) => name)));
  return [...names].toSorted().map(drawingFile);
}

function drawingFile(name: string): Module {
  const shapes = array(shapesOf(name).map((shape) => data(shape)));
  return {
    path: `src/drawings/${name}.ts`,
    comment: `A drawing, from Fluent Emoji (MIT, © Microsoft): ${name.replaceAll("-", " ")}.`,
    statements: [constant(variableOf(name), object({ shapes }), ["@/lib/scenes", "Pictogram"])],
  };
}
