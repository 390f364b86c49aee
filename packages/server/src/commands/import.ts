import { basename } from 'node:path';
import { comparing, describeChanges, siteStaging, undoableCommand, undoAnyImport } from '../authoring';
import {
  formatProgress,
  formatReport,
  importCourse,
  ImportRefused,
  type ImportTarget,
  ImportUndecided,
} from '../import';
import { HttpError } from '../platform/http/errors';
import type { Services } from '../platform/services';
import { passageJobs } from '../tutor';
import { CommandError } from './command-error';

interface Options {
  /** Not with `undo`. */
  path?: string;
  owner?: string;
  /** The id of the course that it updates. */
  update?: string;
  /** Makes a new course. */
  new?: boolean;
  publish?: boolean;
  dryRun?: boolean;
  /** The id of an import, which is undone. */
  undo?: string;
}

/**
 * Imports a course and prints the report, or undoes an import. Shows progress in one line of a terminal.
 * @throws {CommandError} also if the file may be a course that is there, and neither `update` nor `new` says so
 */
export async function runImport(
  services: Services,
  { undo, ...order }: Options,
  print: (line: string) => void,
): Promise<void> {
  const { path, owner, update, new: asNew, publish, dryRun } = order;
  if (undo !== undefined) {
    if (Object.values(order).some((value) => value !== undefined && value !== false))
      throw new CommandError(
        'Say --undo with the id of an import alone: it takes no path and no other option.',
      );
    print(await undone(services, undo));
    return cutForTutor(services);
  }
  if (path === undefined) throw new CommandError('Name the folder or the archive of the course.');
  const moving = process.stderr.isTTY;
  const undoable = undoableCommand(services, basename(path));
  const comparison = dryRun ? comparing(services.db) : undefined;
  try {
    const report = await importCourse(services, {
      path,
      ownerEmail: owner,
      target: targetOf(update, asNew),
      publish,
      dryRun,
      look: comparison?.look,
      staging: siteStaging,
      recorder: undoable.recorder,
      onProgress: (progress) => {
        if (moving) process.stderr.write(`\r\x1b[K${formatProgress(progress)}`);
      },
    });
    if (moving) process.stderr.write('\r\x1b[K');
    print(formatReport(report));
    if (!report.created && !dryRun) print(`Undo it with: digiken import --undo ${undoable.id}`);
    const compared = await comparison?.result();
    if (compared !== undefined) print(describeChanges(compared.changes));
    if (!dryRun) await cutForTutor(services);
  } catch (error) {
    if (moving) process.stderr.write('\r\x1b[K');
    if (error instanceof ImportUndecided) throw new CommandError(describeChoice(error));
    throw error instanceof ImportRefused ? new CommandError(error.message) : error;
  }
}

/** Runs the job that a server would run: with the embedded database none is running. */
async function cutForTutor(services: Services): Promise<void> {
  services.jobs.register(passageJobs(services));
  await services.jobs.drain();
}

async function undone(services: Services, id: string): Promise<string> {
  try {
    return await undoAnyImport(services, id);
  } catch (error) {
    throw error instanceof HttpError ? new CommandError(error.message) : error;
  }
}

function targetOf(update: string | undefined, asNew: boolean | undefined): ImportTarget {
  if (update !== undefined && asNew) throw new CommandError('Say --update or --new, not both.');
  if (update !== undefined) return { update };
  return asNew ? 'new' : 'undecided';
}

/** Which courses the file may be, and how to say it. */
const describeChoice = ({ title, suggested }: ImportUndecided): string =>
  [
    `“${title}” has the same identifier as ${suggested.length === 1 ? 'a course' : 'courses'} of this site:`,
    ...suggested.map(
      (course) =>
        `  “${course.title}” (${course.state}, ${course.owner ?? 'no instructor'}), id ${course.id}`,
    ),
    'Nothing was changed. Different courses can have one identifier, so say what this file is:',
    `  --update ${suggested[0]?.id ?? 'ID'} replaces the content of that course; learners keep their progress`,
    '  --new makes a new course',
  ].join('\n');
