// Believable values for fields that a prompt names and no thing knows. Nobody real, no brands.

const people = [
  "Amara Okoye",
  "Jonas Weber",
  "Priya Nair",
  "Mateo Silva",
  "Lena Bergström",
  "Kofi Mensah",
  "Yara Haddad",
  "Daniel Osei",
  "Mei Tanaka",
  "Tomás Rivera",
];
const firms = [
  "Harbour Studio",
  "Green Valley Farm",
  "Northside Books",
  "Linden & Daughters",
  "Corner Bakery",
  "Atlas Workshop",
  "Meridian Supply",
  "Old Mill Traders",
];
const towns = ["Lisbon", "Utrecht", "Kyoto", "Accra", "Bergen", "Valencia", "Montreal", "Ljubljana"];

const pools: readonly (readonly [readonly string[], string])[] = [
  [
    people,
    "author,artist,writer,composer,director,owner,person,customer,client,contact,teacher,instructor,coach,doctor,vet,assignee,recipient,sender,opponent,parent,guardian,employee,manager,designer,illustrator,photographer,borrower,lender,donor,host,organiser,organizer,landlord,tenant,mechanic,member,responsible,lead,student,patient,friend,guest,speaker,participant,attendee,visitor,given by,lent to,assigned to,guide,captain,player name",
  ],
  [
    firms,
    "company,supplier,vendor,seller,shop,store,employer,maker,brand,manufacturer,publisher,producer,provider,sponsor,garage,insurer,winery,roaster,brewery,vineyard,where bought,merchant,label name,dealer,agency",
  ],
  [towns, "city,town,place,destination,origin,location,region,birthplace,home town"],
  [["Portugal", "Netherlands", "Japan", "Ghana", "Norway", "Spain", "Canada", "Slovenia"], "country,nation"],
  [["Living room", "Kitchen", "Bedroom", "Bathroom", "Hallway", "Balcony", "Study", "Basement"], "room,position,shelf,storage,corner"],
  [
    ["Town hall", "Riverside café", "Community centre", "School hall", "Park pavilion", "Old library"],
    "venue,meeting point,meeting place,spot",
  ],
  [["12 Orchard Street", "4 Canal Walk", "87 Hill Road", "31 Station Square", "9 Garden Lane", "56 Mill Street"], "address,street"],
  [["Blue tit", "Grey heron", "Common kestrel", "House sparrow", "Barn owl", "Kingfisher"], "bird"],
  [["Monstera", "Snake plant", "Peace lily", "Fiddle-leaf fig", "Aloe", "Spider plant"], "species,variety,cultivar"],
  [["Labrador", "Tabby", "Border collie", "Maine coon", "Beagle", "Dachshund"], "breed"],
  [["Red Lion", "Blue Herons", "Northside", "Riverside United", "Hill Rovers", "Old Town"], "team,club,side"],
  [
    ["A-104", "B-220", "C-017", "A-311", "D-052", "B-148"],
    "code,sku,reference,serial number,id,policy number,number plate,licence plate,license plate,locker,tag number,order number,invoice number,barcode number",
  ],
  [["10 mg", "5 ml", "1 tablet", "20 mg", "2 drops", "1 capsule"], "dose,dosage"],
  [["Oak", "Linen", "Steel", "Cotton", "Walnut", "Clay"], "material name,fabric,wood,yarn"],
  [["Mark II", "Classic", "Compact", "Touring", "Junior", "Long"], "model,edition,version,variant"],
  [["Ridge trail", "Lake loop", "Old railway", "Forest path", "Coast walk", "River bend"], "route,trail,course,track name"],
  [["A gift", "Flea market", "Online", "A friend", "Local shop", "Auction"], "source,bought from,acquired from,found at,where found"],
  [
    ["Planning", "Design", "Research", "Support", "Teaching", "Repairs"],
    "subject,topic,role,job title,position title,skill,field,department name,activity",
  ],
];

/** Values by the noun of a field, in the singular and lower case. */
export const samplePools: ReadonlyMap<string, readonly string[]> = new Map(
  pools.flatMap(([values, nouns]) => nouns.split(",").map((noun): [string, readonly string[]] => [noun, values])),
);

/** Short sentences for a field of running text that nothing is known about. */
export const sentences: readonly string[] = [
  "All in good order.",
  "Check again next month.",
  "A pleasant surprise.",
  "Details to follow.",
  "Better than last time.",
  "Needs a little care.",
  "Nothing special to report.",
  "Ask Amara about it.",
];

/** People, for what is named after them. */
export const peopleNames = people;
