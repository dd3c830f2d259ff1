// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const insightWords = {
  dashboard: {
    verbs:
      "analyze,analyse,visualize,visualise,monitor,view statistics,view analytics,view statistical analysis,customize the dashboard,rearrange widgets,switch the time range,change the time range,select a time range,choose a time range,switch between time ranges,choose the period",
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
  map: {
    verbs: "show on a map,view on a map,view on map,find on a map,explore the map,browse the map,map,locate",
    nouns:
      "map,interactive map,map view,location map,neighborhood map,neighbourhood map,choropleth,heat map,heatmap,store locator,location finder,locator,mapping,mapping application,geographic view,map function",
    otherwise: "browse",
  },
  calculator: {
    verbs:
      "calculate,convert,convert units,convert currencies,compute,estimate,estimate costs,estimate project costs,estimate job costs,estimate expenses,work out",
    nouns:
      "calculator,converter,unit converter,currency converter,bmi calculator,loan calculator,mortgage calculator,tip calculator,savings calculator,interest calculator,calorie calculator,cost calculator,cost estimator,cost estimating,cost estimation,cost estimate,project estimate,quote calculator,estimator,price calculator,carbon footprint calculator,grade calculator,gpa calculator,age calculator,percentage calculator,roi calculator,credit score calculator,credit score",
  },
  goal: {
    verbs:
      "set goals,set a goal,track goals,track progress towards goals,set targets,achieve goals,set fitness goals,set savings goals,build habits,track habits",
    nouns:
      "goal,goal setting,goal tracking,goal tracker,personal goal,fitness goal,savings goal,target,habit tracker,habit,streak,objective",
  },
  timer: {
    verbs: "time sessions,start a timer,set a timer,count down,run a stopwatch",
    nouns:
      "timer,stopwatch,countdown,countdown timer,pomodoro,pomodoro timer,focus timer,focus session,workout timer,meditation timer,interval timer,study timer",
  },
  settings: {
    verbs:
      "update settings,change settings,adjust settings,manage settings,configure,configure settings,configure policies,configure sending policies,set preferences,manage preferences,customize settings,customise settings,change the theme,set policies",
    nouns:
      "setting,settings page,preference,user preference,user settings,app settings,system settings,configuration,policy configuration,system configuration,theme switcher",
  },
} satisfies Record<string, FeatureWords>;
