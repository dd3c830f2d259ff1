// Every kind of feature. To add one: a folder with its definition, and its name here.
import { snakeFeature } from "./games/action/snake/snake-feature.ts";
import { applyFeature } from "./commerce/apply/apply-feature.ts";
import { bookFeature } from "./commerce/book/book-feature.ts";
import { buyFeature } from "./commerce/buy/buy-feature.ts";
import { collectFeature } from "./community/marks/collect/collect-feature.ts";
import { shareFeature } from "./community/marks/share/share-feature.ts";
import { notifyFeature } from "./community/notify/notify-feature.ts";
import { pollFeature } from "./community/opinion/poll/poll-feature.ts";
import { reviewFeature } from "./community/opinion/review/review-feature.ts";
import { accountFeature } from "./community/people/account/account-feature.ts";
import { commentFeature } from "./community/talk/comment/comment-feature.ts";
import { messageFeature } from "./community/talk/message/message-feature.ts";
import { dashboardFeature } from "./insight/dashboard/dashboard-feature.ts";
import { reportFeature } from "./insight/report/report-feature.ts";
import { calculatorFeature } from "./insight/tools/calculator/calculator-feature.ts";
import { countdownFeature } from "./insight/tools/countdown/countdown-feature.ts";
import { metronomeFeature } from "./insight/tools/metronome/metronome-feature.ts";
import { pickerFeature } from "./insight/tools/picker/picker-feature.ts";
import { counterFeature } from "./insight/tools/counter/counter-feature.ts";
import { timerFeature } from "./insight/tools/timer/timer-feature.ts";
import { lessonsFeature } from "./learning/course/lessons/lessons-feature.ts";
import { flashcardsFeature } from "./learning/practice/flashcards/flashcards-feature.ts";
import { quizFeature } from "./learning/practice/quiz/quiz-feature.ts";
import { leaderboardFeature } from "./learning/standing/leaderboard/leaderboard-feature.ts";
import { standingsFeature } from "./learning/standing/table/standings-feature.ts";
import { surveyFeature } from "./learning/survey/form/survey-feature.ts";
import { contactFeature } from "./site/answer/contact/contact-feature.ts";
import { faqFeature } from "./site/answer/faq/faq-feature.ts";
import { findFeature } from "./site/answer/find/find-feature.ts";
import { formFeature } from "./site/answer/form/form-feature.ts";
import { lookupFeature } from "./site/answer/lookup/lookup-feature.ts";
import { storiesFeature } from "./site/answer/stories/stories-feature.ts";
import { aboutFeature } from "./site/company/about/about-feature.ts";
import { factsFeature } from "./site/company/facts/facts-feature.ts";
import { servicesFeature } from "./site/company/offered/services-feature.ts";
import { galleryFeature } from "./site/media/gallery/gallery-feature.ts";
import { passageFeature } from "./site/media/passage/passage-feature.ts";
import { newsletterFeature } from "./site/newsletter/newsletter-feature.ts";
import { heroFeature } from "./site/opening/hero/hero-feature.ts";
import { approveFeature } from "./work/flow/approve/approve-feature.ts";
import { assignFeature } from "./work/flow/assign/assign-feature.ts";
import { boardFeature } from "./work/flow/board/board-feature.ts";
import { downloadFeature } from "./work/records/download/download-feature.ts";
import { calendarFeature } from "./work/time/calendar/calendar-feature.ts";
import { logFeature } from "./work/time/log/log-feature.ts";

/** The definitions. Of two kinds with the same noun the later one is meant. */
export const definitions = [
  buyFeature,
  bookFeature,
  applyFeature,
  accountFeature,
  commentFeature,
  messageFeature,
  notifyFeature,
  reviewFeature,
  pollFeature,
  collectFeature,
  shareFeature,
  newsletterFeature,
  heroFeature,
  aboutFeature,
  factsFeature,
  servicesFeature,
  contactFeature,
  formFeature,
  faqFeature,
  storiesFeature,
  lookupFeature,
  findFeature,
  galleryFeature,
  passageFeature,
  boardFeature,
  approveFeature,
  assignFeature,
  calendarFeature,
  logFeature,
  downloadFeature,
  dashboardFeature,
  reportFeature,
  calculatorFeature,
  timerFeature,
  countdownFeature,
  pickerFeature,
  metronomeFeature,
  counterFeature,
  quizFeature,
  leaderboardFeature,
  standingsFeature,
  surveyFeature,
  lessonsFeature,
  flashcardsFeature,
  snakeFeature,
] as const;
