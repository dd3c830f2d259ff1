// The verbs with which people say what they want to do, and what each of them amounts to.
// Forms (adds, adding) are derived, so the table holds infinitives only.
import type { FeatureKind } from "../../features/feature.ts";
import type { Scene } from "../../knowledge/things.ts";
import { featureWords } from "../../features/words.ts";

/** What a verb amounts to for the rows of a thing. `keep` is managing things as a whole, `beyond` is known and not built. */
export type RowAct =
  | "keep"
  | "browse"
  | "add"
  | "edit"
  | "delete"
  | "search"
  | "filter"
  | "sort"
  | "mark"
  | "rate"
  | "tag"
  | "total"
  | "chart"
  | "export"
  | "send"
  | "beyond";

/** What a verb amounts to: something done with rows, or a feature. */
export type Act = RowAct | FeatureKind;

/** Whether an act asks for a feature. */
export function isFeatureAct(act: Act): act is FeatureKind {
  return Object.hasOwn(featureWords, act);
}

/** The words of all features as [kind, words], by one part of them. */
export function wordsOfFeatures(part: "verbs" | "nouns"): [FeatureKind, string][] {
  return Object.entries(featureWords).flatMap(([kind, words]): [FeatureKind, string][] =>
    isFeatureKind(kind) && words[part] !== "" ? [[kind, words[part]]] : [],
  );
}

function isFeatureKind(kind: string): kind is FeatureKind {
  return Object.hasOwn(featureWords, kind);
}

const rowVerbs: readonly (readonly [RowAct, string])[] = [
  [
    "keep",
    "track,manage,organise,organize,keep track of,keep a record of,keep records of,keep a list of,keep an eye on,keep,maintain,handle,monitor,collect,remember,follow up,administer,catalogue,catalog,inventory,log,record,store,save,document,write down,note,jot down,stay on top of,plan",
  ],
  [
    "browse",
    "browse,view,see,list,show,display,look at,look through,check,read,scroll through,explore,open,overview,select,choose,discover,identify,recognise,recognize,access,examine,inspect,learn about,get an overview of,present,showcase,provide,offer",
  ],
  ["add", "add,create,enter,insert,register,input,submit,post,capture,put in,make,book,schedule,enrol,enroll,place,publish,define"],
  ["edit", "edit,update,change,modify,amend,adjust,correct,rename,revise"],
  ["delete", "delete,remove,discard,clear,erase,get rid of"],
  ["search", "search,find,look up,lookup,look for,query,search for,search through"],
  ["filter", "filter,narrow,narrow down,limit"],
  ["sort", "sort,order,arrange,rank,reorder"],
  [
    "mark",
    "mark,tick,tick off,check off,cross off,flag,toggle,complete,finish,star,favourite,favorite,bookmark,archive,confirm,approve,close,resolve,pin",
  ],
  ["rate", "rate,score,grade,evaluate,give a rating to"],
  ["tag", "tag,label,categorise,categorize,classify,group"],
  ["total", "total,sum,sum up,add up,count,calculate,compute,average,work out"],
  ["chart", "chart,graph,plot,visualise,visualize,analyse,analyze,break down"],
  ["export", "export,download,back up,backup"],
  ["send", "send,copy,move,transfer,push"],
  [
    "beyond",
    "log in,login,sign in,sign up,sign out,log out,email,e-mail,mail,text,notify,remind,alert,warn,nag,ping,share,invite,chat,message,pay,check out,checkout,purchase,buy,sell,upload,attach,scan,sync,synchronise,synchronize,import,print,integrate,connect,recommend,suggest,translate,stream,embed,subscribe,follow,comment,reply,vote,collaborate,compare,generate,predict,summarise,summarize,compete,play,call,message,tweet,trade,forecast,update in real time,monitor in real time,draw diagrams,create diagrams,verify,authenticate,convert,drag,dictate,photograph",
  ],
];

function formsOfWord(verb: string): string[] {
  const stem = verb.endsWith("e") ? verb.slice(0, -1) : verb;
  const doubled = /^(?:tag|log|plan|get|put|pin|scan|chat|drag|star|plot|submit|input)$/.test(verb) ? verb + verb.at(-1) : stem;
  const third = /(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
  const gerund = verb === "see" ? "seeing" : `${doubled}ing`;
  const past = new Map([
    ["rate", "rated"],
    ["sort", "sorted"],
    ["filter", "filtered"],
    ["group", "grouped"],
  ]).get(verb);
  return past === undefined ? [verb, third, gerund] : [verb, third, gerund, past];
}

/** A form of a known verb, as words, and its act. */
export interface VerbForm {
  words: string[];
  verb: string;
  act: Act;
  /** An infinitive or a present form: what can stand in an imperative or after `can`. */
  gerund: boolean;
}

function formsOf(verb: string, act: Act): VerbForm[] {
  const [first = "", ...rest] = verb.split(" ");
  return formsOfWord(first).map((form) => ({ words: [form, ...rest], verb, act, gerund: form.endsWith("ing") }));
}

type VerbIndex = ReadonlyMap<string, readonly VerbForm[]>;

/** Forms by their first word, longer ones first; of equally long ones those that are listed first. */
function indexOf(verbs: readonly (readonly [Act, string])[]): VerbIndex {
  const index = new Map<string, VerbForm[]>();
  for (const [act, list] of verbs)
    for (const form of list.split(",").flatMap((verb) => formsOf(verb, act))) {
      const first = form.words[0] ?? "";
      index.set(
        first,
        [...(index.get(first) ?? []), form].toSorted((a, b) => b.words.length - a.words.length),
      );
    }
  return index;
}

const featureVerbs = wordsOfFeatures("verbs");

/** Who keeps rows books and collects them otherwise than who visits a shop: in one's own app a verb is about rows first. */
const indexes: Readonly<Record<Scene, VerbIndex>> = {
  own: indexOf([...rowVerbs.filter(([act]) => act !== "beyond"), ...featureVerbs, ...rowVerbs]),
  public: indexOf([...featureVerbs, ...rowVerbs]),
};

const nounsToo: ReadonlySet<string> = new Set(
  "e-mail,order,record,log,book,note,list,label,tag,score,grade,group,chart,graph,plan,post,display,search,filter,sort,export,count,total,sum,average,check,copy,star,flag,mail,text,comment,share,play,print,import,input,place,schedule,store,document,plot,download,backup,update,change,rate,email,call,message,chat,vote,buy,stream,access,catalogue,catalog,inventory,bookmark,query,limit,clear,open,complete,favourite,favorite,view,find".split(
    ",",
  ),
);

/** Whether a verb is also a common noun or adjective, so that it may begin a name: "order date", "record label". */
export function isNounToo(verb: string): boolean {
  return nounsToo.has(verb);
}

/** The known verb, longest first, with which these lower-case words begin. */
export function leadingVerb(words: readonly string[], scene: Scene = "own"): VerbForm | null {
  const forms = indexes[scene].get(words[0] ?? "") ?? [];
  return forms.find((form) => form.words.every((word, index) => words[index] === word)) ?? null;
}
