// The words of booking, buying and applying, in English.
import { formatNumber } from "../lib/number";
import { inSentence, upperFirst } from "../lib/words";

export const previousMonth = "Previous month";
export const nextMonth = "Next month";
export const days = "Days";
export const unavailable = "Unavailable";
export const dayUnavailable = (values: { day: string | number }): string =>
  `${values.day}, unavailable`;
export const anythingElse = "Anything else?";
export const placesLeft = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} place left`
    : `${formatNumber(values.count)} places left`;
export const time = "Time";
export const totalOf = (values: { amount: string | number }): string => `Total ${values.amount}`;
export const whatYouBookIsListed = "What you book is listed here, and can be cancelled here.";
export const cancelBooking = (values: { one: string }): string => `Cancel ${values.one}`;
export const continueToPayment = "Continue to payment";
export const confirmBooking = (values: { one: string }): string => `Confirm ${values.one}`;
export const bookingConfirmed = (values: { one: string }): string =>
  `Your ${values.one} is confirmed`;
export const bookingNumber = (values: {
  number: string | number;
  one: string;
  title: string | number;
}): string =>
  `${upperFirst(values.one)} number ${values.number}, ${values.title}. This demonstration sends no e-mail.`;
export const name = "Name";
export const seeMyBookings = (values: { many: string }): string => `See my ${values.many}`;
export const bookAgain = (values: { verb: string | number }): string => `${values.verb} again`;
export const payment = "Payment";
export const checkBooking = (values: { one: string }): string => `Check your ${values.one}`;
export const confirmAndPay = "Confirm and pay";
export const editDetails = "Edit details";
export const taken = "taken";
export const notForSaleOnline = "Not for sale online";
export const soldOut = "Sold out";
export const addToCart = "Add to cart";
export const inCart = (values: { count: string | number }): string => `In cart: ${values.count}`;
export const cartWith = (values: { count: number }): string =>
  `Cart, ${values.count === 1 ? `${formatNumber(values.count)} item` : `${formatNumber(values.count)} items`}`;
export const cart = "Cart";
export const shoppingCart = "Shopping cart";
export const proceedToCheckout = "Proceed to checkout";
export const continueShopping = "Continue shopping";
export const removedFromCart = (values: { title: string | number }): string =>
  `${values.title} is removed from your cart.`;
export const priceEach = (values: { price: string | number }): string => `${values.price} each`;
export const quantityOf = (values: { title: string | number }): string =>
  `Quantity of ${values.title}`;
export const removeLine = (values: { title: string | number }): string => `Remove ${values.title}`;
export const remove = "Remove";
export const orderSummary = "Order summary";
export const summary = "Summary";
export const total = "Total";
export const checkout = "Checkout";
export const editCart = "Edit cart";
export const deliveryAddress = "Delivery address";
export const billingAddress = "Billing address";
export const placeOrder = "Place order";
export const tooMany = (values: { left: string | number; title: string | number }): string =>
  `Only ${values.left} of ${values.title} can be ordered. Change your cart first.`;
export const yourCartIsEmpty = "Your cart is empty";
export const addSomethingToItAnd = "Add something to it, and it waits here until you check out.";
export const startShopping = "Start shopping";
export const buy = (values: { title: string | number }): string => `Buy ${values.title}`;
export const price = "Price";
export const countInCart = (values: { count: string | number }): string =>
  `${values.count} in your cart.`;
export const goToCart = "Go to cart";
export const allThatIsLeftIs = "All that is left is in your cart";
export const quantity = "Quantity";
export const download = (values: { called: string | number }): string =>
  `Download ${values.called}`;
export const number = "Number";
export const noneYet = (values: { label: string }): string => `No ${inSentence(values.label)} yet`;
export const cancelOrder = "Cancel order";
export const orders = "Orders";
export const whatYouOrderIsListed = "What you order is listed here, with its state.";
export const viewOrder = "View order";
export const myOrders = "My orders";
export const order = "Order";
export const thisOrderIsCancelled = "This order is cancelled";
export const thankYouYourOrderIs = "Thank you! Your order is placed";
export const nothingWillBeCharged = "Nothing will be charged.";
export const orderNumber = (values: { number: string | number }): string =>
  `Your order number is ${values.number}. This demonstration sends no e-mail.`;
export const receipt = "receipt";
export const simulatedPaymentNoMoneyMoves =
  "Simulated payment: no money moves, and card details are not kept.";
export const oneLess = (values: { label: string }): string => `${values.label}: one less`;
export const oneMore = (values: { label: string }): string => `${values.label}: one more`;
export const whatYouSendIsListed = "What you send is listed here, with its state.";
export const headingOfThis = (values: { heading: string | number; one: string }): string =>
  `${values.heading} this ${values.one}`;
export const yourApplication = "Your application";
export const submitApplication = "Submit application";
export const yourApplicationIsSubmitted = "Your application is submitted";
export const sendAnother = "Send another";
export const everyPlaceIsTaken = "Every place is taken.";
export const requestNumber = (values: { number: string | number }): string =>
  `Number ${values.number}. This demonstration keeps it in this browser and sends no e-mail.`;
export const seeList = (values: { label: string }): string => `See ${inSentence(values.label)}`;
export const confirmed = "Confirmed";
export const note = "Note";
export const choose = (values: { label: string }): string =>
  `Choose the ${inSentence(values.label)}.`;
export const chooseADayFromToday = "Choose a day from today on.";
export const theEndMustComeAfter = "The end must come after the start.";
export const chooseATime = "Choose a time.";
export const thisIsTakenAlreadyChoose = "This is taken already. Choose another time.";
export const daysOf30 = (values: { count: number }): string =>
  `${values.count === 1 ? `${formatNumber(values.count)} day` : `${formatNumber(values.count)} days`} of 30`;
export const date = "Date";
export const nights = "Nights";
export const addedToCart = (values: { title: string | number }): string =>
  `${values.title} is in your cart.`;
export const fullName = "Full name";
export const enterYourName = "Enter your name.";
export const enterYourEMailAddress = "Enter your e-mail address.";
export const writeAWholeEMail = "Write a whole e-mail address, with its at sign and domain.";
export const cancelled = "Cancelled";
export const placed = "Placed";
export const address = "Address";
export const orderWithNumber = (values: { number: string | number }): string =>
  `Order ${values.number}`;
export const card = "Card";
export const paymentMethod = "Payment method";
export const cardNumber = "Card number";
export const thisIsNotAValid = "This is not a valid card number.";
export const expiryDate = "Expiry date";
export const writeAMonthToCome = "Write a month to come as MM/YY.";
export const securityCode = "Security code";
export const enterThe3Or4 = "Enter the 3 or 4 digits.";
export const cardEnding = (values: { digits: string | number }): string =>
  `Card ending ${values.digits}`;
export const applicationOf = (values: { kind: string | number }): string =>
  `${values.kind} application`;
export const people = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} person`
    : `${formatNumber(values.count)} people`;
export const bookings = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} booking`
    : `${formatNumber(values.count)} bookings`;
export const nightsCounted = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} night`
    : `${formatNumber(values.count)} nights`;
export const daysCounted = (values: { count: number }): string =>
  values.count === 1 ? `${formatNumber(values.count)} day` : `${formatNumber(values.count)} days`;
export const email = "E-mail";
export const chosen = "Chosen";
export const emailAddress = "E-mail address";
export const booking = "booking";
export const reservation = "reservation";
export const appointment = "appointment";
export const bookingsCalled = "bookings";
export const reservations = "reservations";
export const appointments = "appointments";
export const book = "Book";
export const reserve = "Reserve";
export const voucher = "voucher";
export const ticket = "ticket";
export const invoice = "invoice";
export const myBookings = (values: { many: string }): string => `My ${values.many}`;
export const whatYouHaveBooked = "Everything you have booked, and how it stands.";
export const checkInDate = "Check-in date";
export const checkOutDate = "Check-out date";
export const pickUpDate = "Pick-up date";
export const returnDate = "Return date";
export const startDate = "Start date";
export const endDate = "End date";
export const tickets = "Tickets";
export const guests = "Guests";
export const peopleCount = "People";
export const verbTitle = (values: { title: string | number; verb: string | number }): string =>
  `${values.verb} ${values.title}`;
