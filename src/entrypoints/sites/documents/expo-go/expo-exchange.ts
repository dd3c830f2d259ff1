/** The parts of a request of Expo Go that decide the response; `expo` has what its own headers say. */
export interface ExpoRequest {
  accept: string | undefined;
  expo?: { platform: string | undefined; protocolVersion: string | undefined } | undefined;
}

/** A response with its whole body. */
export interface ExpoAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}
