import { LEVELS } from '@digiken/contract/constants';
import { z } from 'zod';
import { courses } from './tables';

/**
 * Fields of a course that its author writes, besides title, summary, description, category, price and picture. The
 * editor, the list of unpublished changes, copies, exports and imports read this list; the contract limits their length.
 */
export const detailColumns = { outcomes: courses.outcomes, audience: courses.audience, level: courses.level };

type DetailName = keyof typeof detailColumns;
export type Details = Pick<typeof courses.$inferSelect, DetailName>;

const text = (max: number) => z.string().max(max);

/** The same fields in the file of an exported course, which people may have edited. */
export const detailFacts = {
  outcomes: z.array(text(500)).max(50).optional(),
  audience: text(2_000).optional(),
  level: z.enum(LEVELS).optional(),
} satisfies Record<DetailName, z.ZodType<Details[DetailName] | undefined>>;

export const pickDetails = <T extends Details>(row: T): Details => {
  const names = Object.keys(detailColumns) as DetailName[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Details;
};

/** Each field as one text, by its name. */
export const detailTexts = (row: Details): Record<DetailName, string> =>
  Object.fromEntries(
    Object.entries(pickDetails(row)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.join('\n'),
    ]),
  ) as Record<DetailName, string>;
