import { text, timestamp } from 'drizzle-orm/pg-core';
import { newId } from '../ids';

/** Columns that every module's tables share. */
export const id = () => text('id').primaryKey().$defaultFn(newId);

/** A timestamp in UTC with milliseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();
