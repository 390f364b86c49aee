export { csvOf, spreadsheetCsv } from '@digiken/contract/constants';

/** The name of a CSV file: the letters and digits of a title. */
export const csvNameOf = (title: string): string => `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.csv`;
