import { fullName } from '@digiken/contract/constants';
import { type Column, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from './services';

/** Stands for a person whose account was deleted. */
export const DELETED_ACCOUNT = 'Deleted account';

/** What happens to the rows of a table that refers to people. */
export interface PersonalTable {
  /** File of the export that has these rows, without `.json`; null if it has none of them. */
  exported: string | null;
  /** Why they are not exported. */
  why?: string;
  /** What the deletion of the account does with them, and why anything is kept. */
  deletion: string;
}

export interface ExportedFile {
  /** Name in the archive, with `/`. */
  name: string;
  /** Where it is in the store of files. */
  key: string;
}

/** What one module adds to an export: the contents of its JSON files by name without an ending. */
export interface Exported {
  parts: Record<string, unknown>;
  files?: ExportedFile[];
}

export type ExportDeps = Deps<'clock' | 'config' | 'files' | 'media' | 'workers'>;

/** Whose account is deleted. */
export interface Leaver {
  id: string;
  firstName: string;
  lastName: string;
  /** Lower case. */
  email: string;
  /** Path of the picture. */
  avatar: string | null;
  /** Certificates stay valid and keep the name. */
  keepCertificates: boolean;
}

/** One module's personal data: how it is exported and deleted (docs/adr/0038-export-and-deletion.md). */
export interface PersonalData {
  /** By the table's SQL name. */
  tables: Record<string, PersonalTable>;
  /** Nothing secret, no answer key, and of other people no more than their names. */
  exportOf?: (deps: ExportDeps, userId: string) => Promise<Exported>;
  /**
   * Part of the transaction that deletes the account, before its row in `users` is deleted: what the foreign keys do
   * not delete or empty. @returns names of private files to delete after the commit
   */
  erase?: (deps: Deps<'clock' | 'files'>, leaver: Leaver) => Promise<readonly string[] | void>;
}

/**
 * A pattern of PostgreSQL for the person's name as whole words. One name alone is not that of another person who is
 * called by it first.
 * @param inText how the name is written in the text
 */
export const namePattern = (leaver: Leaver, inText = (text: string) => text): string => {
  const name = fullName(leaver);
  const alone = name.includes(' ') ? '' : '(?! [[:upper:]])';
  return `(?<![[:alnum:]])${escapePattern(inText(name))}(?![[:alnum:]])${alone}`;
};

/** Whether a text names the person, by full name or address. */
export const names = (column: Column | SQL, leaver: Leaver): SQL | undefined =>
  or(
    sql`${column} ~ ${namePattern(leaver)}::text`,
    sql`position(${leaver.email}::text in lower(${column})) > 0`,
  );

/** A text without the person's full name and address. A namesake in the same text loses the name as well. */
export const withoutNames = (column: Column | SQL, leaver: Leaver): SQL<string> => {
  const pattern = escapePattern(leaver.email);
  return sql<string>`regexp_replace(regexp_replace(${column}, ${namePattern(leaver)}::text, ${DELETED_ACCOUNT}::text, 'g'), ${pattern}::text, ${DELETED_ACCOUNT}::text, 'gi')`;
};

/** A text as PostgreSQL writes it inside JSON. */
export const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Times as the API writes them. */
export const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Rows as an export writes them: without these columns. */
export const without = <R extends Record<string, unknown>, K extends keyof R>(
  rows: readonly R[],
  ...left: readonly K[]
): Omit<R, K>[] =>
  rows.map(
    (row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !left.includes(name as K))) as Omit<R, K>,
  );
