// The words of charts, calculators, timers and dashboards, in English.
import { formatNumber } from "../lib/number";
import { inSentence } from "../lib/words";

export const leftOut = "left out";
export const andMore = (values: { count: string | number }): string => `and ${values.count} more`;
export const leaveOut = (values: { label: string }): string => `Leave out ${values.label}`;
export const showSeries = (values: { label: string }): string => `Show ${values.label}`;
export const chooseTime = (values: { label: string }): string =>
  `${values.label}: choose a time with the arrow keys`;
export const legendOf = (values: { label: string }): string => `${values.label}: legend`;
export const fillInEveryNumberTo = "Fill in every number to see the result.";
export const enterANumber = "Enter a number.";
export const keepThisResult = "Keep this result";
export const howItIsWorkedOut = "How it is worked out";
export const forgetAll = "Forget all";
export const keptResults = "Kept results";
export const thisCannotBeWorkedOut = "This cannot be worked out.";
export const calculator = "Calculator";
export const calculation = "Calculation";
export const workedOut = "Worked out";
export const resultsAreKeptHereIn = "Results are kept here, in this browser.";
export const clear = "Clear";
export const deleteLast = "Delete last";
export const dashboard = "Dashboard";
export const firstDay = "First day";
export const lastDay = "Last day";
export const timeRange = "Time range";
export const theFirstDayComesAfter = "The first day comes after the last.";
export const format = "Format";
export const download = (values: { called: string | number }): string =>
  `Download ${values.called}`;
export const nothingInThisTimeChoose = "Nothing in this time. Choose a longer range.";
export const tableOf = (values: { title: string | number }): string => `${values.title}: table`;
export const name = "Name";
export const widgets = "Widgets";
export const countdownOf = (values: { time: string | number }): string =>
  `Countdown of ${values.time}`;
export const setATimeOfAt = "Set a time of at least one second.";
export const minutes = "Minutes";
export const seconds = "Seconds";
export const timeIsUp = "Time is up";
export const setToTheBeginning = "Set to the beginning.";
export const focusSession = (values: { count: number }): string =>
  values.count === 1
    ? `Focus session of ${formatNumber(values.count)} minute`
    : `Focus session of ${formatNumber(values.count)} minutes`;
export const theBreakIsOverOn = "The break is over: on to the next session.";
export const wellDoneTimeForA = "Well done: time for a break.";
export const focusMinutes = "Focus minutes";
export const breakMinutes = "Break minutes";
export const breakTime = "Break";
export const focus = "Focus";
export const sessionsCompleted = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} session completed`
    : `${formatNumber(values.count)} sessions completed`;
export const skipToTheNextSession = "Skip to the next session";
export const skipToTheBreak = "Skip to the break";
export const stopwatchAt = (values: { time: string | number }): string =>
  `Stopwatch ${values.time}`;
export const setToZero = "Set to zero.";
export const lap = "Lap";
export const laps = "Laps";
export const lapNumber = (values: { number: string | number }): string => `Lap ${values.number}`;
export const pause = "Pause";
export const start = "Start";
export const reset = "Reset";
export const clock = "Clock";
export const countdown = "Countdown";
export const stopwatch = "Stopwatch";
export const focusSessions = "Focus sessions";
export const intervals = "Intervals";
export const timer = "Timer";
export const kindOfTimer = "Kind of timer";
export const timedSoFar = "Timed so far";
export const whatRunsOutOrIs = "What runs out or is reset is kept here, on this device.";
export const done = "Done";
export const roundsOf = (values: {
  rest: string | number;
  rounds: string | number;
  work: string | number;
}): string => `${values.rounds} rounds of ${values.work} and ${values.rest} seconds`;
export const workSeconds = "Work seconds";
export const restSeconds = "Rest seconds";
export const rounds = "Rounds";
export const doneAllRoundsAreOver = "Done: all rounds are over.";
export const roundOf = (values: { round: string | number; rounds: string | number }): string =>
  `Round ${values.round} of ${values.rounds}`;
export const ageCalculator = "Age calculator";
export const fromTheDayOfBirth = "From the day of birth to today.";
export const yearOfBirth = "Year of birth";
export const monthOfBirth = "Month of birth";
export const dayOfBirth = "Day of birth";
export const age = "Age";
export const lived = "Lived";
export const allOthers = "All others";
export const last7Days = "7 days";
export const last30Days = "30 days";
export const last12Months = "12 months";
export const allTime = "All time";
export const ownDates = "Own dates";
export const pdfDocument = "PDF document";
export const spreadsheetCsv = "Spreadsheet (CSV)";
export const work = "Work";
export const rest = "Rest";
export const markedOf = (values: { all: string | number; count: string | number }): string =>
  `${values.count} of ${values.all}`;
export const lapsCounted = (values: { count: number }): string =>
  values.count === 1 ? `${formatNumber(values.count)} lap` : `${formatNumber(values.count)} laps`;
export const years = (values: { count: number }): string =>
  values.count === 1 ? `${formatNumber(values.count)} year` : `${formatNumber(values.count)} years`;
export const daysLived = (values: { count: number }): string =>
  values.count === 1 ? `${formatNumber(values.count)} day` : `${formatNumber(values.count)} days`;
export const simulated = "simulated";
export const dividedBy = "divided by";
export const times = "times";
export const minus = "minus";
export const point = "point";
export const equals = "equals";
export const plus = "plus";
export const together = "together";
export const timeLeft = "left";
export const timerReady = "ready";
export const daysLeft = (values: { count: number }): string =>
  values.count === 1 ? `day left` : `days left`;
export const sleepsLeft = (values: { count: number }): string =>
  values.count === 1 ? `sleep left` : `sleeps left`;
export const weeksLeft = (values: { count: number }): string =>
  values.count === 1 ? `week left` : `weeks left`;
export const andDays = (values: { count: number }): string =>
  values.count === 1
    ? `and ${formatNumber(values.count)} day`
    : `and ${formatNumber(values.count)} days`;
export const daysAgo = (values: { count: number }): string =>
  values.count === 1 ? `day ago` : `days ago`;
export const workingDaysLeft = (values: { count: number }): string =>
  values.count === 1
    ? `${formatNumber(values.count)} working day, Monday to Friday`
    : `${formatNumber(values.count)} working days, Monday to Friday`;
export const hours = "Hours";
export const addADate = "Add a date";
export const changeOf = (values: { title: string | number }): string => `Change ${values.title}`;
export const saveDate = "Save the date";
export const whatFor = "What is coming";
export const timeOfDay = "Time";
export const noDayIsSetYet = "Set the day, and the countdown begins.";
export const everyYear = "every year";
export const everyWeek = "every week";
export const counter = "Counter";
export const countedToday = "today";
export const inTotal = (values: { total: string | number }): string => `Total: ${values.total}`;
export const resetOf = (values: { title: string | number }): string => `Reset ${values.title}`;
export const undoLastCount = "Undo the last count";
export const addACounter = "Add a counter";
export const saveCounter = "Save the counter";
export const whatIsCounted = "What is counted";
export const amountToAdd = "Amount";
export const addToCounter = (values: { title: string | number }): string =>
  `Add to ${values.title}`;
export const earlierDays = "Day by day";
export const nothingCountedYet = "What you count is kept here, day by day.";
export const reportOn = "Report on";
export const period = "Period";
export const groupBy = "Group by";
export const month = "Month";
export const thisMonth = "This month";
export const lastMonth = "Last month";
export const thisYear = "This year";
export const lastYear = "Last year";
export const valueBy = (values: { label: string; what: string | number }): string =>
  `${values.what} by ${inSentence(values.label)}`;
export const printReport = "Print";
export const nothingInThisPeriod = "Nothing in this period. Choose another one.";
export const randomDraw = "Random draw";
export const spinWheel = "Spin";
export const drawOne = "Draw";
export const wheelAt = (values: { entry: string | number }): string =>
  `Wheel, pointing at ${values.entry}`;
export const entriesToDraw = "To draw from";
export const addToDraw = "Add names or options";
export const severalWithCommas = "Several at once with commas between them.";
export const addEntry = "Add";
export const removeEntry = (values: { entry: string | number }): string => `Remove ${values.entry}`;
export const removeAllEntries = "Remove all";
export const noRepeats = "No repeats until all had their turn";
export const allHadTheirTurn = "All had their turn. The next draw begins anew.";
export const leftInRound = (values: { count: string | number }): string =>
  `Left in this round: ${values.count}`;
export const howManyAtOnce = "How many at once";
export const drawnSoFar = "Drawn so far";
export const drawnNow = "Result";
export const whatIsDrawnIsKept = "What is drawn is kept here, on this device.";
export const addSomethingToDraw = "Add something to draw from first.";
export const teams = "Teams";
export const teamNumber = (values: { number: string | number }): string => `Team ${values.number}`;
export const numberOfTeams = "Number of teams";
export const peoplePerTeam = "People per team";
export const makeTeams = "Make teams";
export const rollDice = "Roll";
export const dice = "Dice";
export const numberOfDice = "Number of dice";
export const sidesOfDie = "Sides";
export const rolledTotal = (values: { total: string | number }): string => `Total ${values.total}`;
export const rolledSoFar = "Rolled so far";
export const forgetDrawn = "Begin anew";
export const metronome = "Metronome";
export const beatsPerMinute = "beats per minute";
export const tempo = "Tempo";
export const oneBeatSlower = "Slower";
export const oneBeatFaster = "Faster";
export const beatsInABar = "Beats in a bar";
export const beatsOfTheBar = "Beats";
export const beatOf = (values: { beat: string | number; beats: string | number }): string =>
  `Beat ${values.beat} of ${values.beats}`;
export const tapTheTempo = "Tap the tempo";
export const sound = "Sound";
export const stop = "Stop";
export const fasterAndFaster = "Faster as it runs";
export const beatsAdded = "Beats added";
export const everySeconds = "Every … seconds";
export const everyBars = "Every … bars";
export const upToTempo = "Up to";
export const tempoStaysAt = (values: { tempo: string | number }): string =>
  `The tempo stays at ${values.tempo}.`;
