// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const communityWords = {
  account: {
    verbs:
      "log in,login,sign in,sign up,log out,logout,sign out,create an account,create account,create accounts,register an account,register for an account,open an account,log into,sign into,authenticate",
    nouns:
      "login,log-in,sign-in,signin,sign-up,signup,log-out,logout,user registration,account registration,registration and login,user registration and login,registration and log-in,login and registration,user login,user log-in,user authentication,authentication,auth,password,password change,user account,account system,account creation,member login,member registration,user account management,secure login",
  },
  profile: {
    verbs:
      "update account information,manage account,manage their account,edit their profile,update their profile,manage their profile,fill out personal information,fill in personal information,create a personal profile",
    nouns:
      "user profile,personal profile,own profile,profile page,profile management,profile editing,account information,account management,account setting,personal center,personal centre,user center,user centre,member center,personal information,personal page,personal detail,personal account,user information",
  },
  comment: {
    verbs: "comment,comment on,reply,reply to,respond to,answer,discuss,participate in discussions,leave a comment,post comments",
    nouns: "comment,comment section,reply,discussion,discussion thread,threaded reply,response",
  },
} satisfies Record<string, FeatureWords>;
