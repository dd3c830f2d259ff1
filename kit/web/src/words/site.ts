// The words of the sections and forms of sites, in English.
import { formatNumber } from "../lib/number";

export const otherWays = "Other ways";
export const noResponsesYet = "No responses yet";
export const asSoonAsTheForm = "As soon as the form is sent, the report is shown here.";
export const report = "Report";
export const downloadCsv = "Download CSV";
export const fillInOneField = "Fill in at least one field.";
export const sentWithNumber = (values: {
  confirmation: string | number;
  number: string | number;
}): string => `${values.confirmation} Your number is ${values.number}.`;
export const enterYourEMailAddress = "Enter your e-mail address.";
export const writeAWholeEMail = "Write a whole e-mail address, with its at sign and domain.";
export const addressIsLocal = (values: { description: string | number }): string =>
  `${values.description} This demonstration keeps your address in this browser only.`;
export const subscribe = "Subscribe";
export const subscribed = (values: { address: string | number }): string =>
  `${values.address} is subscribed. Thank you!`;
export const unsubscribe = "Unsubscribe";
export const openingHours = "Opening hours";
export const withdrew = (values: { number: string | number }): string =>
  `Withdrew no. ${values.number}.`;
export const numbered = (values: { number: string | number }): string => `No. ${values.number}`;
export const received = "Received";
export const withdrawNumber = (values: { number: string | number }): string =>
  `Withdraw no. ${values.number}`;
export const withdraw = "Withdraw";
export const onThisPage = "On this page";
export const moreAboutThisSoon = "More about this soon.";
export const pictureRemoved = (values: { title: string | number }): string =>
  `Removed “${values.title}”.`;
export const caption = "Caption";
export const chooseAPicture = "Choose a picture.";
export const withoutACaption = "Without a caption";
export const addYourOwn = "Add your own";
export const picture = "Picture";
export const addPicture = "Add picture";
export const yourPictureIsInThe = "Your picture is in the gallery.";
export const itIsKeptInThis = "It is kept in this browser and sent nowhere.";
export const pictures = "Pictures";
export const enlarge = (values: { title: string | number }): string => `Enlarge: ${values.title}`;
export const removePicture = (values: { title: string | number }): string =>
  `Remove: ${values.title}`;
export const remove = "Remove";
export const previousPicture = "Previous picture";
export const nextPicture = "Next picture";
export const closePicture = "Close picture";
export const whatItIncludes = "What it includes";
export const howItWorks = "How it works";
export const fromPrice = (values: { price: string | number }): string => `from ${values.price}`;
export const sent = "Sent";
export const responses = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} response`
    : `${formatNumber(values.count)} responses`;
export const emailAddress = "E-mail address";
