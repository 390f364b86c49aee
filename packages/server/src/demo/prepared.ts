import { join } from 'node:path';
import type { Column } from '../platform/database/row-texts';

/** A line of {@link rowsFile}. The next line has the rows of the table, as the parameter of `insertRowTexts`. */
export interface PreparedTable {
  table: string;
  columns: Column[];
  /** The column whose numbers the database gives, if there is one. */
  numbered: string | null;
}

/** The first line of {@link rowsFile}. */
export interface PreparedHead {
  /** Of the last migration, in milliseconds: the version of the tables. */
  version: number;
}

/** The rows of all tables, each after those that it refers to. @param folder of the prepared demo */
export const rowsFile = (folder: string): string => join(folder, 'rows.jsonl');
/** The stored files, by their keys. @param folder of the prepared demo */
export const filesFolder = (folder: string): string => join(folder, 'files');
