import type { Column } from 'drizzle-orm';
import type { KeyOrder } from './paging';

/** For `keyPage`: newest first, by an index on `(created_at, id)`. */
export const byCreation = (table: {
  createdAt: Column;
  id: Column;
}): KeyOrder<{ createdAt: Date; id: string }> => ({
  key: table.createdAt,
  id: table.id,
  keyOf: ({ createdAt, id }) => ({ key: createdAt, id }),
});
