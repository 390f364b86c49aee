import type { StagedChange } from '@digiken/contract';
import { LEVELS } from '@digiken/contract/constants';
import { z } from 'zod';
import { courses, lessons, units } from './tables';

/** A column that authors write. */
export interface Field {
  /** Its name among the parts of a change. */
  part: StagedChange['parts'][number];
  /** Only the owner of the course changes it (spec 12.127). */
  owner?: true;
}

type Value = string | number | boolean | readonly string[] | null;
type Columns<Table extends { $inferSelect: object }> = Partial<Record<keyof Table['$inferSelect'], Field>>;

/**
 * The fields of a course. The editor, the comparison of unpublished changes, copies, exports and imports read these
 * lists; the contract limits their length. A new field is added at the end, because the order is part of the
 * fingerprint by which the undo of an import finds later edits.
 */
export const courseFields = {
  title: { part: 'title' },
  summary: { part: 'summary' },
  /** Its HTML is derived. */
  descriptionMarkdown: { part: 'description' },
  categoryId: { part: 'category' },
  priceWhole: { part: 'price', owner: true },
  image: { part: 'picture' },
  outcomes: { part: 'outcomes' },
  audience: { part: 'audience' },
  level: { part: 'level' },
} satisfies Columns<typeof courses>;

export const unitFields = {
  title: { part: 'title' },
  summary: { part: 'summary' },
  price: { part: 'price', owner: true },
  requiresQuizzes: { part: 'completion' },
} satisfies Columns<typeof units>;

/** The title of a lesson is in its texts, one for each language. */
export const lessonFields = { preview: { part: 'preview' } } satisfies Columns<typeof lessons>;

const text = (max: number) => z.string().max(max);

/** What the file of an exported course has of them. People may have edited it. */
export const courseFacts = {
  summary: text(2_000).optional(),
  outcomes: z.array(text(500)).max(50).optional(),
  audience: text(2_000).optional(),
  level: z.enum(LEVELS).optional(),
} satisfies Partial<Record<keyof typeof courseFields, z.ZodType>>;

export const unitFacts = {
  summary: text(2_000).optional(),
  requiresQuizzes: z.boolean().optional(),
} satisfies Partial<Record<keyof typeof unitFields, z.ZodType>>;

/** The fields of a row, or the columns of its table. What is undefined is left out. */
export const pickFields = <Row extends object, Name extends keyof Row>(
  row: Row,
  fields: Readonly<Record<Name, unknown>>,
): Pick<Row, Name> =>
  Object.fromEntries(
    (Object.keys(fields) as Name[]).flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])),
  ) as Pick<Row, Name>;

/** The values of a row by the part that each is, lists as lines. */
export const partsIn = <Name extends string>(
  row: Readonly<Record<NoInfer<Name>, Value>>,
  fields: Readonly<Record<Name, Field>>,
): Record<string, string | number | boolean | null> =>
  Object.fromEntries(
    (Object.entries(fields) as [Name, Field][]).map(([name, { part }]) => {
      const value: Value = row[name];
      return [part, typeof value === 'object' ? (value?.join('\n') ?? null) : value];
    }),
  );
