// Money, law, and what protects.
import { type Domain, offers, questions } from "../domain.ts";

/** Domains of money, law and protection. */
export const moneyDomains: readonly Domain[] = [
  {
    id: "credit",
    words: "credit repair,credit score,credit,credit counselling,credit counseling,debt,loan,lending,mortgage",
    way: "project",
    people: "borrowers",
    gives: "a credit record that says the truth about them",
    motif: "rings",
    headlines: ["A better score begins with the facts", "Your credit, put right", "One clear step after another"],
    line: "We read reports with you, dispute what is wrong and plan what comes next.",
    mission: "To give people a fair second look: errors corrected, habits understood, and no promise that nobody can keep.",
    offers: offers(`
      FileSearch|Credit report review|Every entry read with you, line by line, and marked as right, wrong or unclear.
      FileX|Disputing errors|Letters to the bureaus about accounts, dates or amounts that are not yours.
      HandCoins|Debt plan|An order for paying back that lowers what weighs most first.
      TrendingUp|Score building|Habits that raise a score, month by month.
      ShieldAlert|Identity protection|What to do when somebody used your name.
      MessagesSquare|Personal counselling|A conversation about the next loan, before you apply for it.`),
    questions: questions(`
      Can correct entries be removed?|No, and nobody honest will promise it. What is wrong or out of date can be disputed.
      How long does it take?|Most disputes are answered within thirty to forty-five days; habits show after three to six months.`),
  },
  {
    id: "finance",
    words:
      "finance,financial,bank,banking,investment,investor,accounting,accountant,bookkeeping,tax,wealth,fund,stock,trading,payment,fintech,payroll,audit",
    way: "account",
    people: "clients",
    gives: "money matters that they understand",
    motif: "grid",
    headlines: ["Clear numbers, calm decisions", "Money with a plan", "Finance without small print"],
    line: "Planning, accounts and advice that can be checked line by line.",
    mission: "To make money understandable, so that people decide for reasons and not out of worry.",
    offers: offers(`
      LineChart|Financial planning|Where you stand, where you want to be, and the steps between.
      PiggyBank|Savings and investment|Risk explained first, return second.
      Receipt|Accounting|Books that close every month.
      FileText|Taxes|Prepared early, explained once, filed on time.
      Landmark|Business finance|Figures that a bank and a board can read.
      ShieldCheck|Risk review|What would hurt, how likely it is, what it costs to avoid.`),
    questions: questions(`
      How are you paid?|By a fee that you know beforehand, never by what you buy.
      Is past performance a promise?|No. Values can fall as well as rise, and we say so before every decision.`),
  },
  {
    id: "insurance",
    words: "insurance,insurer,insurance broker,insurance company,policyholder,coverage,underwriting",
    way: "account",
    people: "policyholders",
    gives: "protection that holds when it is needed",
    motif: "waves",
    headlines: ["Covered, and certain of it", "Protection in plain words", "For the days that go wrong"],
    line: "Cover for home, health, car and business, without guessing what is in it.",
    mission: "To insure what people could not carry alone, and to pay without a fight when the day comes.",
    offers: offers(`
      House|Home insurance|Fire, water, theft, and the neighbour's ceiling.
      Car|Car insurance|Liability and damage, with a price that follows how you drive.
      HeartPulse|Health insurance|Treatment chosen by need and not by price.
      Umbrella|Life insurance|For those who would have to go on without you.
      Briefcase|Business cover|Liability, interruption and cyber risks in one policy.
      ClipboardCheck|Claims help|One person from the report to the payment.`),
    questions: questions(`
      How do I report a claim?|With the date, what happened and pictures if you have them. We confirm it at once.
      Can I change my cover?|Yes, whenever life changes: a move, a child, a new business.`),
  },
  {
    id: "law",
    words: "law,lawyer,law firm,legal,attorney,solicitor,notary,court,immigration,paralegal,legal advice",
    way: "visit",
    people: "clients",
    gives: "advice that they can act on",
    motif: "skyline",
    headlines: ["On your side, in clear words", "Law, explained", "Good advice before the dispute"],
    line: "Advice, contracts and representation, with a straight answer first.",
    mission: "To tell people where they stand, to settle what can be settled, and to fight for the rest.",
    offers: offers(`
      Scale|Civil law|Claims and disputes, weighed before they are fought.
      FileSignature|Contracts|Drafted so that both sides know what they sign.
      Users|Family law|Calm solutions in difficult times.
      Briefcase|Employment|From the first contract to the last reference.
      House|Property law|Buying, renting and building, without surprises.
      Building2|Company law|Founding, changing and handing over a business.`),
    questions: questions(`
      What does a first conversation cost?|You hear the fee when we agree on the date, and nothing is added later.
      Is what I tell you confidential?|Yes, always, whether or not we work together afterwards.`),
  },
  {
    id: "security",
    words:
      "security,cybersecurity,cyber security,alarm,surveillance,guard,detective,investigation,private investigator,safety,whistleblower,fraud,privacy",
    way: "project",
    people: "clients",
    gives: "certainty instead of worry",
    motif: "rings",
    headlines: ["Safe is a decision", "See it before it happens", "Discreet, thorough, awake"],
    line: "Risks found early, closed properly and watched quietly.",
    mission: "To find what is not safe before somebody else does, and to say openly what can be done about it.",
    offers: offers(`
      ShieldCheck|Risk assessment|A walk through doors, systems and habits, with a list in order of weight.
      Camera|Monitoring|Eyes and sensors where they help, and nowhere else.
      Lock|Access control|The right people in the right rooms.
      Bug|Digital security|Passwords, backups and updates that really happen.
      FileSearch|Investigation|Facts, collected lawfully and written down.
      GraduationCap|Training|People are the best alarm, once they know what to look for.`),
    questions: questions(`
      Who learns about my case?|Only those who work on it. Files are closed when the case is.
      Where should we begin?|With an assessment: most risks are cheaper to close than to insure.`),
  },
];
