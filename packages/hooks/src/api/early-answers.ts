/** Longest time between the request and its use, in milliseconds: what is older is asked for again. */
const MAX_AGE = 30_000;

/** A successful answer with its body, which has been read: using it takes no turn of the event loop. */
export interface EarlyAnswer {
  response: Response;
  text: string;
}

/** What public/pre-hydration.js of the app has asked for, with the headers that it sent. */
interface EarlyAnswers {
  /** JSON of the headers, in the order of `headersOf`: they tell the user, the device and the language. */
  headers: string;
  /** As `performance.now()`. */
  at: number;
  /** By address. Undefined: refused, or no answer came. */
  answers: Record<string, Promise<EarlyAnswer | undefined>>;
}

declare global {
  interface Window {
    digikenEarly?: EarlyAnswers;
  }
}

/**
 * The answer to a GET that was sent before the app's code was there (spec 14.300). Each is taken once.
 * @returns undefined if nothing was sent with these headers, it is too old or it did not succeed: send it then
 */
export function takeEarlyAnswer(
  address: string,
  headers: Record<string, string>,
): Promise<EarlyAnswer | undefined> | undefined {
  const early = window.digikenEarly;
  const answer = early?.answers[address];
  if (!answer) return undefined;
  delete early.answers[address];
  const usable = early.headers === JSON.stringify(headers) && performance.now() - early.at < MAX_AGE;
  return usable ? answer : undefined;
}

/** Everything that was asked for early and is not in use yet. */
export const earlyAnswers = (): Promise<unknown>[] => Object.values(window.digikenEarly?.answers ?? {});
