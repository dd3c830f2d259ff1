import type { ReadOperation } from "../../../support/build-and-wait.ts";
import type { ModelServer } from "../../../support/model-server/open-model-server.ts";
import type { RunningService } from "../../../support/start-service.ts";

/** A service that sketches with the model `scribe`: 3 dollars per million input tokens, 15 for output, times two. */
export interface Sketching {
  model: ModelServer;
  service: RunningService;
  /** Creates a project; with the scripted model by default. */
  create(prompt: string, model?: string): Promise<ReadOperation>;
  /** Creates a project and waits for its build to settle. */
  build(prompt: string, model?: string): Promise<ReadOperation>;
  say(projectId: string, message: string, model?: string): Promise<ReadOperation>;
  /** Sends a request that starts or continues a build. */
  post(route: string, body: object): Promise<ReadOperation>;
  /** Answers the questions of a waiting build, and waits for it to settle again. */
  answer(projectId: string, answer: string): Promise<ReadOperation>;
  files(projectId: string): Promise<Map<string, string>>;
  balance(): Promise<number>;
  /** Kills the service and starts it again on the same data. */
  crash(): Promise<void>;
}
