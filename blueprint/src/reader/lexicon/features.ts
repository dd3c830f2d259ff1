// Nouns that ask for a capability: "with ratings", "a chart of stock by category", "monthly totals".
import type { Scene } from "../../knowledge/things.ts";
import { type Act, wordsOfFeatures } from "./acts.ts";

/** A capability asked for by a noun; `period` says that it is by month, week or the like. */
export interface Feature {
  act: Act;
  /** Words that belong to the feature, so that the rest is what it is about. */
  length: number;
}

const nouns: readonly (readonly [Act, string])[] = [
  [
    "search",
    "search,search function,search feature,search functionality,search bar,search box,searching,searchability,quick search,full-text search,text search,keyword search,lookup,finder,search option",
  ],
  ["filter", "filter,filtering,filter option,filter function,category filter,filtering option"],
  ["sort", "sorting,sort option,sort order,ordering,sort"],
  ["rate", "rating,star rating,rating system,star,score,review score"],
  ["tag", "tag,tagging,label,labels,labelling,labeling"],
  [
    "total",
    "total,sum,number,figure,summary,statistic,stat,count,running total,grand total,subtotal,average,key figure,counter,overview of total,facts and figures,statistics section,numbers section,data statistic,statistics,stats,data statistics,balance,how much,how many",
  ],
  [
    "chart",
    "chart,graph,bar chart,pie chart,line chart,line graph,bar graph,ring chart,donut chart,doughnut chart,diagram,plot,visualisation,visualization,analytics,breakdown,trend,report,insight,data visualization,data visualisation,analysis,reporting,progress chart,dashboard,histogram",
  ],
  [
    "export",
    "export,csv export,csv,json export,data export,export function,export option,export button,download,csv download,backup,excel export,spreadsheet export,export feature",
  ],
  ["mark", "checkbox,tick box,check box,favourites,favorites,check-off,tick-off,marking,toggle"],
  ["delete", "deletion,delete button,removal"],
  ["edit", "editing,edit button"],
  ["add", "add form,entry form,add button,input form"],
  [
    "beyond",
    "trading,trading history,chatbot,chat bot,ai chatbot,ai assistant,virtual assistant,support chat,live chat support,live support,online support,customer support,short message sending,message sending,automated message,bulk messaging,sms notification,sms alert,text alert,email alert,e-mail alert,sms reminder,email notification,e-mail notification,whatsapp notification,whatsapp message,weather forecast,weather widget,weather section,local weather,real-time update,real-time data,realtime data,live data,live update,live feed,live score,real-time monitoring,live monitoring,prediction,forecasting,recommendation,recommendation engine,recommendation system,matching,matching system,betting advice,diagram editor,diagram maker,flowchart,flow chart,mind map,org chart,organizational chart,organisational chart,whiteboard,wizard,creator wizard,client creator wizard,creation wizard,setup wizard,step-by-step form,multi-step form,onboarding wizard,registration wizard,guided form,whack-a-mole,whack a mole,simon says,sliding puzzle,slide puzzle,15 puzzle,15-puzzle,fifteen puzzle",
  ],
  ["browse", "detail page,detail view,details page,list view,card view,table view,overview page,browsing,overview,detail"],
];

function indexOf(lists: readonly (readonly [Act, string])[]): ReadonlyMap<string, Act> {
  return new Map(lists.flatMap(([act, list]) => list.split(",").map((noun): [string, Act] => [noun, act])));
}

const indexes: Readonly<Record<Scene, ReadonlyMap<string, Act>>> = {
  own: indexOf([...wordsOfFeatures("nouns"), ...nouns]),
  public: indexOf([...nouns, ...wordsOfFeatures("nouns")]),
};

/** The feature that these words name at their end or, failing that, at their start; the words are lower-case singulars. */
export function featureIn(words: readonly string[], scene: Scene = "own"): (Feature & { at: "start" | "end" }) | null {
  const features = indexes[scene];
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const end = features.get(words.slice(-length).join(" "));
    if (end !== undefined) return { act: end, length, at: "end" };
  }
  const shortest = /^(?:total|average|sum)$/.test(words[0] ?? "") ? 1 : 2;
  for (let length = Math.min(4, words.length); length >= shortest; length -= 1) {
    const start = features.get(words.slice(0, length).join(" "));
    if (start !== undefined) return { act: start, length, at: "start" };
  }
  return null;
}
