// The words of lists, forms, fields and pages, in English.
import { formatNumber } from "../lib/number";
import { inSentence, upperFirst, withArticle } from "../lib/words";

export const add = (values: { one: string }): string => `Add ${values.one}`;
export const addHeading = (values: { one: string }): string => `Add ${withArticle(values.one)}`;
export const editRow = (values: { title: string | number }): string => `Edit ${values.title}`;
export const deleteRow = (values: { title: string | number }): string => `Delete ${values.title}`;
export const saveChanges = "Save changes";
export const search = (values: { many: string }): string => `Search ${values.many}`;
export const find = "Search";
export const findAmong = (values: { kinds: string | number }): string => `Search ${values.kinds}`;
export const foundNothing = (values: { text: string | number }): string =>
  `Nothing matches “${values.text}”. Try other or fewer words.`;
export const foundSome = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} result`
    : `${formatNumber(values.count)} results`;
export const filter = (values: { label: string }): string =>
  `Filter by ${inSentence(values.label)}`;
export const sort = (values: { many: string }): string => `Sort ${values.many}`;
export const list = (values: { many: string }): string => upperFirst(values.many);
export const all = (values: { many: string }): string => `All ${values.many}`;
export const empty = (values: { many: string }): string => `No ${values.many} yet`;
export const lookUp = "Look up";
export const lookUpBy = (values: { one: string }): string => `Look up: ${values.one}`;
export const enterWhatToLookUp = "Enter what to look up.";
export const nothingHas = (values: { label: string; value: string | number }): string =>
  `Nothing was found with “${values.value}” (${inSentence(values.label)}). Check what you typed and try again.`;
export const previousEntry = "Previous";
export const nextEntry = "Next";
export const stopMoving = "Stop moving";
export const letItMove = "Let it move";
export const noMatch = (values: { many: string }): string => `No ${values.many} match`;
export const nothingNow = "Nothing at the moment.";
export const showAll = (values: { many: string }): string => `Show all ${values.many}`;
export const rating = (values: { label: string; title: string | number }): string =>
  `${values.label} of ${values.title}`;
export const flag = (values: { state: string; title: string | number }): string =>
  `${values.state}: ${values.title}`;
export const addedRow = (values: { title: string | number }): string => `Added “${values.title}”.`;
export const changedTo = (values: {
  label: string;
  title: string | number;
  value: string | number;
}): string => `${values.title}: ${inSentence(values.label)} ${values.value}`;
export const notPossible = "That is not possible now.";
export const isTaken = "This is taken already.";
export const isThereAlready = (values: { title: string | number }): string =>
  `There is one already: ${values.title}.`;
export const overlapsWith = (values: { title: string | number }): string =>
  `This overlaps with ${values.title}.`;
export const youDid = (values: { verb: string | number }): string => `You did this: ${values.verb}`;
export const onlyOnce = "You can do this only once.";
export const isNow = (values: { state: string; title: string | number }): string =>
  `“${values.title}” is now: ${inSentence(values.state)}`;
export const noPicture = "This file is no picture that the browser can read.";
export const takePhoto = "Take a photo";
export const chooseFromLibrary = "Choose from library";
export const noCamera = "This app may not use the camera. Allow it in the settings of the phone.";
export const pictureUnread = "This picture cannot be read.";
export const removeField = (values: { label: string }): string =>
  `Remove ${inSentence(values.label)}`;
export const deletedRow = (values: { title: string | number }): string =>
  `Deleted “${values.title}”.`;
export const othersReferTo = (values: { rows: string | number; title: string | number }): string =>
  `Other entries refer to “${values.title}”: ${values.rows}. They stay, but without this reference.`;
export const savedRow = (values: { one: string }): string => `Saved the ${values.one}.`;
export const missing = (values: { label: string }): string =>
  `Fill this in: ${inSentence(values.label)}.`;
export const missingChoice = (values: { label: string }): string =>
  `Choose one: ${inSentence(values.label)}.`;
export const back = (values: { page: string | number }): string => `Back to ${values.page}`;
export const firstRow = (values: { one: string }): string =>
  `Add the first ${values.one}. It is kept in this browser, and you can change it at any time.`;
export const holds = (values: { labels: string | number; one: string }): string =>
  `Each ${values.one} has ${values.labels}.`;
export const firstLine = (values: { one: string }): string =>
  `Write the first ${values.one} into the line above.`;
export const noneYet = (values: { many: string }): string =>
  `${upperFirst(values.many)} are shown here as soon as there are any.`;
export const ofKind = (values: { kind: string | number; title: string | number }): string =>
  `${values.kind}: ${values.title}`;
export const missingRows = (values: { label: string }): string =>
  `Choose at least one: ${inSentence(values.label)}.`;
export const noTargets = (values: { many: string }): string =>
  `No ${values.many} yet. Once there are some, one can be chosen here.`;
export const clearField = (values: { label: string }): string =>
  `Clear ${inSentence(values.label)}`;
export const onePerLine = "One per line";
export const star = (values: { count: number }): string =>
  values.count === 1 ? `${formatNumber(values.count)} star` : `${formatNumber(values.count)} stars`;
export const notStored =
  "This browser cannot store the change: its storage is full or blocked. It lasts until you close the page.";
export const toLight = "Switch to light colours";
export const toDark = "Switch to dark colours";
export const countOfRows = (values: { count: number; many: string; one: string }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} ${values.one}`
    : `${formatNumber(values.count)} ${values.many}`;
export const isFirst = (values: { state: string }): string => `${inSentence(values.state)} first`;
export const weekdays = "Mon Tue Wed Thu Fri Sat Sun";
export const shortWeekdays = "Mo Tu We Th Fr Sa Su";
export const onlyTheFilesNameIs = "Only the file's name is kept.";
export const choose = "Choose…";
export const notSet = "Not set";
export const separatedByCommas = "Separated by commas";
export const skipToContent = "Skip to content";
export const footer = "Footer";
export const main = "Main";
export const pageNotFound = "Page not found";
export const nothingIsStoredAtThis =
  "Nothing is stored at this address: it may have been deleted or mistyped.";
export const thisPageCouldNotBe = "This page could not be shown";
export const whatYouSavedIsStill =
  "What you saved is still there. Load the page again, or choose another one.";
export const loadAgain = "Load again";
export const edit = "Edit";
export const remove = "Delete";
export const date = "Date";
export const cancel = "Cancel";
export const shownOf = (values: { all: string | number; shown: string | number }): string =>
  `${values.shown} of ${values.all}`;
export const clear = "Clear";
export const tryOtherWordsOrShow = "Try other words, or show everything again.";
export const newestFirst = "Newest first";
export const asListed = "As listed";
export const addedRows = (values: { rows: string | number }): string => `Added ${values.rows}.`;
export const undo = "Undo";
export const actions = "Actions";
export const close = "Close";
export const optional = "Optional";
export const dismiss = "Dismiss";
export const any = (values: { label: string }): string => `${values.label}: any`;
export const inOrder = "in order";
export const none = "None";
export const chooseDate = (values: { label: string }): string =>
  `Choose a day: ${inSentence(values.label)}.`;
export const enterADate = "Enter a date.";
export const enterADateAndATime = "Enter a date and a time.";
export const latestFirst = "latest first";
export const earliestFirst = "earliest first";
export const enterAFullEMail = "Enter a full e-mail address, such as name@example.com.";
export const beforeToday = "Before today";
export const today = "Today";
export const next7Days = "Next 7 days";
export const later = "Later";
export const yes = "Yes";
export const no = "No";
export const enterAnAddressThatBegins = "Enter an address that begins with https://.";
export const mostFirst = "most first";
export const highestFirst = "highest first";
export const lowestFirst = "lowest first";
export const enterANumber = "Enter a number.";
export const enterAtLeast = (values: { min: string | number }): string =>
  `Enter ${values.min} or more.`;
export const enterAtMost = (values: { max: string | number }): string =>
  `Enter ${values.max} or less.`;
export const enterAPhoneNumberSuch = "Enter a phone number, such as +1 555 010 0199.";
export const starsOrMore = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} star or more`
    : `${formatNumber(values.count)} stars or more`;
export const bestFirst = "best first";
export const ratedOf = (values: { max: string | number; value: string | number }): string =>
  `${values.value} of ${values.max}`;
export const notRated = "Not rated";
export const enterATimeSuchAs = "Enter a time, such as 14:30.";
export const minutes = (values: { minutes: string | number }): string => `${values.minutes} min`;
export const hoursAndMinutes = (values: {
  hours: string | number;
  minutes: string | number;
}): string => `${values.hours} h ${values.minutes} min`;
export const hours = (values: { hours: string | number }): string => `${values.hours} h`;
export const rowActions = (values: { title: string | number }): string =>
  `Actions for ${values.title}`;
export const part = (values: { one: string; place: string | number }): string =>
  `${upperFirst(values.one)} ${values.place}`;
export const removePart = (values: { one: string; place: string | number }): string =>
  `Remove ${values.one} ${values.place}`;
export const total = "Total";
export const exportAs = (values: { format: string | number }): string => `Export ${values.format}`;
export const downloadAs = (values: { format: string | number }): string =>
  `Download ${values.format}`;
export const markAs = (values: { label: string }): string => `Mark as ${inSentence(values.label)}`;
export const notMarked = (values: { label: string }): string => `Not ${inSentence(values.label)}`;
export const aToZ = "A to Z";
export const rangeFrom = (values: { label: string }): string => `${values.label}: from`;
export const rangeTo = (values: { label: string }): string => `${values.label}: to`;
export const thankYouKept = "Thank you. What you entered has been saved.";
export const thankYouReceived = "Thank you. We have received it.";
export const addAnother = "Fill in another one";
export const handIn = "Send";
