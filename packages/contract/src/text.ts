import { z } from 'zod';

/**
 * Control characters, halves of surrogate pairs, which the database refuses, and the line separators of Unicode: a name
 * with a line break could forge a mail header.
 */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
/** The same without line breaks and tabs. */
const CONTROL_IN_LINES = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** A text in one line (spec R.68). */
export const oneLine = (text: z.ZodString) =>
  text.refine((value) => !CONTROL.test(value), 'Use one line, without control characters');

/** A text that may have several lines (spec R.68). */
export const lines = (text: z.ZodString) =>
  text.refine((value) => !CONTROL_IN_LINES.test(value), 'Remove the control characters');

/**
 * What the database refuses in JSON: U+0000, and halves of surrogate pairs, as a text that is cut inside an emoji has.
 */
const UNSTORABLE = /[\p{Cs}\0]/u;
const UNSTORABLE_ALL = new RegExp(UNSTORABLE, 'gu');

/** A text with U+FFFD in place of each character that the database refuses; its length stays the same. */
export const storableText = (text: string): string => text.replace(UNSTORABLE_ALL, '\uFFFD');

/** A value of JSON with {@link storableText} of every text and name in it. */
export function storable<T>(value: T): T;
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => storable(part));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [storableText(name), storable(part)]),
  );
}

/** The path of the first text or name that the database refuses; undefined if there is none. */
function unstorableIn(value: unknown): (string | number)[] | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    if (UNSTORABLE.test(name)) return [];
    const path = unstorableIn(part);
    if (path !== undefined) return [Array.isArray(value) ? Number(name) : name, ...path];
  }
  return undefined;
}

/** A value that is stored as JSON, with an error at the text that the database refuses (spec 12.104). */
export const stored = <T extends z.ZodType>(schema: T): T =>
  schema.superRefine((value, context) => {
    const path = unstorableIn(value);
    if (path !== undefined)
      context.addIssue({ code: 'custom', path, message: 'Remove the unreadable characters' });
  });
