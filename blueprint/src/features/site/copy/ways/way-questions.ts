// What people ask about any site of a way.
import { type Question, questions, type Way } from "../domain.ts";

const kept = "What happens to what I enter here?|It stays in this browser and is sent nowhere: this is a demonstration without a server.";

/** The questions of each way. */
export const wayQuestions: Readonly<Record<Way, readonly Question[]>> = {
  visit: questions(`
    Can I move an appointment?|Yes, free of charge until the day before. A short message is enough.
    How do I reach you?|Through the contact form. We answer in the order of arrival, urgent matters first.
    ${kept}`),
  project: questions(`
    What does the first conversation cost?|Nothing, and it obliges you to nothing.
    Can we begin with something small?|Yes. A small first step shows both sides whether it fits.
    ${kept}`),
  order: questions(`
    Can I change my order?|As long as it has not been packed, yes: write to us at once.
    Do you answer questions before I buy?|Gladly. Ask through the contact form.
    ${kept}`),
  account: questions(`
    Is there a minimum term?|One month. After that you can leave whenever you like.
    Which plan is right for me?|Begin with the smallest that is enough; changing up takes a minute.
    ${kept}`),
  course: questions(`
    Is there a certificate?|Where a course ends with one, its page says so.
    How much time do I need?|Two to four hours a week are enough for most courses.
    ${kept}`),
  event: questions(`
    What if it rains?|Then we move under a roof. The page says where.
    Can I give my place to somebody else?|Yes, tell us the name in time.
    ${kept}`),
  cause: questions(`
    Do I get a receipt?|Yes, for every gift.
    May I visit you first?|Please do. Write when you would like to come.
    ${kept}`),
  read: questions(`
    Do I have to sign up to read?|No. Everything can be read without an account.
    Can I share a page?|Yes: every page has an address of its own.
    ${kept}`),
  person: questions(`
    How far ahead should I write?|Four weeks are good, eight are better, tomorrow is sometimes possible.
    Do you work at a distance?|Yes. Most conversations happen on a screen.
    ${kept}`),
  platform: questions(`
    Do I need an account?|No. You can begin at once.
    Does it work on a telephone?|Yes, every page fits small screens too.
    ${kept}`),
};
