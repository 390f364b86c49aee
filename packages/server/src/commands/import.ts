import { comparing, describeChanges, siteStaging } from '../authoring';
import { formatProgress, formatReport, importCourse, ImportRefused } from '../import';
import type { Services } from '../platform/services';
import { CommandError } from './command-error';

/** Imports a course and prints the report. Shows progress in one line of a terminal. */
export async function runImport(
  services: Services,
  { path, owner, publish, dryRun }: { path: string; owner?: string; publish?: boolean; dryRun?: boolean },
  print: (line: string) => void,
): Promise<void> {
  const moving = process.stderr.isTTY;
  const comparison = dryRun ? comparing(services.db) : undefined;
  try {
    const report = await importCourse(services, {
      path,
      ownerEmail: owner,
      publish,
      dryRun,
      look: comparison?.look,
      staging: siteStaging,
      onProgress: (progress) => {
        if (moving) process.stderr.write(`\r\x1b[K${formatProgress(progress)}`);
      },
    });
    if (moving) process.stderr.write('\r\x1b[K');
    print(formatReport(report));
    const compared = await comparison?.result();
    if (compared !== undefined) print(describeChanges(compared.changes));
  } catch (error) {
    if (moving) process.stderr.write('\r\x1b[K');
    throw error instanceof ImportRefused ? new CommandError(error.message) : error;
  }
}
