// `npm start` runs it, and `npm run icons`: draws the app's icon, as src/icon.json has it, into the pictures of the folder
// assets, and names them in app.json. Apps are kept as texts alone, so the pictures are made where the app is run.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { crc32, deflateSync } from "node:zlib";

/** Lines of a pixel that are looked at, each from one side to the other. */
const LINES = 4;
const CURVE_PIECES = 24;

/** How many numbers each command of a path takes. */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The commands of a path, each with its numbers. */
function* commandsOf(path) {
  const tokens = path.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? [];
  let at = 0;
  let name = "M";
  /** The two flags of an arc may be written without a space after them. */
  const flag = () => {
    const token = tokens[at] ?? "0";
    if (token.length > 1) tokens[at] = token.slice(1);
    else at += 1;
    return Number(token[0]);
  };
  while (at < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[at])) name = tokens[at++];
    const count = TAKES[name.toUpperCase()] ?? 0;
    const isArc = name.toUpperCase() === "A";
    const numbers = Array.from({ length: count }, (_, index) => (isArc && (index === 3 || index === 4) ? flag() : Number(tokens[at++])));
    yield [name, numbers];
    if (name === "M") name = "L";
    if (name === "m") name = "l";
    if (count === 0 && at < tokens.length && !/[a-zA-Z]/.test(tokens[at])) return;
  }
}

/** The points of a curve of Bézier, without its first. */
function curve(points) {
  return Array.from({ length: CURVE_PIECES }, (_, piece) => {
    let left = points;
    const share = (piece + 1) / CURVE_PIECES;
    while (left.length > 1)
      left = left
        .slice(1)
        .map(([x, y], index) => [left[index][0] + (x - left[index][0]) * share, left[index][1] + (y - left[index][1]) * share]);
    return left[0];
  });
}

/** The points of an elliptical arc, without its first (SVG 2, appendix B.2.4). */
function arc([x1, y1], [wide, high, turn, isLarge, isClockwise, x2, y2]) {
  if (wide === 0 || high === 0) return [[x2, y2]];
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grown = Math.sqrt(Math.max(1, (px / wide) ** 2 + (py / high) ** 2));
  const [rx, ry] = [Math.abs(wide) * grown, Math.abs(high) * grown];
  const rest = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2;
  const factor = Math.sqrt(Math.max(0, rest) / ((rx * py) ** 2 + (ry * px) ** 2 || 1)) * (isLarge === isClockwise ? -1 : 1);
  const [cx, cy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let sweep = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const count = CURVE_PIECES * 2;
  return Array.from({ length: count }, (_, piece) => {
    const angle = start + (sweep * (piece + 1)) / count;
    const [ex, ey] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    return [cos * ex - sin * ey + (x1 + x2) / 2, sin * ex + cos * ey + (y1 + y2) / 2];
  });
}

/** The outlines of a path as polygons. */
export function outlinesOf(path) {
  const outlines = [];
  let [now, control, last] = [[0, 0], [0, 0], ""];
  for (const [name, numbers] of commandsOf(path)) {
    const upper = name.toUpperCase();
    const [ox, oy] = name === upper ? [0, 0] : now;
    const points =
      upper === "A" || upper === "H" || upper === "V"
        ? []
        : numbers.flatMap((_, at) => (at % 2 === 0 ? [[numbers[at] + ox, numbers[at + 1] + oy]] : []));
    const mirrored = (after) => (after.includes(last) ? [2 * now[0] - control[0], 2 * now[1] - control[1]] : now);
    const outline = outlines.at(-1) ?? [];
    let added = points;
    let nextControl = now;
    if (upper === "M") outlines.push([]);
    else if (upper === "H") added = [[numbers[0] + ox, now[1]]];
    else if (upper === "V") added = [[now[0], numbers[0] + oy]];
    else if (upper === "A") added = arc(now, numbers.with(5, numbers[5] + ox).with(6, numbers[6] + oy));
    else if (upper === "Z") added = outline.slice(0, 1);
    else if (upper !== "L") {
      const handles = upper === "S" ? [mirrored("CS"), ...points] : upper === "T" ? [mirrored("QT"), ...points] : points;
      nextControl = handles.at(-2);
      added = curve([now, ...handles]);
    }
    outlines.at(-1)?.push(...added);
    now = added.at(-1) ?? now;
    control = upper === "L" || upper === "M" ? now : nextControl;
    last = upper;
    if (upper === "Z") outlines.push(added);
  }
  return outlines.filter((outline) => outline.length > 2);
}

/** The sides of outlines that are not level, each from its upper end: where that is, where it leads, and in which direction it was drawn. */
function sidesOf(outlines) {
  return outlines.flatMap((outline) =>
    outline.flatMap(([x1, y1], at) => {
      const [x2, y2] = outline[(at + 1) % outline.length];
      if (y1 === y2) return [];
      return [
        y1 < y2
          ? { x: x1, top: y1, bottom: y2, slope: (x2 - x1) / (y2 - y1), turn: 1 }
          : { x: x2, top: y2, bottom: y1, slope: (x1 - x2) / (y1 - y2), turn: -1 },
      ];
    }),
  );
}

/** Where a line crosses sides, from left to right, and in which direction. */
function crossings(sides, y) {
  const found = [];
  for (const { x, top, bottom, slope, turn } of sides) if (top <= y && y < bottom) found.push([x + (y - top) * slope, turn]);
  return found.sort(([one], [other]) => one - other);
}

/** Adds how much of each pixel of a row lies between two places. */
function cover(row, from, to) {
  const [start, end] = [Math.max(0, from), Math.min(row.length, to)];
  for (let x = Math.floor(start); x < end; x += 1) row[x] += Math.max(0, Math.min(end, x + 1) - Math.max(start, x)) / LINES;
}

/** The channels of `#rrggbb`, `#rrggbbaa` or `#rgb`; the last one is how much it covers, of 255. */
const channels = (color) => {
  const digits = color.length === 4 ? color.replace(/[0-9a-f]/gi, "$&$&") : color;
  return [1, 3, 5, 7].map((at) => Number.parseInt(digits.slice(at, at + 2) || "ff", 16));
};

function fill(pixels, size, { color, outlines, isEvenOdd }) {
  const ink = channels(color);
  const isInside = (turns) => (isEvenOdd ? turns % 2 !== 0 : turns !== 0);
  const sides = sidesOf(outlines);
  const [top, bottom] = span(sides.flatMap((side) => [side.top, side.bottom]));
  const row = new Float64Array(size);
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(size, bottom); y += 1) {
    const here = sides.filter((side) => side.top < y + 1 && side.bottom > y);
    row.fill(0);
    for (let line = 0; line < LINES; line += 1) coverLine(row, crossings(here, y + (line + 0.5) / LINES), isInside);
    for (let x = 0; x < size; x += 1) if (row[x] > 0) paint(pixels, (y * size + x) * 4, ink, (Math.min(1, row[x]) * ink[3]) / 255);
  }
}

function coverLine(row, found, isInside) {
  let turns = 0;
  for (const [at, [x, direction]] of found.entries()) {
    turns += direction;
    if (isInside(turns)) cover(row, x, found[at + 1]?.[0] ?? x);
  }
}

/** Lays a color over a pixel. */
function paint(pixels, at, ink, share) {
  const below = (pixels[at + 3] / 255) * (1 - share);
  const whole = share + below;
  for (let channel = 0; channel < 3; channel += 1)
    pixels[at + channel] = Math.round((ink[channel] * share + pixels[at + channel] * below) / whole);
  pixels[at + 3] = Math.round(whole * 255);
}

/** The pixels of an icon, four bytes each: its drawing in the middle, over `share` of the width, on its ground or on none. */
export function drawIcon({ ground, shapes }, { size, share, isOnGround }) {
  const pixels = Buffer.alloc(size * size * 4);
  if (isOnGround) pixels.fill(Buffer.from(channels(ground)));
  const drawn = shapes.map(([color, path, rule]) => ({ color, outlines: outlinesOf(path), isEvenOdd: rule === "evenodd" }));
  const points = drawn.flatMap(({ outlines }) => outlines.flat());
  const [left, right] = span(points.map(([x]) => x));
  const [top, bottom] = span(points.map(([, y]) => y));
  const scale = (size * share) / Math.max(right - left, bottom - top);
  const place = ([x, y]) => [size / 2 + (x - (left + right) / 2) * scale, size / 2 + (y - (top + bottom) / 2) * scale];
  for (const one of drawn) fill(pixels, size, { ...one, outlines: one.outlines.map((outline) => outline.map(place)) });
  return pixels;
}

const span = (values) => [Math.min(...values), Math.max(...values)];

/** Pixels as a PNG (ISO/IEC 15948). */
export function pngOf(pixels, size) {
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6], 8);
  const rows = Array.from({ length: size }, (_, y) => Buffer.concat([Buffer.alloc(1), pixels.subarray(y * size * 4, (y + 1) * size * 4)]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.concat(rows))), chunk("IEND", Buffer.alloc(0))]);
}

/** The pictures, by the file in the folder assets. Android cuts its own shape out of the middle two thirds of its icon. */
const PICTURES = {
  icon: { size: 1024, share: 0.64, isOnGround: true },
  "adaptive-icon": { size: 1024, share: 0.42, isOnGround: false },
  "splash-icon": { size: 1024, share: 0.9, isOnGround: false },
  favicon: { size: 48, share: 0.8, isOnGround: true },
};

/** Writes the pictures of the app in a folder, and names them in its app.json. */
export function writeIcons(folder) {
  const drawn = JSON.parse(readFileSync(join(folder, "src/icon.json"), "utf8"));
  mkdirSync(join(folder, "assets"), { recursive: true });
  for (const [name, picture] of Object.entries(PICTURES))
    writeFileSync(join(folder, `assets/${name}.png`), pngOf(drawIcon(drawn, picture), picture.size));
  const file = join(folder, "app.json");
  const before = readFileSync(file, "utf8");
  const { expo } = JSON.parse(before);
  const plugins = expo.plugins.map((plugin) =>
    plugin[0] === "expo-splash-screen" ? [plugin[0], { image: "./assets/splash-icon.png", imageWidth: 200, ...plugin[1] }] : plugin,
  );
  const named = {
    ...expo,
    icon: "./assets/icon.png",
    android: { ...expo.android, adaptiveIcon: { foregroundImage: "./assets/adaptive-icon.png", backgroundColor: drawn.ground } },
    web: { ...expo.web, favicon: "./assets/favicon.png" },
    plugins,
  };
  const after = `${JSON.stringify({ expo: named }, null, 2)}\n`;
  if (after !== before) writeFileSync(file, after);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeIcons(process.cwd());
