// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const siteWords = {
  newsletter: {
    verbs: "subscribe,sign up for a newsletter,subscribe to newsletters",
    nouns: "newsletter,newsletter subscription,newsletter sign-up,newsletter signup,mailing list,email subscription,newsletter form",
  },
  hero: {
    verbs: "welcome visitors",
    nouns:
      "hero,hero section,hero banner,hero image,welcome section,welcome banner,landing section,call to action,call-to-action,cta,call to action button",
  },
  about: {
    verbs: "introduce the company,learn about the company,learn about us",
    nouns:
      "company introduction,company information,company profile page,company history,about us,about us page,about page,about section,about me,about me page,organization introduction,organisation introduction,introduction to the company,introduction to the event,event introduction,mission and values,history mission and values,our story,brand story,biography section,personal introduction,self introduction,self-introduction,basic information",
  },
  services: {
    verbs: "learn about services,learn about the services,learn about practice areas,learn about treatments",
    nouns:
      "service introduction,introduction to services,service description,product and service description,service overview,services section,services page,services list,list of services,service showcase,what we offer,business introduction,solution overview,certification pathway,best practice,integration advice,practice area,practice area introduction,area of practice,area of expertise,treatment,treatment option,service area",
  },
  contact: {
    verbs: "contact us,get in touch,get in touch with,contact the company,contact the owner,contact the website owner,reach out",
    nouns:
      "contact us,contact form,contact page,contact section,contact information,contact us page,contact us form,contact details page,contact info,message form,get in touch,opening hour,business hour,opening time,visiting hour,working hour,hours of operation",
  },
  form: {
    verbs:
      "sign up as,register as,register as a volunteer,sign up as a volunteer,become a volunteer,fill out a form,fill in a form,fill out forms,fill out,fill in,submit a form,submit an inquiry,submit inquiries,submit lead information,submit an enquiry,request a quote,quote,get a quote,request quotes,get quotes,get an estimate,request an estimate,request a consultation,request information,initiate requests,report anonymously,submit anonymous reports,submit evidence",
    nouns:
      "form filling,form-filling,form filling function,lead form,lead generation form,inquiry form,enquiry form,request form,application form,registration form,quote form,quote request,online quote,quote,quotation,price quote,price estimate,price quotation,consultation form,anonymous reporting,anonymous report,anonymous submission,complaint form,intake form,online form,form submission,lead information",
  },
  faq: {
    verbs: "read frequently asked questions,read faqs",
    nouns:
      "faq,faqs,faq page,faq section,frequently asked question,questions and answers,questions and answers section,help center,help centre,help page",
  },
  stories: {
    verbs: "read testimonials,share success stories,leave a testimonial",
    nouns:
      "testimonial,testimonials section,testimonial section,customer testimonial,client testimonial,customer case,case study,client case,success story,customer story,customer success story,client story,case studies,success stories,customer stories",
  },
  pricing: {
    verbs: "compare plans,choose a plan,browse service plans,view service plans,subscribe to a plan,choose a membership",
    nouns:
      "pricing,pricing page,pricing table,pricing section,pricing plan,price plan,service plan,service plan detail,subscription plan,membership plan,membership tier,membership option,plan comparison,pricing tier",
  },
  timeline: {
    verbs: "follow the timeline",
    nouns:
      "timeline section,life experience,milestone,company timeline,history timeline,event schedule section,career timeline,life timeline,achievements and honors,achievements and honours",
  },
  gallery: {
    verbs: "showcase photos,showcase contest photos,view photos,browse photos,look at pictures,display offers in a carousel",
    nouns:
      "gallery,photo gallery,image gallery,picture gallery,contest photo,photo showcase,photo section,gallery section,gallery page,photo album,multimedia gallery,multimedia memory,work gallery,lightbox,carousel,automatically moving carousel,image carousel,image slider,banner slider,slider,slideshow,rotating banner,highlights carousel,offers carousel,offer information",
  },
  links: { verbs: "share their link tree", nouns: "link tree,link list,link collection,list of links,useful link,link page" },
} satisfies Record<string, FeatureWords>;
