/**
 * The server's clock, which tests can move. Rules read the time here, and columns get their default from `now()` of the
 * database. The machine's time is for durations, log lines, and the age of stored files.
 */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
