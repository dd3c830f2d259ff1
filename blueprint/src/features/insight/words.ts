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
} satisfies Record<string, FeatureWords>;
