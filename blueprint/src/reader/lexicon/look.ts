// Words for looks: which part a colour is for, what a style amounts to, and what else such sentences are made of.
import type { Look } from "../brief/brief.ts";
import { lookNouns, manners, plainManners } from "./manners.ts";

function words(list: string): string[] {
  return list.split(",");
}

/** The part of the page that a word speaks of. */
export const roleWords: ReadonlyMap<string, "background" | "components"> = new Map([
  ...words("background,backgrounds,bg,backdrop,body,base,canvas,background-color,backgroundcolor").map(
    (word) => [word, "background"] as const,
  ),
  ...words(
    "component,components,element,elements,button,buttons,accent,accents,ui,control,controls,header,headers,link,links,interface,piece,pieces,highlight,highlights,block,blocks,visuals,visual,navbar,nav,navigation,menu,titles,headings,detail,details,icons,icon,widgets,parts",
  ).map((word) => [word, "components"] as const),
]);

/** Words that decide only where no other does: "linen for the layout", "teal as primary". */
export const weakRoleWords: ReadonlyMap<string, "background" | "components"> = new Map([
  ...words("layout,page,pages,screen,screens,site,website,app,layer,surface").map((word) => [word, "background"] as const),
  ...words("primary,brand,theme,interactive,details,main,colour,color").map((word) => [word, "components"] as const),
]);

/** What sentences about looks are made of; none of these asks for anything else. */
export const lookVocabulary: ReadonlySet<string> = new Set([
  ...roleWords.keys(),
  ...words(
    "set,use,uses,using,used,make,makes,give,have,with,apply,applied,style,styled,styles,choose,pick,define,declare,assign,specify,establish,configure,design,designed,implement,implemented,initialize,initialise,employ,adopt,keep,paint,color,colour,colors,colours,colored,coloured,theme,themed,themes,palette,scheme,tone,tones,look,looks,feel,mode,the,a,an,as,to,for,in,of,on,and,be,is,are,should,it,its,all,every,any,my,our,your,page,pages,site,website,app,application,screen,layout,layer,main,default,global,overall,primary,secondary,surface,content,container,containers,area,section,sections,across,throughout,by,please,i,want,like,would,put,go,corners,corner,edges,font,typeface,typography,fonts,text,very,nice,some,shade,shades,will,must,can,interactive,key,this,that,where,while,also,then,items,item,render,rendering,featuring,feature,present,prefer,maybe,something,little,bit,touches,touch,hint,hints,spread,basis,adjust,tint,implement,specifically,well,general,whole,entire,full,create,build,ensure,show,shown,display,cards,card,panels,panel,tables,forms,form,both,each,selected,select,interfaces,backgroundcolour,follow,following,format,colouring,coloring,light,dark,them,us,me,at,from,s,bright,soft,warm,cool,colour-scheme,color-scheme",
  ),
]);

interface Style {
  look: Partial<Look>;
  length: number;
}

type StyleEntry = readonly [string, Partial<Look>];

const styles: readonly StyleEntry[] = [
  ["dark mode", { scheme: "dark" }],
  ["dark theme", { scheme: "dark" }],
  ["dark", { scheme: "dark" }],
  ["dark-mode", { scheme: "dark" }],
  ["dark-themed", { scheme: "dark" }],
  ["light mode", { scheme: "light" }],
  ["light theme", { scheme: "light" }],
  ["light-mode", { scheme: "light" }],
  ["rounded corners", { corners: "round" }],
  ["round corners", { corners: "round" }],
  ["rounded buttons", { corners: "round" }],
  ["rounded", { corners: "round" }],
  ["square corners", { corners: "square" }],
  ["sharp corners", { corners: "square" }],
  ["sharp edges", { corners: "square" }],
  ...plainManners.flatMap(([list, languages]) => words(list).map((word): StyleEntry => [word, { languages }])),
  ...manners.flatMap(([list, languages]) =>
    words(list).flatMap((word) => words(lookNouns).map((noun): StyleEntry => [`${word} ${noun}`, { languages }])),
  ),
  ["serif", { typeface: "serif" }],
  ["sans-serif", { typeface: "sans" }],
  ["monospace", { typeface: "mono" }],
  ["monospaced", { typeface: "mono" }],
  ["retro", { languages: ["terminal", "brutal", "paper"] }],
  ["compact layout", { density: "compact" }],
  ["compact", { density: "compact" }],
  ["dense", { density: "compact" }],
  ["spacious", { density: "comfortable" }],
  ["airy", { density: "comfortable" }],
];

const byFirstWord = new Map<string, [string[], Partial<Look>][]>();
for (const [phrase, look] of styles) {
  const parts = phrase.split(" ");
  const first = parts[0] ?? "";
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), [parts, look]]);
}

/** The style that a word, perhaps with the next one, asks for. */
export function styleOf(word: string, next: string): Style | null {
  const found = byFirstWord.get(word)?.find(([parts]) => parts.length === 1 || parts[1] === next);
  return found === undefined ? null : { look: found[1], length: found[0].length };
}
