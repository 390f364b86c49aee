import { text, timestamp } from 'drizzle-orm/pg-core';
import { newId } from '../ids';
import { WRITTEN_LANGUAGES } from '../language/texts';

/** Columns that every module's tables share. */
export const id = () => text('id').primaryKey().$defaultFn(newId);

/** A timestamp in UTC with milliseconds. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => moment('created_at').notNull().defaultNow();

/** The language of the column with this name, in which people write for others (spec 16.24): see `written`. */
export const languageOf = (column: string) => text(`${column}_language`, { enum: WRITTEN_LANGUAGES });
