// Teaching, advice, work, and science.
import { type Domain, offers, questions } from "../domain.ts";

/** Domains of learning and work. */
export const learnDomains: readonly Domain[] = [
  {
    id: "school",
    words:
      "school,university,college,kindergarten,campus,education,educational,academy,course,learning,student,tutor,tutoring,teacher,language school,exam,training centre,training center,certification,e-learning,lesson",
    way: "course",
    people: "learners",
    gives: "knowledge that stays",
    motif: "dots",
    headlines: ["Learning that lasts", "Curious minds, good company", "One lesson closer"],
    line: "Courses and guidance for people who want to know more than yesterday.",
    mission: "To teach so that everyone finds a beginning, and nobody has to learn alone.",
    offers: offers(`
      BookOpen|Courses|Clear goals, small groups, and time for questions.
      GraduationCap|Certification pathways|Step by step to a certificate, with every requirement named.
      Users|Study groups|People who are learning the same thing, at the same time.
      Laptop|Online classes|Live or at your own pace, from wherever you are.
      PencilLine|Exam preparation|Practice that feels like the real day.
      Compass|Guidance|A conversation about what to learn next, and why.`),
    questions: questions(`
      Do I need to know anything beforehand?|Every course says what it expects. If in doubt, begin one level lower: it goes faster.
      What if I miss a lesson?|The material stays open, and the next group is glad about you.`),
  },
  {
    id: "consulting",
    words:
      "consulting,consultant,consultancy,business training,leadership,coaching,coach,business service,advisory,management consulting,business strategy,workshop,mentor",
    way: "project",
    people: "leaders and teams",
    gives: "decisions that hold on Monday",
    motif: "hills",
    headlines: ["Clarity for people who lead", "Better questions, better business", "Leading is a craft"],
    line: "Leadership and business training, online and on site.",
    mission: "To help people lead well: with a clear aim, honest figures and conversations that are not put off.",
    offers: offers(`
      Compass|Strategy workshops|Two days, one direction, and a list of what stops.
      Users|Leadership training|For those who lead for the first time, and for those who forgot how it felt.
      MessagesSquare|Executive coaching|A confidential hour, every two weeks.
      Laptop|Online classes|Short lessons between two meetings.
      Podcast|Podcast and articles|Ideas to try before the next team day.
      ChartNoAxesCombined|Business review|Processes and figures, seen from outside.`),
    questions: questions(`
      Do you come to us?|Yes, or you come to us, or we meet on a screen. The first conversation decides.
      How do we know that it works?|We agree on three signs before we begin, and look at them together afterwards.`),
  },
  {
    id: "recruitment",
    words: "recruitment,recruiting,staffing,job,career,employment agency,human resources,hr,headhunting,freelancer,job board,hiring,talent",
    way: "project",
    people: "employers and applicants",
    gives: "the right person in the right place",
    motif: "dots",
    headlines: ["Work that suits", "Where good people meet good work", "The next step, well chosen"],
    line: "Permanent positions, temporary help and honest advice on both sides of the table.",
    mission: "To bring work and people together so that both would choose each other again.",
    offers: offers(`
      Search|Permanent positions|A short list of people who fit, with reasons.
      Clock|Temporary staffing|Help for the weeks that are too full.
      FileText|Applications|A résumé that says what you can do.
      MessagesSquare|Interview practice|The difficult questions, asked in advance.
      ChartNoAxesCombined|Salary insight|What is usual, what is fair, what is possible.
      Handshake|Onboarding|The first ninety days, planned.`),
    questions: questions(`
      What does it cost applicants?|Nothing. Employers pay, and only when a contract is signed.
      How quickly can a position be filled?|Temporary help within days; for permanent positions, think in weeks.`),
  },
  {
    id: "marketing",
    words:
      "marketing,crm,customer relationship,sales lead,lead management,advertising,agency,branding,seo,social media agency,design agency,web design,pr,media agency,creative agency,digital agency,print,copywriting",
    way: "project",
    people: "brands",
    gives: "attention that they deserve",
    motif: "blobs",
    headlines: ["Be remembered for the right thing", "Ideas that people pass on", "Brands with something to say"],
    line: "Strategy, design and words for companies that have something good to show.",
    mission: "To help good work become known, with ideas that are true and pictures that stay.",
    offers: offers(`
      Palette|Brand design|A name, a mark and a voice that belong together.
      Globe|Websites|Fast, findable and pleasant to read.
      Search|Search|Found by people who are looking for exactly this.
      Share2|Social media|A plan for the week that somebody can keep.
      PencilLine|Copywriting|Words that sound like you on a good day.
      ChartNoAxesCombined|Measurement|What worked, what did not, what we try next.`),
    questions: questions(`
      What do you need to begin?|An hour with the people who know the business best.
      Do you work with small budgets?|Yes, if we may choose the one thing that matters most.`),
  },
  {
    id: "science",
    words:
      "science,scientific,research,laboratory,medical journal,journal,biology,species,chemistry,physics,astronomy,space,climate,academic,conference paper",
    way: "read",
    people: "readers",
    gives: "findings that they can check",
    motif: "rings",
    headlines: ["What we know, and how", "Evidence, well told", "Look closer"],
    line: "Articles, data and background for everyone who wants to know exactly.",
    mission: "To publish what is known in a form that can be read, checked and built upon.",
    offers: offers(`
      Microscope|Original research|Methods first, so that findings can be repeated.
      BookOpen|Reviews|What a field knows today, on a few pages.
      Database|Open data|The tables behind the figures.
      FileText|Case reports|Single observations that others may recognise.
      Users|Peer review|Read by people who know the subject.
      Newspaper|News and comment|What a result means, and what it does not.`),
    questions: questions(`
      Who can submit an article?|Anyone with a sound method. The guidelines say what a manuscript needs.
      May I quote what I read here?|Yes, with the title, the author and the address of the page.`),
  },
];
