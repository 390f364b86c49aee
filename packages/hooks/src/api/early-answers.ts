/** Longest time between the request and its use, in milliseconds: what is older is asked for again. */
const MAX_AGE = 30_000;

/** An answer with its body, which has been read: using it takes no turn of the event loop. */
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
  /** By address. Null: no answer came. Undefined: it was not sent. */
  answers: Record<string, Promise<EarlyAnswer | null | undefined>>;
}

declare global {
  interface Window {
    digikenEarly?: EarlyAnswers;
  }
}

/**
 * The answer to a GET that was sent before the app's code was there (spec 14.300). Each is taken once, and counts as
 * the first attempt, also if it failed (spec 16.3).
 * @returns undefined if nothing was sent with these headers or it is too old: send it then
 */
export function takeEarlyAnswer(
  address: string,
  headers: Record<string, string>,
): Promise<EarlyAnswer | null | undefined> | undefined {
  const early = window.digikenEarly;
  const answer = early?.answers[address];
  if (!answer) return undefined;
  delete early.answers[address];
  const usable = early.headers === JSON.stringify(headers) && performance.now() - early.at < MAX_AGE;
  return usable ? answer : undefined;
}

/** Everything that was asked for early and is not in use yet. */
export const earlyAnswers = (): Promise<unknown>[] => Object.values(window.digikenEarly?.answers ?? {});
