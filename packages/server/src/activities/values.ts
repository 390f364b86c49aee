/** Checks and conversions of values in the data models of SCORM. A check answers whether a text is such a value. */
export type Check = (value: string) => boolean;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value);

export const atMost =
  (characters: number): Check =>
  (value) =>
    value.length <= characters;

export const oneOf = (...words: string[]): Check => {
  const known = new Set(words);
  return (value) => known.has(value);
};

/** Also as some activities write it: `.5`, `85.`, or all digits of a floating-point number. */
const DECIMAL = /^-?(?:\d{1,10}(?:\.\d{0,20})?|\.\d{1,20})$/;

export const number =
  (from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): Check =>
  (value) =>
    DECIMAL.test(value) && Number(value) >= from && Number(value) <= to;

/** A number, or nothing. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value === '' || check(value);

/** `HHHH:MM:SS.SS` of SCORM 1.2. */
const TIMESPAN = /^(\d{1,8}):(\d{1,2}):(\d{1,2}(?:\.\d{1,2})?)$/;
/** `P3DT4H5M6.7S` of SCORM 2004. */
const AMOUNT = String.raw`(\d{1,8}(?:\.\d{1,9})?)`;
const DURATION = new RegExp(
  `^P(?=[\\dT])(?:${AMOUNT}Y)?(?:${AMOUNT}M)?(?:${AMOUNT}D)?(?:T(?=\\d)(?:${AMOUNT}H)?(?:${AMOUNT}M)?(?:${AMOUNT}S)?)?$`,
);

export const timespan: Check = matches(TIMESPAN);
export const duration: Check = matches(DURATION);
/** `HH:MM:SS.SS` of SCORM 1.2. */
export const timeOfDay: Check = matches(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,2})?$/);
/** A moment of SCORM 2004, from a year on. */
export const moment: Check = matches(
  /^\d{4}(-\d{2}(-\d{2}(T\d{2}(:\d{2}(:\d{2}(\.\d{1,9})?)?)?(Z|[+-]\d{2}(:\d{2})?)?)?)?)?$/,
);

const DAY = 86_400;
/** Seconds; a session of more than a hundred days is an error of its activity. */
const LONGEST = 100 * DAY;

/** Whole seconds of a timespan or duration; 0 if it is neither. */
export function secondsOf(value: string): number {
  const [, hours, minutes, seconds] = TIMESPAN.exec(value) ?? [];
  if (hours !== undefined)
    return capped(Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0));
  const found = DURATION.exec(value);
  if (found === null) return 0;
  const units = [365 * DAY, 30 * DAY, DAY, 3600, 60, 1];
  return capped(units.reduce((sum, unit, index) => sum + unit * Number(found[index + 1] ?? 0), 0));
}

const capped = (seconds: number) => Math.min(Math.round(seconds), LONGEST);

const two = (value: number) => String(value).padStart(2, '0');

/** @returns `HHHH:MM:SS` */
export const asTimespan = (seconds: number): string =>
  `${String(Math.min(9999, Math.floor(seconds / 3600))).padStart(4, '0')}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

/** @returns `PT1H2M3S` */
export const asDuration = (seconds: number): string =>
  `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${seconds % 60}S`;
