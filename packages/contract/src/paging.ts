import { z } from 'zod';
import { LIMITS } from './constants';
import { lines, oneLine } from './text';
import { plainCode, plainName, plainText } from './values/typed-text';

/** Where a list goes on: opaque, from an earlier answer's `next` or `previous`; absent: the first page. */
export const Cursor = z.string().min(1).max(LIMITS.cursorMax);

export const PageQuery = z.object({ cursor: Cursor.optional() });

/** What is typed into a search box. */
export const SearchText = z.string().overwrite(plainName).max(LIMITS.searchMax);

/** A list with a search box. */
export const SearchedPageQuery = PageQuery.extend({
  search: SearchText.optional(),
});

/** One page of a list that is paged by key; a cursor is null where the list ends (architecture.md, Scale). */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), next: z.string().nullable(), previous: z.string().nullable() });

type Plain = (typed: string) => string;
const required = (label: string, max: number, plain: Plain = plainText) =>
  z
    .string({ error: `Enter ${label}` })
    .overwrite(plain)
    .min(1, `Enter ${label}`)
    .max(max, `Use ${max} characters or fewer`);
const optional = (max: number, plain: Plain = plainText) =>
  z.string().overwrite(plain).max(max, `Use ${max} characters or fewer`);

/** A required text in one line: without spaces at its ends, from 1 character to `max`. */
export const typed = (label: string, max: number) => oneLine(required(label, max));

/** The name of a person or of something that is looked up by it. */
export const typedName = (label: string, max: number) => oneLine(required(label, max, plainName));

/** A code that somebody gives out: a coupon, a receipt, a one-time code. Spaces do not count. */
export const typedCode = (label: string, max: number) => oneLine(required(label, max, plainCode));

/** A required text that may have several lines. */
export const typedLines = (label: string, max: number) => lines(required(label, max));

/** A text in one line that may be empty. */
export const optionalLine = (max: number) => oneLine(optional(max));

/** A name that may be empty. */
export const optionalName = (max: number) => oneLine(optional(max, plainName));

/** A text that may be empty or have several lines. */
export const optionalText = (max: number) => lines(optional(max));

export const Reason = typedLines('a reason', LIMITS.reasonMax);
export const Said = z.object({ message: z.string() });
