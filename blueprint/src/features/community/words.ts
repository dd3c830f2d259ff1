// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const communityWords = {
  account: {
    verbs:
      "log in,login,sign in,sign up,log out,logout,sign out,create an account,create account,create accounts,register an account,register for an account,open an account,log into,sign into,authenticate,update account information,manage account,manage their account,edit their profile,update their profile,manage their profile,fill out personal information,fill in personal information,create a personal profile,create a profile,create profiles,create their profile,create their own profile,set up a profile,set up their profile,update their profiles,complete their profile,maintain their profile",
    nouns:
      "login,log-in,sign-in,signin,sign-up,signup,log-out,logout,user registration,account registration,registration and login,user registration and login,registration and log-in,login and registration,user login,user log-in,user authentication,authentication,auth,password,password change,user account,account system,account creation,member login,member registration,user account management,secure login,user profile,personal profile,own profile,profile page,profile management,profile editing,account information,account management,account setting,personal center,personal centre,user center,user centre,member center,personal information,personal page,personal detail,personal account,user information,profile creation,profile setup,user profile creation",
  },
  comment: {
    verbs:
      "comment,comment on,reply,reply to,respond to,answer,discuss,participate in discussions,leave a comment,leave comments,post comments,write comments,leave a message on,leave messages on,leave condolences,discuss and share",
    nouns:
      "comment,comment section,commenting,reply,discussion,discussion thread,discussion board,threaded reply,response,condolence,condolence message,guest book,guestbook,project discussion,comment function",
  },
  message: {
    verbs:
      "message,chat with,communicate,communicate with,communicate with each other,contact the coach,contact other users,connect with others,connect with other users,exchange messages,send private messages,send messages to each other,send and receive messages,send messages to other users,send a message to a team member,communicate with team members,talk to,write to",
    nouns:
      "private message,private messaging,messaging,messaging system,message page,direct message,direct messaging,private chat,chat messaging,messaging and chat,chat and messaging,in-app message,in-app messaging,inbox,conversation,team communication,internal communication,internal messaging,communication tool,chat",
  },
  chatroom: {
    verbs: "chat,chat in the lobby,join a chat room,chat live,talk in a chat room",
    nouns: "chat room,chatroom,lobby chat,game chat,live chat room,public chat,group chat,community chat,live chat,chat lobby,in-game chat",
  },
  notify: {
    verbs:
      "notify me,notify users,notify the user,receive notifications,get notifications,get notified,be notified,receive updates,receive alerts and notifications,stay informed,alert,set alerts,set alert conditions,set up alerts,set personalized alerts,set personalised alerts,set price alerts,send alerts,receive alerts,get alerts,configure alerts,customize alerts",
    nouns:
      "notification,notification center,notification centre,push notification,notification system,in-app notification,notification setting,notification feature,bell,real-time notification,user notification,alert,price alert,alert condition,alert setting,alert rule,personalized alert,warning rule,alarm,early warning,alert system",
  },
  review: {
    verbs: "review,write a review,write reviews,leave a review,leave reviews,rate and review,leave feedback on,give feedback on",
    nouns: "review,customer review,user review,rating and review,review system,reviewing,star review,review and rating",
    otherwise: "rate",
  },
  vote: {
    verbs:
      "vote on,vote for,upvote,downvote,upvote or downvote,like,like or dislike,cast a vote for,vote for their favorite,vote for their favourite",
    nouns: "upvote,downvote,like,like button,voting ranking,liking,photo voting",
    otherwise: "mark",
  },
  poll: {
    verbs: "vote,cast vote,cast votes,cast their votes,cast a vote,create a poll,create polls,take a poll,view voting results",
    nouns: "poll,polling,poll creation,voting,voting result,voting option,poll result,online voting,opinion poll,voting system",
  },
  collect: {
    verbs:
      "collect,favourite,favorite,bookmark,add to favourites,add to favorites,add to a wishlist,add to their wishlist,add to wishlist,add to the collection,add to a collection,add to their collection,save for later,save to favourites,save to favorites,collect favorite,save favorite,save favourite,save their favorite,save their favourite,add to reading list,save to read later,pin,follow,unfollow,follow topics,follow topics of interest,keep following",
    nouns:
      "favourite,favorite,wishlist,wish list,bookmark,collection list,favourite list,favorite list,personal collection,saved list,saved item,reading list,watchlist,watch list,collection management,collecting,follower,following,followed topic,follow button,follow function",
    otherwise: "mark",
  },
  join: {
    verbs: "join,leave,join or leave,create or join,join groups,become a member of",
    nouns: "membership,group membership,joining,group joining,joining group,member list,resource sharing",
    otherwise: "mark",
  },
  history: {
    verbs: "view reading history,view download history,view browsing history,view the download history,view their history",
    nouns:
      "reading history,download history,browsing history,viewing history,watch history,view history,recently viewed,visit history,listening history,play history,search history,viewing record",
    otherwise: "browse",
  },
  share: {
    verbs:
      "share,share on,share via,share with others,share with friends,share on social media,share on other platforms,share the link tree,share their link tree,share the page,share the website,share the app,share their page",
    nouns:
      "share button,social sharing,social media sharing,sharing function,share link,social share,shareable link,page sharing,public link,shareable page",
  },
} satisfies Record<string, FeatureWords>;
