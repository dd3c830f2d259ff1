// What the noun of a field says about its type, where no thing knows better: a price is money, "due date" a date.
// The last word decides ("release year" is a year), then the whole phrase's first word ("date of birth").
import type { FieldType } from "../schema/entity.ts";
import { samplePools } from "./sample-pools.ts";

/** What is known about a field by its noun. */
export interface FieldNoun {
  type: FieldType;
  unit?: string;
  options?: readonly string[];
  max?: number;
}

const nouns: readonly (readonly [FieldNoun, string])[] = [
  [
    { type: "date" },
    "date,day,deadline,birthday,anniversary,due,expiry,expiration,born,when,start,end,since,until,watered,serviced,visited,bought on,finished,started,purchased,fed,cleaned",
  ],
  [{ type: "time" }, "time of day,start time,end time,departure,arrival,opening time,closing time,time,departure time,arrival time"],
  [
    { type: "money", unit: "USD" },
    "price,cost,amount,fee,value,budget,salary,income,rent,deposit,balance,wage,tip,tax,payment,paid amount,worth,revenue,profit,donation,total,subtotal,discount amount,money,tuition,fare,spend,spending,rate per hour,hourly rate,price paid",
  ],
  [{ type: "percent" }, "percentage,percent,progress,completion,discount,share,probability,margin,vat,alcohol,abv,humidity,interest rate"],
  [
    { type: "duration", unit: "minutes" },
    "duration,minute,running time,runtime,length of time,cooking time,prep time,play time,playtime,travel time,wait,time spent",
  ],
  [{ type: "duration", unit: "hours" }, "hour,working hour,hours worked,sleep,hours slept,effort"],
  [{ type: "rating", max: 5 }, "rating,star,score,mood,satisfaction,review score,stars,intensity,energy"],
  [{ type: "email" }, "email,e-mail,email address,e-mail address,mail"],
  [{ type: "phone" }, "phone,telephone,phone number,mobile,mobile number,telephone number,cell,fax,contact number"],
  [{ type: "link" }, "link,url,website,homepage,web address,webpage,site,photo link,image link"],
  [
    { type: "paragraph" },
    "note,description,comment,review,summary,detail,text,body,content,reason,feedback,thought,instruction,story,biography,bio,message,diagnosis,treatment,remark,observation,impression,abstract,method,explanation,background,introduction,memo,result,idea,lesson learned,answer,reflection,bio,plan,minute of meeting,outcome,agenda",
  ],
  [
    { type: "lines" },
    "ingredient,step,material,tool,topic,goal,objective,requirement,participant,attendee,guest,member,exercise,song,track,chapter,highlight,link list,part,component,symptom,skill,feature,benefit,exhibit,vaccination,certification,checklist",
  ],
  [{ type: "tags" }, "tag,label,keyword,flavour,flavor,theme,interest,allergy,allergen,diet,aroma,amenity"],
  [{ type: "number", unit: "kg" }, "weight"],
  [{ type: "number", unit: "km" }, "distance,mileage,kilometre,kilometer,range"],
  [{ type: "number", unit: "mi" }, "mile"],
  [{ type: "number", unit: "cm" }, "height,width,wingspan,diameter,size in cm"],
  [{ type: "number", unit: "m" }, "altitude,elevation,depth,elevation gain"],
  [{ type: "number", unit: "°C" }, "temperature"],
  [{ type: "number", unit: "kcal" }, "calorie,kcal"],
  [{ type: "number", unit: "m²" }, "area,floor area,square metre,square meter,surface"],
  [
    { type: "number" },
    "number,count,quantity,qty,year,age,stock,copy,page,repetition,rep,set,serving,episode,season,capacity,seat,vote,point,goal count,level number,floor,volume,issue number,dose count,population,how many,how much,units,pieces,amount of,bedroom,bathroom,room count,player,lap,attempt,size,speed,steps,views,likes,yield,harvest",
  ],
  [
    { type: "boolean" },
    "done,completed,paid,finished,sold,bought,owned,available,active,favourite,favorite,urgent,read,watched,sent,received,confirmed,returned,archived,published,approved,resolved,attended,vaccinated,neutered,signed,in stock,out of stock,packed,booked,visited before,lent out,wishlist,discontinued",
  ],
  [{ type: "choice", options: ["Open", "In progress", "Done"] }, "status,state,stage,phase,progress status"],
  [{ type: "choice", options: ["High", "Medium", "Low"] }, "priority,importance,urgency,severity,risk,impact"],
  [{ type: "choice", options: ["Easy", "Medium", "Hard"] }, "difficulty,level,grade of difficulty"],
  [{ type: "choice", options: ["Mint", "Very good", "Good", "Fair", "Worn"] }, "condition,quality"],
  [{ type: "choice", options: ["Strong", "Medium", "Weak"] }, "strength,vigour,vigor,signal"],
  [{ type: "choice", options: ["Small", "Medium", "Large"] }, "size class,clothing size"],
  [{ type: "choice", options: ["Red", "Blue", "Green", "Yellow", "Black", "White"] }, "colour,color,coat"],
  [{ type: "choice", options: ["Daily", "Weekly", "Monthly", "Yearly"] }, "frequency,cadence,interval,recurrence,billing cycle"],
  [{ type: "choice", options: ["Spring", "Summer", "Autumn", "Winter"] }, "season of the year,growing season"],
  [{ type: "choice", options: ["Sunny", "Cloudy", "Rain", "Windy", "Snow"] }, "weather"],
  [{ type: "choice", options: ["Female", "Male", "Unknown"] }, "sex,gender"],
  [{ type: "choice", options: ["Card", "Cash", "Transfer"] }, "payment method"],
  [{ type: "choice", options: ["Wood", "Metal", "Glass", "Ceramic", "Textile", "Plastic"] }, "material type,material"],
  [{ type: "choice", options: ["English", "Spanish", "French", "German", "Japanese", "Arabic"] }, "language"],
  [{ type: "choice", options: ["Standard", "Special", "Other"] }, "category,type,kind,group,class,section,genre,department"],
  [
    { type: "text" },
    "name,title,author,artist,writer,composer,director,maker,brand,manufacturer,supplier,vendor,seller,shop,store,owner,person,customer,client,company,employer,address,street,city,town,country,region,location,place,room,venue,shelf,position,role,job title,department name,species,breed,variety,model,sku,isbn,serial number,code,reference,id,number plate,licence plate,license plate,origin,source,contact,teacher,instructor,coach,doctor,vet,assignee,recipient,sender,opponent,team,nickname,publisher,label name,platform,account,subject,headline,slogan,dose,dosage,recipe,producer,vineyard,winery,roaster,brewery,grape,album,format,mechanic,garage,borrower,lender,donor,sponsor,host,organiser,organizer,parent,guardian,habitat,field,employee,manager,designer,illustrator,photographer,band,player name,destination,route,trail,provider,landlord,tenant,insurer,policy number,invoice number,order number",
  ],
];

const known = new Map<string, FieldNoun>(nouns.flatMap(([fact, list]) => list.split(",").map((noun): [string, FieldNoun] => [noun, fact])));

/** What is known about a field noun: a phrase in lower case with its last word in the singular; null for an unknown one. */
export function fieldNoun(key: string): FieldNoun | null {
  const words = key.split(" ");
  const whole = known.get(key);
  if (whole !== undefined) return whole;
  const first = words[0] ?? "";
  if (words.length > 1 && (first === "date" || first === "day")) return { type: "date" };
  if (words.length > 2 && (key.startsWith("number of ") || key.startsWith("how many ") || key.startsWith("count of ")))
    return { type: "number" };
  if (key.startsWith("how much ")) return { type: "money", unit: "USD" };
  if (words.length > 1 && /^(?:is|was|has|already|whether|if|can|needs?)$/.test(first)) return { type: "boolean" };
  if (words.length > 1 && first === "last") return { type: "date" };
  if (words.length === 1 && /[a-z]{3}ed$/.test(key) && !/(?:seed|feed|need|breed|speed|weed|reed|bed|shed|embed|hundred)$/.test(key))
    return { type: "boolean" };
  if (/^(?:minimum|maximum|min|max)$/.test(first)) return { type: "number" };
  // "Weight lifted", "pages read", "money spent": the noun before the participle says what it is.
  const participle = /(?:[a-z]{2}ed|spent|read|paid|run|worn|sold|bought|made|won|lost|driven|eaten|drunk)$/.test(words.at(-1) ?? "");
  const before = words.length === 2 && participle ? (known.get(first) ?? known.get(first.replace(/s$/, ""))) : undefined;
  if (before !== undefined && /^(?:number|money|duration|date)$/.test(before.type)) return before;
  for (let from = 1; from < words.length; from += 1) {
    const tail = known.get(words.slice(from).join(" "));
    if (tail !== undefined) return tail;
  }
  return null;
}

/** Whether a noun is usual for a field. */
export function isFieldNoun(noun: { key: string; low: string }): boolean {
  return fieldNoun(noun.key) !== null || fieldNoun(noun.low) !== null || samplePools.has(noun.key);
}
