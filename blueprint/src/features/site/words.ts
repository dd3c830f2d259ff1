// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const siteWords = {
  newsletter: {
    verbs: "subscribe,sign up for a newsletter,subscribe to newsletters",
    nouns: "newsletter,newsletter subscription,newsletter sign-up,newsletter signup,mailing list,email subscription,newsletter form",
  },
  hero: { verbs: "welcome visitors", nouns: "hero,hero section,hero banner,hero image,welcome section,welcome banner,landing section" },
  calltoaction: { verbs: "", nouns: "call to action,call-to-action,cta,call to action button" },
  about: {
    verbs: "introduce the company,learn about the company,learn about us",
    nouns:
      "company introduction,company information,company profile page,company history,about us,about us page,about page,about section,about me,about me page,organization introduction,organisation introduction,introduction to the company,introduction to the event,event introduction,mission and values,history mission and values,our story,brand story,biography section,personal introduction,self introduction,self-introduction,basic information",
  },
  services: {
    verbs: "learn about services,learn about the services",
    nouns:
      "service introduction,introduction to services,service description,product and service description,service overview,services section,services page,services list,list of services,service showcase,what we offer,business introduction,solution overview,certification pathway,best practice,integration advice",
  },
} satisfies Record<string, FeatureWords>;
