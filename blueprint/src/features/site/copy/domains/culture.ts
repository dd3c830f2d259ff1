// Pictures, music, words, events and journeys.
import { type Domain, offers, questions } from "../domain.ts";

/** Domains of culture, events and travel. */
export const cultureDomains: readonly Domain[] = [
  {
    id: "photography",
    words: "photography,photographer,photo studio,film,video production,videographer,wedding photography,wallpaper,image,picture",
    way: "person",
    people: "clients",
    gives: "pictures that keep the moment",
    motif: "rings",
    headlines: ["Light, people, moments", "Pictures that stay", "Seen once, kept for good"],
    line: "Portraits, weddings and places, photographed with patience.",
    mission: "To photograph people as their friends see them, and places as they feel in good light.",
    offers: offers(`
      Camera|Portraits|An hour, natural light, and no fixed smiles.
      Heart|Weddings|From the first button to the last dance, without getting in the way.
      Building2|Architecture|Lines, materials and the hour that suits them.
      Package|Products|Clear pictures that sell without shouting.
      Film|Short films|Two minutes that tell what a page cannot.
      Image|Prints|On paper that outlives the telephone.`),
    questions: questions(`
      When do we get the pictures?|A first selection within a few days, all of them within three weeks.
      What should we wear?|Something in which you can breathe and sit. The rest is light.`),
  },
  {
    id: "design",
    words:
      "design work,designer,portfolio,graphic design,illustration,illustrator,ux,ui design,creative,artist,art,painter,sculptor,gallery,museum,exhibition,craft,handmade,fashion designer",
    way: "person",
    people: "clients",
    gives: "design that makes things clear",
    motif: "blobs",
    headlines: ["Design that makes things clear", "Form, colour and a reason for both", "Work that speaks quietly"],
    line: "Identities, interfaces and printed matter, from the first sketch to the final file.",
    mission: "To find the form that an idea has been looking for, and to leave out everything else.",
    offers: offers(`
      PenTool|Identity design|Marks, type and colour that hold together on everything.
      LayoutDashboard|Interface design|Screens that explain themselves.
      BookOpen|Editorial design|Books and magazines with room to read.
      Palette|Illustration|Pictures for ideas that words circle around.
      Package|Packaging|The first thing that the hand meets.
      Signpost|Exhibitions and signs|Ways through rooms, found without asking.`),
    questions: questions(`
      How does a project begin?|With a conversation about what should be different afterwards.
      Do you take small commissions?|Yes, between the larger ones. Write what it is and by when.`),
  },
  {
    id: "music",
    words: "music,band,musician,concert,orchestra,choir,album,song,ringtone,podcast,radio,dj,record label,music school,audio,festival",
    way: "event",
    people: "listeners",
    gives: "sound that stays in the ear",
    motif: "waves",
    headlines: ["Turn it up a little", "Music, close by", "Listen to this"],
    line: "Recordings, dates and everything around them.",
    mission: "To make and share music that people come back to, on stage and at home.",
    offers: offers(`
      Music|Recordings|Albums and singles, old favourites and new ones.
      CalendarDays|Concerts|Dates, places and doors.
      Mic|Studio|A good room, good microphones, patience.
      GraduationCap|Lessons|For hands that begin and hands that return.
      Headphones|Playlists|Put together by people, for a mood.
      Radio|Podcast|Conversations between two songs.`),
    questions: questions(`
      Where can I listen?|Here, on the page of every recording, and at the next concert.
      Can I book you?|Yes. Write the date, the place and how many people will be there.`),
  },
  {
    id: "event",
    words:
      "event,fundraiser day,conference,wedding,party,birthday,festival day,meetup,contest,competition,expo,trade fair,ceremony,celebration,workshop day,tournament,fundraiser,fair",
    way: "event",
    people: "guests",
    gives: "a day that brings people together",
    motif: "rays",
    headlines: ["One day, many good reasons", "Come, take part, bring a friend", "A day that counts"],
    line: "What happens, who it is for, and how to take part.",
    mission: "To bring people together for a day with a purpose, and to make it easy to come, to help and to remember.",
    offers: offers(`
      CalendarDays|Programme|Talks, games and music from morning to evening.
      Ticket|Tickets|For one, for two, or for the whole table.
      Users|Taking part|Stands, stages and tasks for everyone who wants to help.
      Utensils|Food and drink|Local kitchens, with something for everyone.
      Gift|Raffle and offers|Small prizes, good cause.
      MapPin|Getting there|By bus, bike or on foot: short ways and clear signs.`),
    questions: questions(`
      Do I have to register?|It helps us to plan, and your place is certain. Those who decide late are welcome too.
      Can I bring children?|Yes. There is something to do for every age.`),
  },
  {
    id: "travel",
    words:
      "travel,tourism,tour,hotel,hostel,resort,campsite,camping,flight,trip,holiday,vacation,tourist,destination,golf,cruise,guide,attraction,airline,guesthouse,hiking",
    way: "visit",
    people: "travellers",
    gives: "journeys that they will tell of",
    motif: "hills",
    headlines: ["Somewhere is waiting", "Go where the map gets interesting", "Journeys with time in them"],
    line: "Places, routes and stays, described by what makes them worth the way.",
    mission: "To help people travel well: fewer places, more time, and something good left behind.",
    offers: offers(`
      Map|Round trips|Routes with room for detours.
      Tent|Camping|Quiet pitches, clear rules, good showers.
      BedDouble|Hotels|Chosen for how they feel in the morning.
      Mountain|Outdoor days|Walks, climbs and lakes, from easy to steep.
      Plane|Flights and trains|Connections that leave time to breathe.
      Landmark|Sights|What to see, when it is quiet, and where to eat afterwards.`),
    questions: questions(`
      Can I change my booking?|Until a few days before, yes. Every offer says until when.
      Is it suitable for children?|Each place says so; when in doubt, ask and we look together.`),
  },
  {
    id: "writing",
    words:
      "poetry,poem,book,author,writer,novel,literature,reading,library,publisher,publishing,story,blog,magazine,article,essay,personal blog,diary",
    way: "read",
    people: "readers",
    gives: "words worth their time",
    motif: "leaves",
    headlines: ["Read slowly", "Words for quiet hours", "A page a day"],
    line: "Texts old and new, to read, to keep and to answer.",
    mission: "To give good texts a place, and readers a reason to come back.",
    offers: offers(`
      Feather|Poems|Short enough to learn, long enough to stay.
      BookOpen|Stories|For one journey on the train.
      PencilLine|Essays|Thoughts that take a turn.
      Users|Reading circle|One book, many opinions.
      Sparkles|New voices|First texts by people who have just begun.
      Bookmark|Collections|Put together by mood, season and theme.`),
    questions: questions(`
      May I send in a text?|Yes, if it is yours. Short ones have the best chance.
      How often is there something new?|As often as something is good. Subscribers hear of it first.`),
  },
];
