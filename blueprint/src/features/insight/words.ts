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
  calculator: {
    verbs: "calculate,convert,convert units,convert currencies,compute,estimate,estimate costs,work out",
    nouns:
      "calculator,converter,unit converter,currency converter,bmi calculator,loan calculator,mortgage calculator,tip calculator,savings calculator,interest calculator,calorie calculator,cost calculator,cost estimator,estimator,price calculator,carbon footprint calculator,grade calculator,gpa calculator,age calculator,percentage calculator,roi calculator,credit score calculator,credit score",
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
  diagram: {
    verbs:
      "draw diagrams,create diagrams,edit diagrams,create new diagrams,edit existing diagrams,make diagrams,create flowcharts,draw flowcharts,create mind maps,add diagram elements,remove diagram elements,choose diagram types,arrange diagram elements",
    nouns:
      "diagram,diagram maker,diagram editor,diagram element,diagram type,flowchart,flow chart,mind map,organizational chart,organisational chart,org chart,drag-and-drop interface,diagramming tool,uml diagram,whiteboard",
  },
} satisfies Record<string, FeatureWords>;
