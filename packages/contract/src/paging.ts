import { z } from 'zod';
import { LIMITS } from './constants';

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

/** What a person typed as one required text: trimmed, from 1 character to `max`. */
export const typed = (label: string, max: number) =>
  z
    .string({ error: `Enter ${label}` })
    .trim()
    .min(1, `Enter ${label}`)
    .max(max, `Use ${max} characters or fewer`);

/** The same where nothing is allowed too. */
export const optionalText = (max: number) => z.string().trim().max(max, `Use ${max} characters or fewer`);

export const Reason = typed('a reason', LIMITS.reasonMax);
export const Said = z.object({ message: z.string() });
