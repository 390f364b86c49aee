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
