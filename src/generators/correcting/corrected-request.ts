import { asksUndo, Blueprint, correctedText, type Correction, correctionQuestion, readCorrection, statementIn } from "@atelier/blueprint";
import type { BuildRequest } from "../../domain/models/generation/generator.ts";
import { AgentDesign } from "../agent/agent-design.ts";

/** A message that corrects an app, and the app as its blueprint. */
export interface SaidCorrection extends Correction {
  wrong: Blueprint;
}

// A correction says at its beginning that it is one, and the time to recognise it must not grow with the message.
const LOOKED_AT_CHARACTERS = 400;

/** The correction that the message of a request is; null where it is none, or the app has no blueprint. */
export function correctionIn({ message, current, task }: BuildRequest): SaidCorrection | null {
  if (message === null || current === null || task || asksUndo(message)) return null;
  const own = AgentDesign.safeParse(current.design);
  const wrong = own.success ? own.data.blueprint : Blueprint.safeParse(current.design).data;
  const read = wrong === undefined ? null : readCorrection(wrong, message.slice(0, LOOKED_AT_CHARACTERS));
  if (wrong === undefined || read === null) return null;
  const rest = message.slice(LOOKED_AT_CHARACTERS);
  return { ...read, stated: read.stated === null ? null : `${read.stated}${rest}`, wrong };
}

/** The request for the corrected app; null where nothing says yet what it is about. */
export function correctedRequest(buildRequest: BuildRequest, said: SaidCorrection): BuildRequest | null {
  const { text } = correctionQuestion(said.wrong);
  const { prompt } = buildRequest;
  const at = buildRequest.answers.findIndex(({ question }) => question === text);
  const answer = buildRequest.answers[at]?.answer;
  const { stated, wrong } = said;
  if (stated === null && answer === undefined) return null;
  const correction = { ...said, ...(stated === null ? statementIn(answer ?? "", wrong) : { stated }), prompt };
  const answers = stated === null ? buildRequest.answers.toSpliced(at, 1) : buildRequest.answers;
  return { ...buildRequest, prompt: correctedText(correction), message: null, answers, current: null, former: null, correction };
}
