// The words of accounts, messages, comments, reviews, polls and what people collect, in English.
import { formatNumber } from "../lib/number";
import { inSentence } from "../lib/words";

export const logIn = "Log in";
export const logInToSee = (values: { many: string }): string => `Log in to see ${values.many}`;
export const onlyTheAdministratorSees = (values: { many: string }): string =>
  `Only the administrator sees ${values.many}`;
export const onlyRolesSee = (values: { many: string; roles: string | number }): string =>
  `Only these roles see ${values.many}: ${values.roles}`;
export const pageCalled = (values: { title: string | number }): string => `“${values.title}”`;
export const role = "Role";
export const noRole = "No role";
export const roleOf = (values: { name: string | number }): string => `Role of ${values.name}`;
export const rolesOfPeople = "Roles";
export const nobodyElseHasAnAccount = "Nobody else has an account yet.";
export const lookAroundAs = (values: { role: string | number }): string =>
  `Look around as: ${values.role}`;
export const youMayNotChange = (values: { many: string }): string =>
  `You may not change these ${values.many}.`;
export const logInToAdd = (values: { many: string }): string => `Log in to add ${values.many}`;
export const logInToDo = (values: { label: string }): string =>
  `Log in to ${inSentence(values.label)}.`;
export const lookAround = "Look around with a sample account";
export const samplePerson = "Sample visitor";
export const administrator = "Administrator";
export const whatIsInside = "What is inside";
export const lookInsideFirst = "You can look around first, without an account of your own.";
export const accountOf = (values: { name: string | number }): string =>
  `${values.name}: your account`;
export const yourAccount = "Your account";
export const yourProfileAndYourPassword = "Your profile and your password, kept in this browser.";
export const logOut = "Log out";
export const enterThePasswordThatYou = "Enter the password that you have now.";
export const thisIsNotThePassword = "This is not the password of your account.";
export const changeYourPassword = "Change your password";
export const presentPassword = "Present password";
export const newPassword = "New password";
export const repeatTheNewPassword = "Repeat the new password";
export const changePassword = "Change password";
export const yourPasswordIsChanged = "Your password is changed.";
export const signUp = "Sign up";
export const staffLogIn = "Staff log-in";
export const logInOrSignUp = "Log in or sign up";
export const accountsAreLocal =
  "Accounts of this demonstration live in this browser only: nothing is sent anywhere, and the password is kept as a salted hash.";
export const enterYourEMailAddress = "Enter your e-mail address.";
export const enterYourPassword = "Enter your password.";
export const youAreLoggedIn = "You are logged in.";
export const password = "Password";
export const name = "Name";
export const enterYourName = "Enter your name.";
export const welcome = (values: { name: string | number }): string =>
  `Welcome, ${values.name}. Your account is ready.`;
export const passwordLength = (values: { count: number }): string =>
  values.count === 1
    ? `At least ${formatNumber(values.count)} character`
    : `At least ${formatNumber(values.count)} characters`;
export const repeatThePassword = "Repeat the password";
export const createAccount = "Create account";
export const hide = "Hide";
export const show = "Show";
export const writeTheFirst = (values: { many: string }): string =>
  `No ${values.many} yet. Write the first.`;
export const repliesTo = (values: { text: string | number }): string =>
  `Replies to: ${values.text}`;
export const reply = "Reply";
export const yourReplyToIt = "Your reply to it";
export const sendReply = "Send reply";
export const yourName = "Your name";
export const yourComment = (values: { one: string }): string => `Your ${values.one}`;
export const writeYourComment = (values: { one: string }): string => `Write your ${values.one}.`;
export const postComment = (values: { one: string }): string => `Post ${values.one}`;
export const anonymous = "Anonymous";
export const deleteComment = (values: { text: string | number }): string =>
  `Delete: ${values.text}`;
export const remove = "Delete";
export const nowIn = (values: { place: string | number; title: string | number }): string =>
  `${values.title} is ${values.place}.`;
export const noLongerIn = (values: { place: string | number; title: string | number }): string =>
  `${values.title} is no longer ${values.place}.`;
export const theyDiffer = "They differ";
export const nothingHereYet = "Nothing here yet";
export const keepHere = (values: { many: string; sign: string | number }): string =>
  `Choose the ${values.sign} beside one of the ${values.many} to keep it here.`;
export const seeRows = (values: { many: string }): string => `See the ${values.many}`;
export const conversationWith = (values: { partner: string | number }): string =>
  `Conversation with ${values.partner}`;
export const deleteConversation = "Delete conversation";
export const noMessagesYetSayHello = "No messages yet. Say hello.";
export const you = "You";
export const messages = "Messages";
export const automaticReply = "Automatic reply";
export const writeAMessageFirst = "Write a message first.";
export const send = "Send";
export const conversations = "Conversations";
export const nobodySaidAnythingHereYet = "Nobody said anything here yet";
export const newConversation = "New conversation";
export const writeTo = "Write to";
export const writeAName = "Write a name.";
export const startConversation = "Start conversation";
export const messagesStayInThisBrowser = "Messages stay in this browser; replies are automatic.";
export const messagePerson = (values: { name: string | number }): string =>
  `Message ${values.name}`;
export const sendMessage = "Send message";
export const noPollsYet = "No polls yet";
export const askTheFirstQuestionBelow = "Ask the first question below.";
export const polls = "Polls";
export const votesAreCountedInThis = "Votes are counted in this browser.";
export const theFirstVotesAreSamples =
  "The first votes are samples; yours are counted in this browser.";
export const newPoll = "New poll";
export const createAPoll = "Create a poll";
export const oneOnEachLine = "One on each line";
export const createPoll = "Create poll";
export const yourPollIsOpenFor = "Your poll is open for votes.";
export const chooseOneOfTheOptions = "Choose one of the options.";
export const thankYouYourVoteIs = "Thank you, your vote is counted.";
export const deletePoll = (values: { question: string | number }): string =>
  `Delete the poll: ${values.question}`;
export const thePollIsDeleted = "The poll is deleted.";
export const vote = "Vote";
export const changeVote = "Change vote";
export const backToTheOptions = "Back to the options";
export const viewResults = "View results";
export const thereAreNoPollsYet = "There are no polls yet, so there is nothing to count.";
export const results = "Results";
export const yourVote = "(your vote)";
export const votesInAll = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} vote in all`
    : `${formatNumber(values.count)} votes in all`;
export const yourProfile = "Your profile";
export const saveProfile = "Save profile";
export const yourProfileIsSaved = "Your profile is saved.";
export const yourProfileStaysInThis = "Your profile stays in this browser and is sent nowhere.";
export const yourProfileOf = (values: { one: string }): string => `Your ${values.one} profile`;
export const yourNameAndAddress = "Your name and e-mail address";
export const yourNameAndAddressAreSaved = "Your name and e-mail address are saved.";
export const thisFileIsNoPicture = "This file is no picture that the browser can read.";
export const photo = "Photo";
export const aPictureFromYourDevice = "A picture from your device; save the profile to keep it.";
export const removePhoto = "Remove photo";
export const averageStars = (values: {
  average: string | number;
  count: number;
  stars: string | number;
}): string =>
  values.count === 1
    ? `${values.average} of ${values.stars} stars from ${formatNumber(values.count)} review`
    : `${values.average} of ${values.stars} stars from ${formatNumber(values.count)} reviews`;
export const writeAReview = "Write a review";
export const postReview = "Post review";
export const thankYouYourReviewIs = "Thank you, your review is posted.";
export const reviews = "Reviews";
export const noReviews = (values: { subject: string | number }): string =>
  `No reviews yet. Be the first to review ${values.subject}.`;
export const averageReview = (values: {
  average: string | number;
  count: number;
  stars: string | number;
}): string =>
  values.count === 1
    ? `${values.average} out of ${values.stars} from ${formatNumber(values.count)} review`
    : `${values.average} out of ${values.stars} from ${formatNumber(values.count)} reviews`;
export const deleteReview = (values: { text: string | number }): string =>
  `Delete the review: ${values.text}`;
export const starsGiven = (values: { stars: string | number; value: string | number }): string =>
  `${values.value} of ${values.stars} stars`;
export const share = "Share";
export const theTextIsCopied = "The text is copied.";
export const theTextIsNotCopied = "The text could not be copied.";
export const theLinkIsCopied = "The link is copied.";
export const theLinkIsSelectedCopy = "The link is selected: copy it with your keyboard.";
export const linkToShare = "Link to share";
export const copyLink = "Copy link";
export const shareOn = "Share on";
export const shareThisPage = "Share this page";
export const thisPageDidNotCome =
  "This page did not come over HTTPS, so that no password can be kept safely: accounts are off here.";
export const passwordTooShort = (values: { count: number }): string =>
  values.count === 1
    ? `Choose a password of at least ${formatNumber(values.count)} character.`
    : `Choose a password of at least ${formatNumber(values.count)} characters.`;
export const theTwoPasswordsDiffer = "The two passwords differ.";
export const thereIsAnAccountWith =
  "There is an account with this e-mail address already. Log in instead.";
export const theEMailAddressOr = "The e-mail address or the password is wrong.";
export const mostVotes = "Most votes";
export const thankYouForYourMessage = "Thank you for your message. I will come back to you soon.";
export const gotItThanksForLetting = "Got it, thanks for letting me know.";
export const thatSoundsGoodLetMe = "That sounds good. Let me have a look at it.";
export const team = (values: { title: string | number }): string => `${values.title} team`;
export const greeting = (values: { title: string | number }): string =>
  `Welcome to ${values.title}. Write here whenever you like: your messages stay in this browser, and the replies are automatic.`;
export const options = "Options";
export const question = "Question";
export const writeTheQuestion = "Write the question.";
export const writeAtLeastTwoOptions = "Write at least two options, each on its own line.";
export const writeYourName = "Write your name.";
export const writeYourEMailAddress = "Write your e-mail address.";
export const writeAWholeEMail = "Write a whole e-mail address, with its at sign and domain.";
export const phone = "Phone";
export const location = "Location";
export const aboutYou = "About you";
export const yourRating = "Your rating";
export const chooseFromOneToFive = "Choose from one to five stars.";
export const yourReview = "Your review";
export const writeAFewWords = "Write a few words.";
export const bestReviewed = "Best reviewed";
export const messageIn = (values: { partner: string | number }): string =>
  `Message in ${values.partner}`;
export const messageTo = (values: { partner: string | number }): string =>
  `Message to ${values.partner}`;
export const shareOfVotes = (values: { count: number; share: string | number }): string =>
  `${values.share}% · ${values.count === 1 ? `${formatNumber(values.count)} vote` : `${formatNumber(values.count)} votes`}`;
export const email = "E-mail";
export const emailAddress = "E-mail address";
export const votesCounted = (values: { count: number }): string =>
  values.count === 1 ? `${formatNumber(values.count)} vote` : `${formatNumber(values.count)} votes`;
export const thisRow = (values: { one: string }): string => `this ${values.one}`;
export const linkBeginning = "The link is";
export const optionOne = "option";
export const optionsMany = "options";
export const notifications = "Notifications";
export const notificationsUnread = (values: { count: string | number }): string =>
  `Notifications, ${values.count} unread`;
export const markAllAsRead = "Mark all as read";
export const remindersOff =
  "This app may not send reminders. Allow it in the settings of the phone; until then, what is due is shown here.";
export const remindersHere = "A browser sends no reminders: what is due is shown here.";
export const noNotificationsYet = "No notifications yet";
export const unread = "Unread:";
export const newRow = (values: { one: string; title: string | number }): string =>
  `New ${values.one}: ${values.title}`;
export const yourMessages = "Your messages";
export const messagesUnread = (values: { count: string | number }): string =>
  `Your messages, ${values.count} unread`;
export const messagesArePrivate =
  "Only the two of you see your messages. They stay in this browser: the other one reads them when they log in here.";
