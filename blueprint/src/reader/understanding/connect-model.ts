const connect = "A language model understands more than I do. The owner of this service can connect one in Settings → Models.";
const choose = "A language model understands more than I do: start a new project and choose one of the models.";

/** The sentence that says what a language model would do, and how to get one. */
export function connectModel(isModelConnected: boolean): string {
  return isModelConnected ? choose : connect;
}
