import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { courses, lessons, units } from './tables';

/**
 * The unpublished changes of a published course are a second set of rows: its staged copy. The id of each row is the
 * published row's id with this prefix, so that each can be found from the other. A unit or lesson that is new in the
 * copy has the prefix too and loses it when it is published: outside the server it has one id.
 */
export const STAGED_PREFIX = 'staged-';

export const isStagedId = (id: string): boolean => id.startsWith(STAGED_PREFIX);

/** The id of the row in the staged copy. */
export const stagedId = (id: string): string => (isStagedId(id) ? id : `${STAGED_PREFIX}${id}`);

/** The id outside the server: of the published row, or of the row once it is published. */
export const publicId = (id: string): string => (isStagedId(id) ? id.slice(STAGED_PREFIX.length) : id);

const TABLES = { course: courses, unit: units, lesson: lessons } as const;

/**
 * Returns the id of the row that an address shows. Once the staged copy is published or discarded, the address of its
 * preview shows the published row (spec R.95).
 */
export async function shownId(
  db: Executor,
  { item, id }: { item: keyof typeof TABLES; id: string },
): Promise<string> {
  if (!isStagedId(id)) return id;
  const table = TABLES[item];
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  return rows.length > 0 ? id : publicId(id);
}
