import { z } from 'zod';
import { LIMITS } from './constants';
import { lines, oneLine } from './text';

/** Where a list goes on: opaque, from an earlier answer's `next` or `previous`; absent: the first page. */
export const Cursor = z.string().min(1).max(LIMITS.cursorMax);

export const PageQuery = z.object({ cursor: Cursor.optional() });

/** A list with a search box. */
export const SearchedPageQuery = PageQuery.extend({
  search: z.string().trim().max(LIMITS.searchMax).optional(),
});

/** One page of a list that is paged by key; a cursor is null where the list ends (architecture.md, Scale). */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), next: z.string().nullable(), previous: z.string().nullable() });

const required = (label: string, max: number) =>
  z
    .string({ error: `Enter ${label}` })
    .trim()
    .min(1, `Enter ${label}`)
    .max(max, `Use ${max} characters or fewer`);
const optional = (max: number) => z.string().trim().max(max, `Use ${max} characters or fewer`);

/** A required text in one line: trimmed, from 1 character to `max`. */
export const typed = (label: string, max: number) => oneLine(required(label, max));

/** A required text that may have several lines. */
export const typedLines = (label: string, max: number) => lines(required(label, max));

/** A text in one line that may be empty. */
export const optionalLine = (max: number) => oneLine(optional(max));

/** A text that may be empty or have several lines. */
export const optionalText = (max: number) => lines(optional(max));

export const Reason = typedLines('a reason', LIMITS.reasonMax);
export const Said = z.object({ message: z.string() });
