// With which words the features of this group are asked for.
import type { FeatureWords } from "../unit/feature-words.ts";

/** The words of the group's features, by kind. */
export const commerceWords = {
  buy: {
    verbs:
      "buy,purchase,take orders,accept orders,receive orders,handle orders,add to cart,add to a cart,shop,shop for,check out,checkout,order,order online,place an order,place orders,view order history,proceed to checkout,manage the cart,view the cart,sell online",
    nouns:
      "shopping cart,cart,shopping basket,basket,checkout,checkout process,purchase,online store,online shop,web shop,e-commerce component,ecommerce functionality,online ordering,online order,order history,order placement,shopping experience,online purchase,online payment,payment gateway,payment option",
  },
  book: {
    verbs:
      "book,borrow,borrow books,reserve,rent,hire,select rental dates,select dates,choose dates,pick dates,select available dates,check availability,view bookings,view booking records,manage bookings,view reservations,manage reservations,schedule an appointment,make a booking,make a reservation,make an appointment,make reservations,schedule a session,book online,schedule appointments,request an appointment,select seats,choose seats,choose a seat,pick seats,select a seat,choose a date,choose a time,book tickets,reserve seats,reserve a table,reserve tickets,buy tickets,purchase tickets,sell tickets,book a consultation,schedule a consultation,book an appointment,cancel bookings",
    nouns:
      "booking,borrowing,book borrowing,book loan,loan record,book reservation,reservation,appointment,booking system,online booking,appointment booking,appointment scheduling,booking record,booking history,booking management,reservation system,availability calendar,availability,booking confirmation,ticket booking,room booking,table reservation,online reservation,rental booking,booking request,seat reservation,seat selection,ticket sale,ticketing,ticket purchase,online ticket,seat booking,date selection,consultation booking,class booking,online class booking",
    otherwise: "add",
  },
  apply: {
    verbs:
      "apply,apply for,apply to,apply online,submit an application,submit applications,send an application,submit job applications,submit leave applications,request leave,request time off,request vacation,apply for leave,enrol,enroll,enrol in,enroll in,enrol online,enroll online,register for,join a contest,join contests,join a class,join a course,join an event,join events,sign up for,take part in,participate in,enter a contest,register for an event",
    nouns:
      "job application,leave application,online application,application submission,application status,application process,application tracking,reimbursement application,leave request,grant application,loan application,adoption application,membership application,food distribution application,procurement application,enrolment,enrollment,course enrolment,course enrollment,online enrollment,online enrolment,event registration,contest registration,course registration,class registration,class sign-up,registration for events,contest participation,participation",
    otherwise: "add",
  },
  bid: {
    verbs: "bid,bid on,place a bid,place bids,submit a bid,submit bids,make a bid,make an offer,auction,auction off",
    nouns: "bid,bidding,auction,online auction,bidding system,bid history,bid placement,bidding functionality,live auction,bid submission",
  },
  pay: {
    verbs:
      "pay,donate,donate online,donate to,make a donation,collect payments,pay for,pay bills,pay fees,pay rent,make a payment,make payments,pay online,record a payment,collect fee,receive payments,settle bills,process payments,handle payments,accept payments",
    nouns:
      "payment,payment record,payment processing,payment method,multiple payment methods,payment system,bill payment,fee payment,rent payment,payment history",
  },
} satisfies Record<string, FeatureWords>;
