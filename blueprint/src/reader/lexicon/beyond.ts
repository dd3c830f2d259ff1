// What people ask for and this builder does not write. A chunk with one of these words is never taken for anything else,
// because claiming to have built a log-in is worse than saying that there is none.
import { wordsOfFeatures } from "./acts.ts";

const beyondWords: ReadonlySet<string> = new Set(
  "login,log-in,logins,signup,sign-up,signin,sign-in,authentication,auth,oauth,sso,registration,password,passwords,google,facebook,github,apple,stripe,paypal,slack,whatsapp,telegram,twitter,instagram,youtube,spotify,amazon,notification,notifications,push,sms,newsletter,ai,gpt,chatgpt,llm,chatbot,bot,machine-learning,recommendation,recommendations,suggestion,suggestions,multiplayer,multi-user,realtime,real-time,live,websocket,websockets,api,apis,webhook,webhooks,server,backend,cloud,sync,synchronisation,synchronization,gps,map,maps,geolocation,camera,barcode,barcodes,qr,scanner,scanning,ocr,upload,uploads,uploading,photo,photos,picture,pictures,image,images,video,videos,audio,voice,microphone,attachment,attachments,pdf,pdfs,print,printing,checkout,cart,basket,payment-gateway,subscription-payments,chat,messaging,comments,commenting,forum,permissions,permission,role,roles,access-control,blockchain,crypto,nft,vr,ar,widget,widgets,sharing,share,collaboration,invitation,invitations,invites,calendar,drag-and-drop,drag,email-reminders,reminders,alarm,alarms,alert,alerts,localization,multilingual,i18n,seo,integration,integrations,import,importing,bluetooth,wearable,streak,streaks,leaderboard,simulation,simulator,game,translation,translations,weather,news-feed,timer,stopwatch,countdown,workflow,workflows,automation,automations,automatic,automatically,algorithm,prediction,predictions,carousel,animation,animations".split(
    ",",
  ),
);

/** What a feature is asked for with is not beyond. */
const built: ReadonlySet<string> = new Set(wordsOfFeatures("nouns").flatMap(([, nouns]) => nouns.split(",")));

const farBeyondWords: ReadonlySet<string> = new Set(
  "ai,gpt,chatgpt,llm,machine-learning,multiplayer,push,blockchain,vr,ar,bluetooth,oauth,sso".split(","),
);

/** Whether a lower-case word puts whatever it stands beside beyond this builder: "AI recommendations". */
export function isFarBeyond(word: string): boolean {
  return farBeyondWords.has(word);
}

/** Whether a lower-case word names something that is beyond this builder. */
export function isBeyond(word: string): boolean {
  return beyondWords.has(word) && !built.has(word);
}
