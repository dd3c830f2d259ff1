// The actions that an app can support, with the words by which a test requests them and a check reports them. A check is
// evidence for an action only by its title or its id, never by the phrase of the prompt that it was made for.

interface Act {
  /** Matches a test's task or expected result. */
  asked: RegExp;
  /** Matches the title or id of a check. */
  shown: RegExp;
}

const same = (pattern: RegExp): Pick<Act, "asked" | "shown"> => ({ asked: pattern, shown: pattern });

/** Actions by name, in no particular order; a text may request several. */
export const ACTS: Readonly<Record<string, Act>> = {
  search: { asked: /\bsearch|\bquery|\bquerying|\binquir|\blook(ing)? up\b|\bkeyword/i, shown: /\bsearch|\bquery|\binquir|found by/i },
  filter: { asked: /\bfilter|\bcategori[sz]|\b(by|selecting a( specific)?) category/i, shown: /\bfilter/i },
  sort: { asked: /\bsort(s|ing|ed)? (?!waste|item)|\bsort\b/i, shown: /\bsort|stand in the chosen order/i },
  compare: same(/\bcompar/i),
  add: {
    asked:
      /\b(add|adding|create|creating|creation of|write (and|a|an)|new entry|new .{0,24}form|post(ing)? (a|an|new)|publish|record(ing)? (a|an|new|result)|log(ging)? (a|an|new|work)|upload (a|an|new)|set (a|an) new|registration of a (product|new)|configure a new)\b/i,
    shown: /\badd(ed|s)?\b|\bcan be (created|written|posted|published)|\badd-/i,
  },
  edit: {
    asked: /\b(edit|update|updating|modify|modifying|change an?|manage their)\b/i,
    shown: /can be (changed|edited|updated)|\bedit-/i,
  },
  delete: { asked: /\b(delete|deleting|remove|removing)\b/i, shown: /can be (deleted|removed)|\bdelete-/i },
  mark: { asked: /\bmark(s|ing|ed)? .{0,40}(as )?(complete|completed|done|read|bought)/i, shown: /keep their mark|\bmark-/i },
  rate: {
    asked: /\brat(e|ing)s?\b(?! limit)|\bstars?\b|\breview(s|ing)? (?!a generated)(for|of|the (attraction|campsite|product))/i,
    shown: /\brat(e|ing|ed)s?\b|\breview/i,
  },
  favourite: same(/\bfavou?rite|\bbookmark|\bwish ?list|\bto (the|their|a) collection|\bcollect(ing)? (an? )?(article|favou?rite)/i),
  comment: same(/\bcomment(?!s\b.{0,4}\))|\bcondolence/i),
  reply: same(/\brepl(y|ies|ying)|\brespond(ing)? to\b|\bthread/i),
  follow: same(/\bfollow(ing|s)? (a|the|an) (topic|user|person|thread)|\bfollowed\b|\bfollow-/i),
  vote: same(/\bvot(e|es|ing|ed)\b|\bpolls?\b/i),
  book: same(/\b(re)?book(?!s\b|mark|let|keep)|\breserv|\bschedul(e|ing) (a|an|the|new|coach|session)/i),
  buy: same(/\bpurchas|\bcheck ?out|\bcart\b|\bpay(ing|ment|ments)?\b|\bplace an order|\border confirmation/i),
  bid: same(/\bbid(s|ding)?\b/i),
  apply: same(
    /\bappl(y|ies|ying) (for|to) (?!filter)|\bsubmit.{0,40}\bapplication|\bapplication submission|\benrol|\bjoin(s|ing)?\b|\bregister(ing)? for|\bsubscri/i,
  ),
  move: same(/\b(transition|workflow|approve|approval|escalat|status .{0,20}(update|chang)|dispute|release)\w*/i),
  assign: same(/\bassign(s|ing|ed)? (a|an|the|to|task|member|work|service)/i),
  "change a time range": same(/\btime ?range|\bdate range|\bperiod\b/i),
  rearrange: same(/\brearrang|\bdrag|\bcustomi[sz]ed? layout|\blayout and style/i),
  report: same(
    /\bgenerat\w* .{0,60}\b(reports?|settlements?|invoices?|vouchers?|quotes?|sheets?|designs?)\b|\breport generation|\breports? .{0,20}(is|are) (generated|written|made)|\breport of .{0,160}\bis saved\b/i,
  ),
  download: { asked: /\bdownload/i, shown: /\bdownload/i },
  export: same(/\bexport/i),
  import: same(/\bimport(s|ing|ed)?\b(?!ant)/i),
  upload: same(/\bupload|\battach(ing|ments?)? /i),
  share: {
    asked: /\bshar(e|ing|eable)\b (?!group)|\bcopy (the )?link/i,
    shown: /\bshar(e|ing|eable)\b (?!group)|\bcan be shared\b|\bcopy (the )?link/i,
  },
  send: same(/\bsend(s|ing)?\b (?!order)|\bsent\b|\bmessages? (to|is sent|sending)|\bsms\b|\bwhatsapp/i),
  chat: same(/\bchat|\bmessaging|\bconversation/i),
  "sign up": same(
    /\b(sign|signing) ?up\b|\buser registration\b|\bregistration and log-?in|\bcreate an account|\bregister(s|ing)? (as|an account|a new (user|account))/i,
  ),
  "log in": same(/\blog(ging)? ?-?in\b|\blogin\b|\bsign(ing)? in\b|\bauthenticat/i),
  "keep a profile": same(
    /\b(profile|account) (information|details|settings|creation|page|management)|\bpersonal (information|details|cent(er|re))|\buser information|\baccount information|\b(their|user) profile/i,
  ),
  administer: same(/\badmin(istrat\w*)?\b|\bpermission|\bback-?end management|\bas a manager\b/i),
  notify: same(
    /\bnotif(y|ies|ication functionality|ication feature|ications? (system|cent))|\balerts?\b|\breceives? (a |the )?notification|\bnotification feature/i,
  ),
  "take a test": same(
    /\b(quiz|exam|assessment|trivia|question bank)\b|\banswer (submission|a question|for a question)|\bpractice (question|test)/i,
  ),
  score: same(/\bscor(e|es|ing)\b|\bgrades?\b|\bgrading/i),
  play: same(
    /\bstart (a )?(new )?game|\bgame ?play|\bplay (a|the)\b|\bspin|\bmove tiles|\bgame over|\brevive|\bdeal\b|\bround of|\bnew game\b(?! room)|\bpuzzle\b/i,
  ),
  reward: same(/\b(reward|badge|recognition|prize)s?\b/i),
  estimate: same(/\bestimat|\bcalculat|\bpredict|\bquot(e|es|ation)s?\b/i),
  track: same(/\btrack(s|ed|ing)?\b|\bprogress\b/i),
  goal: same(/\bgoals?\b/i),
  recommend: same(/\brecommend|\bmatching feature|\bsuitable/i),
  authenticate: same(/\bauthenticity\b/i),
  scan: same(/\bidentif(y|ies|ication feature) .{0,30}(animal|image|photo)|\brecogni[sz]e/i),
  rotate: same(/\bcarousel|\bslide ?show|\bslider/i),
  refresh: same(/\breal-?time|\blive (update|data)|\bauto-?refresh/i),
  configure: same(/\bconfigur|\bsettings?\b|\bcustomi[sz]ation/i),
  "fill in a form": {
    asked:
      /\b(contact|enquiry|inquiry|lead|survey|feedback|registration|customi[sz]ation) forms?\b|\bform (submission|fields?|inputs?)|\bfill(ing)? (in|out)|\bsubmit(s|ting)? (a|an|the)|\bsubmission process|\bsurvey\b/i,
    shown: /\bforms? (is|are|can be) (sent|submitted|filled)|\bcontact-|\bsubmit-/i,
  },
};

/** The names of the actions that a text requests. */
export function actsAsked(text: string): string[] {
  return namesWhere(text, "asked");
}

/** The actions that a passed check demonstrates: from its title after the subject, and from the prefix of its id. */
export function actsShown({ predicate, id }: { predicate: string; id: string }): string[] {
  return namesWhere(`${predicate} ${id.replace(/-.*/, "")}-`, "shown");
}

function namesWhere(text: string, side: "asked" | "shown"): string[] {
  return Object.entries(ACTS).flatMap(([name, act]) => (act[side].test(text) ? [name] : []));
}
