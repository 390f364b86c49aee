import { dataSize } from '../platform/data-size';
import { copyFile, rm, stat } from 'node:fs/promises';
import { COURSE_EXPORT_FORMATS } from '@digiken/contract/constants';
import { exportCourse } from '../export';
import type { Services } from '../platform/services';
import { CommandError } from './command-error';

interface Order {
  course: string;
  format: string;
  out: string;
  language?: string;
}

/** Writes a published course as an archive and prints what the format cannot hold. Never overwrites a file. */
export async function runExport(
  services: Services,
  { course, format, out, language = 'en' }: Order,
  print: (line: string) => void,
): Promise<void> {
  const known = COURSE_EXPORT_FORMATS.find((name) => name === format);
  if (known === undefined)
    throw new CommandError(`There is no format “${format}”: use ${COURSE_EXPORT_FORMATS.join(' or ')}.`);
  if (language !== 'en' && language !== 'sw')
    throw new CommandError('The report is written in English (en) or Kiswahili (sw).');
  if (await stat(out).catch(() => undefined)) throw new CommandError(`${out} exists already.`);
  const made = await exportCourse(services, { rowId: course, format: known, language });
  if (made === undefined) throw new CommandError(`There is no course with the id ${course}.`);
  try {
    await copyFile(made.archive.draft, out);
  } finally {
    await rm(made.archive.draft, { force: true });
  }
  print(`Exported “${made.title}” to ${out} (${dataSize(made.archive.bytes)}).`);
  for (const { where, text } of made.findings) print(`  ${where}: ${text}`);
}
