// A message that says that the app is about the wrong thing starts the app over, whichever generator builds it: the prompt
// is read again with the correction, as if there were no version yet. What the app became is corrected in the same project.
import { correctionQuestion } from "@atelier/blueprint";
import type { BuildRequest, Generator, Plan, Understanding } from "../../domain/models/generation/generator.ts";
import { correctedRequest, correctionIn } from "./corrected-request.ts";

/** The generator, which starts over where a message corrects what the app is about. */
export function withCorrections(generator: Generator): Generator {
  const { leaveOut } = generator;
  return {
    ...generator,
    understand: async (buildRequest, context) => {
      const said = correctionIn(buildRequest);
      if (said === null) return generator.understand(buildRequest, context);
      const corrected = correctedRequest(buildRequest, said);
      if (corrected === null) return { outcome: "questions", questions: [correctionQuestion(said.wrong)] };
      return startingOver(await generator.understand(corrected, context), corrected);
    },
    write: async ({ buildRequest, plan }, context) => {
      const writing = await generator.write({ buildRequest: requestOf(buildRequest, plan), plan }, context);
      if (!plan.startsOver || writing.outcome !== "files" || writing.plan === undefined) return writing;
      return { ...writing, plan: { ...writing.plan, startsOver: true } };
    },
    ...(leaveOut && {
      leaveOut: (fault, context) => leaveOut({ ...fault, buildRequest: requestOf(fault.buildRequest, fault.plan) }, context),
    }),
  };
}

function startingOver(understanding: Understanding, { correction }: BuildRequest): Understanding {
  if (understanding.outcome !== "plan") return understanding;
  const { plan } = understanding;
  const reply = `I started over with “${correction?.stated ?? ""}”.\n\n${plan.reply}`;
  return { outcome: "plan", plan: { ...plan, reply, startsOver: true } };
}

/** The request as its plan was made for it. */
function requestOf(buildRequest: BuildRequest, { startsOver }: Plan): BuildRequest {
  const said = startsOver ? correctionIn(buildRequest) : null;
  return (said && correctedRequest(buildRequest, said)) ?? buildRequest;
}
