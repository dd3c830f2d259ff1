import type { Thing } from "../../../thing.ts";
import { email } from "./email.ts";
import { messageTemplate } from "./message-template.ts";
import { sendingPolicy } from "./sending-policy.ts";
import { shortMessage } from "./short-message.ts";

/** Messages, and the rules and patterns for them. */
export const messagesOffers: readonly Thing[] = [email, messageTemplate, sendingPolicy, shortMessage];
