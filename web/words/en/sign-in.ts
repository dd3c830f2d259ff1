// The texts of the pages for signing in and signing up, in English.
import type { ReactNode } from "react";
import { sentence } from "../sentence.ts";

export const reasonSite = "This site is private. Sign in with the account that it belongs to.";
export const reasonSiteNew = "This site is private. Create an account, or sign in with the one that the site belongs to.";
export const reasonCli = "The command line asks for access to your account. Sign in to decide.";
export const reasonCliNew = "The command line asks for access to your account. Create an account or sign in to decide.";
export const reasonApp = "An app asks for access to your account. Sign in to decide.";
export const reasonAppNew = "An app asks for access to your account. Create an account or sign in to decide.";
export const reasonProject = "Sign in to open this project.";
export const reasonProjectNew = "Create an account or sign in to open this project.";
export const reasonPage = "Sign in to open this page.";
export const reasonPageNew = "Create an account or sign in to open this page.";
export const sessionEnded =
  "Your session has ended: it expired, or you signed out on another page or device. Sign in to continue where you were. What you typed is kept.";
export const newHere = (values: { link: (text: string) => ReactNode }): ReactNode =>
  sentence`New here? ${values.link("Create an account")}`;
export const haveAnAccount = (values: { link: (text: string) => ReactNode }): ReactNode =>
  sentence`Already have an account? ${values.link("Sign in")}`;
export const linkSent = (values: { email: string }): string => `If ${values.email} has an account, we have sent a link. It works once.`;
export const linkIncomplete = "This link is incomplete. Copy all of it, or create a new one on the command line.";
export const signInWithALink = "Sign in with a link";
export const signingYouIn = "Signing you in";
export const signInWithAPassword = "Sign in with a password";
export const newPasswordHint = "At least 8 characters. A few words in a row are strong and easy to remember.";
export const hidePassword = "Hide password";
export const showPassword = "Show password";
export const backToSignIn = "Back to sign in";
export const setANewPassword = "Set a new password";
export const noMail = "This service cannot send e-mail. Ask the person who runs it for a link, and open it within an hour.";
export const operatorTypes = "They type this in the folder of Atelier, with your e-mail address, while the service runs:";
export const operatorCommand = "Command for the operator";
export const ownerTypes = "It prints the link, which works once. For their own account they type:";
export const ownerCommand = "Command for the owner’s own account";
export const enterYourEmail = "Enter your e-mail address.";
export const checkYourEmail = "Check your e-mail";
export const weWillEmailLink = "We will e-mail you a link to set a new one.";
export const email = "E-mail";
export const sendingTheLink = "Sending the link";
export const sendTheLink = "Send the link";
export const choosePasswordFirst = "Choose a password.";
export const chooseANewPassword = "Choose a new password";
export const othersSignedOut = "All other browsers will be signed out.";
export const newPassword = "New password";
export const settingThePassword = "Setting the password";
export const setThePassword = "Set the password";
export const enterYourPassword = "Enter your password.";
export const askOperator = "Accounts are created by the operator of this service. Ask them for one.";
export const password = "Password";
export const forgotYourPassword = "Forgot your password?";
export const signingIn = "Signing in";
export const createAnAccount = "Create an account";
export const signUpIsClosed = "Sign-up is closed";
export const askOperatorThenSignIn = "Accounts are created by the operator of this service. Ask them for one, then sign in.";
export const whatYouNeed = "You only need an e-mail address and a password.";
export const enterWholeEmail = "Enter an e-mail address, such as ada@example.com.";
export const creatingTheAccount = "Creating the account";
export const createAccount = "Create account";
