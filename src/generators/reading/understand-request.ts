// How the built-in reader interprets a build request, deterministically: the same request gives the same plan. Runs on
// the event loop or in a thread, depending on the length of the request (see aside-when-long.ts).
import {
  asksUndo,
  Blueprint,
  changeBlueprint,
  describeReading,
  type Prompt,
  readCorrected,
  readPrompt,
  type Reading,
  type ServiceFacts,
  type Understood,
  splitAlerts,
  withAlerts,
  withDueDay,
  withReminders,
  withResult,
  withResults,
} from "@atelier/blueprint";
import type { Understanding, BuildRequest } from "../../domain/models/generation/generator.ts";
import { planTask } from "../by-hand.ts";
import { isOfAgent, lastReplyIn, understandOverAgent } from "../merging/over-agent.ts";
import { planOf } from "../planning/plan-of.ts";
import { promptOf } from "../prompt-of.ts";

/** A build request, with what the reader's questions say about the service. */
export type ReadableRequest = BuildRequest & { service: ServiceFacts };

/** The plan of a build request, or another outcome. */
export function understandRequest(buildRequest: ReadableRequest): Understanding {
  if (buildRequest.task) return { outcome: "plan", plan: planTask(buildRequest.task) };
  return buildRequest.current === null ? understandPrompt(buildRequest) : understandChange(buildRequest.current.design, buildRequest);
}

function understandPrompt(buildRequest: ReadableRequest): Understanding {
  const read = readBuildRequest(buildRequest);
  if (read.outcome === "questions") return read;
  const reading = reminds(buildRequest) ? withReminders(read, promptOf(buildRequest)) : read;
  return planOf(reading, describeReading(reading), null);
}

/** Whether the app can remind people of days: phones can, browsers cannot. */
const reminds = ({ platform }: BuildRequest): boolean => platform === "expo";

function understandChange(design: Record<string, unknown> | null, buildRequest: BuildRequest): Understanding {
  const { message, prompt, conversation } = buildRequest;
  if (isOfAgent(buildRequest)) return understandOverAgent(buildRequest);
  const current = Blueprint.safeParse(design);
  if (!current.success) return { outcome: "reply", reply: unreadableDesign };
  if (message !== null && asksUndo(message)) return understandUndo(current.data, buildRequest);
  const isOnWeb = (buildRequest.platform ?? "web") === "web";
  const alerting = isOnWeb ? understandAlert(current.data, message ?? prompt) : null;
  if (alerting !== null) return alerting;
  const change = changeBlueprint(current.data, message ?? prompt, lastReplyIn(conversation));
  const reminding = change.outcome === "unclear" && reminds(buildRequest) ? understandReminder(current.data, message ?? prompt) : null;
  const working = change.outcome === "unclear" && isOnWeb ? understandResult(current.data, message ?? prompt) : null;
  const other = reminding ?? working;
  if (other !== null) return other;
  return change.outcome === "unclear" ? { outcome: "reply", reply: change.reply } : planOf(change, change.reply, current.data);
}

/** A message that wishes rows to stand out and for nothing else; null for any other. */
function understandAlert(current: Blueprint, message: string): Understanding | null {
  const understood: Understood[] = [];
  const changed = withAlerts({ blueprint: current, understood, notUnderstood: [] }, [message.trim().replace(/[.!]+$/, "")]);
  const [wish] = changed.understood;
  return wish === undefined ? null : planOf(changed, `What you asked for stands out now: “${wish.phrase}”.`, current);
}

/** A message that wishes for a reminder and for nothing else; null for any other. */
function understandReminder(current: Blueprint, message: string): Understanding | null {
  const understood: Understood[] = [];
  const changed = withReminders({ blueprint: current, understood, notUnderstood: [message] }, message);
  const [wish] = changed.understood;
  return wish === undefined ? null : planOf(changed, `The app now has this reminder: “${wish.phrase}”.`, current);
}

/** A message that wishes for a result, or for something that lists can do, and for nothing else; null for any other. */
function understandResult(current: Blueprint, message: string): Understanding | null {
  const understood: Understood[] = [];
  const changed = withResult({ blueprint: current, understood, notUnderstood: [] }, message.trim().replace(/[.!]+$/, ""));
  const wish = changed?.understood[0];
  return changed === null || wish === undefined ? null : planOf(changed, `The app has this now: “${wish.phrase}”.`, current);
}

/** Rebuilds the previous version from its design; rows stored in a browser stay as they are. */
function understandUndo(current: Blueprint, { former, message }: BuildRequest): Understanding {
  const earlier = Blueprint.safeParse(former?.design);
  if (former === null || !earlier.success) return { outcome: "reply", reply: nothingBefore };
  const reply = `The app is again as it was in version ${former.version}. To take this back, say “undo” once more.`;
  const understood = [{ phrase: message ?? "", became: idsOnlyIn(earlier.data, current) }];
  const gone = idsOnlyIn(current, earlier.data).map((id) => `-${id}`);
  const change = {
    blueprint: earlier.data,
    notUnderstood: [],
    understood: understood.map((one) => ({ ...one, became: [...one.became, ...gone] })),
  };
  return planOf(change, reply, current);
}

/** The ids of one blueprint that the other does not have. */
function idsOnlyIn(one: Blueprint, other: Blueprint): string[] {
  const there = idsOf(other);
  return [...idsOf(one)].filter((id) => !there.has(id));
}

function idsOf({ capabilities, entities, features }: Blueprint): Set<string> {
  const fields = entities.flatMap((entity) => entity.fields.map((field) => `${entity.id}.${field.id}`));
  return new Set([...[...capabilities, ...entities, ...features].map(({ id }) => id), ...fields]);
}

const nothingBefore =
  "There is no version before this one that I could bring back. Nothing was changed; say what should be different, such as “make it green”.";

const unreadableDesign =
  "I cannot change this app: its present version was made by a generator or a release whose design I cannot read. " +
  "Nothing was changed and nothing was spent, and the app goes on as it is. Create a new project to have it built anew.";

/** Parses the prompt with its answers, which are stored by question text: the reader asks again until all of them are used. */
function readBuildRequest({ service, correction, ...buildRequest }: ReadableRequest): Reading {
  const prompt = promptOf(buildRequest);
  // What is worked out, and rows that stand out, are shown by the kit of the web alone.
  const isOnWeb = (buildRequest.platform ?? "web") === "web";
  const { rest: text, alerts } = isOnWeb ? splitAlerts(prompt) : { rest: prompt, alerts: [] };
  const read = (asked: Omit<Prompt, "text">): Reading => {
    if (correction !== undefined) return readCorrected(correction, asked);
    return isOnWeb ? withResults(text, (one) => readPrompt({ ...asked, text: one })) : readPrompt({ ...asked, text });
  };
  const matched: { question: string; answer: string }[] = [];
  const given = [...buildRequest.answers];
  for (;;) {
    const reading = read({ answers: matched, service });
    if (reading.outcome !== "questions") return withAlerts(isOnWeb ? withDueDay(reading, text) : reading, alerts);
    const [question] = reading.questions;
    const at = given.findIndex((one) => one.question === question?.text);
    const [answered] = at < 0 ? [] : given.splice(at, 1);
    if (question === undefined || answered === undefined) return reading;
    matched.push({ question: question.id, answer: answered.answer });
  }
}
