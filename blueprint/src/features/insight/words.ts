// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const insightWords = {
  dashboard: {
    verbs:
      "analyze,analyse,visualize,visualise,monitor,view statistics,view analytics,view statistical analysis,customize the dashboard,rearrange widgets",
    nouns:
      "dashboard,data dashboard,analytics,data analysis,statistics,statistics page,statistical analysis,data statistics,data visualization,data visualisation,visualization,interactive chart,customizable layout,widget,key figure,kpi,insight,performance overview,trend analysis",
    otherwise: "chart",
  },
  "find-all": {
    verbs:
      "search everything,search the website,search the site,search the app,search the platform,search across all sections,search all content,perform searches,use the search function,find relevant information,search for relevant information,search for information,search for related content,search for specific content",
    nouns:
      "search function,search functionality,search feature,search bar,search box,site search,site-wide search,sitewide search,global search,universal search,search across all sections,search engine,search page,search tool,natural search",
    otherwise: "browse",
  },
  compare: {
    verbs: "compare,compare data,compare prices,contrast,view side by side,compare side by side",
    nouns: "comparison,comparison tool,comparison table,comparison feature,price comparison,side-by-side comparison,side by side view",
    otherwise: "chart",
  },
  live: {
    verbs:
      "stream,receive live updates,monitor in real time,follow live,watch live,update in real time,display real-time data,view live data,detect",
    nouns:
      "real-time update,real-time data,realtime data,live data,live update,live feed,data stream,data feed,real-time monitoring,live monitoring,monitoring,real-time display,live score,sensor data,detection,telemetry,real-time update function,real-time weather",
    otherwise: "chart",
  },
  predict: {
    verbs:
      "predict,forecast,recommend,suggest,match,match with,get recommendations,receive recommendations,receive personalized recommendations,make predictions,view predictions,get suggestions,make informed betting decisions,find matches,match users with",
    nouns:
      "prediction,match prediction,forecasting,recommendation,betting recommendation,personalized recommendation,personalised recommendation,product recommendation,recommendation engine,recommendation system,suggestion,smart suggestion,matching,matching system,smart matching,intelligent matching,betting advice,odds",
    otherwise: "sort",
  },
  map: {
    verbs: "show on a map,view on a map,view on map,find on a map,explore the map,browse the map,map,locate",
    nouns:
      "map,interactive map,map view,location map,neighborhood map,neighbourhood map,choropleth,heat map,heatmap,store locator,location finder,locator,mapping,mapping application,geographic view,map function",
    otherwise: "browse",
  },
} satisfies Record<string, FeatureWords>;
