import { dataSize } from '../platform/data-size';
import type { CourseState } from '@digiken/contract';
import type { ImportFindingKind } from '@digiken/contract/constants';
import type { SuggestedCourse } from './identity';

/** Something that could not be imported unchanged. */
export interface ImportIssue {
  kind: ImportFindingKind;
  /** Path inside the course folder or archive. */
  file: string;
  /** From 1; null if it concerns no single line. */
  line: number | null;
  message: string;
}

export interface ImportReport {
  courseId: string;
  /** What the file says about its identity. */
  sourceKey: string;
  title: string;
  /** False: a course that was there was updated. */
  created: boolean;
  /** Title of that course before. */
  titleBefore: string | null;
  /** Nothing was written. */
  dryRun: boolean;
  state: CourseState;
  counts: {
    units: number;
    lessons: number;
    /** Lesson texts over all languages. */
    texts: number;
    quizzes: number;
    questions: number;
    pictures: number;
    pictureBytes: number;
    /** Pictures and covers that were converted now; the others were by earlier imports. */
    convertedPictures: number;
    /** Documents to download. */
    downloads: number;
    downloadBytes: number;
    removedLessons: number;
  };
  languages: string[];
  issues: ImportIssue[];
  milliseconds: number;
}

export interface ImportProgress {
  step: 'reading' | 'pictures' | 'writing';
  done: number;
  total: number;
}

/**
 * The input is not a course, or is malicious. Nothing was written. The message is one sentence for the user; that of
 * {@link nothingLeft} has one on each line.
 */
export class ImportRefused extends Error {
  override name = 'ImportRefused';
}

/** The file may be one of these courses, and nobody said whether it updates one. Nothing was written. */
export class ImportUndecided extends Error {
  override name = 'ImportUndecided';

  constructor(
    /** Of the course in the file. */
    readonly title: string,
    readonly suggested: readonly SuggestedCourse[],
  ) {
    super(`The file may be a course that is there: ${suggested.map(({ id }) => id).join(', ')}.`);
  }
}

const HEADINGS: Record<ImportFindingKind, string> = {
  structure: 'Structure',
  'missing-picture': 'Pictures that are not in the folder',
  'translated-picture': 'Translated pictures that are not in the folder (the original is shown)',
  picture: 'Pictures that were changed or refused',
  'remote-picture': 'Pictures on other sites (never loaded)',
  'missing-alt': 'Pictures without a text alternative',
  'dead-link': 'Links to nowhere (kept as plain text)',
  'quiz-link': 'Links to outside quizzes (left out)',
  'quiz-row': 'Quizzes and questions',
  leftover: 'Leftovers of a README (removed)',
  unsafe: 'Unsafe markup (removed)',
  translation: 'Translations',
  'left-out': 'Left out',
  kept: 'No longer in the folder',
};

const STEPS: Record<ImportProgress['step'], string> = {
  reading: 'Reading texts',
  pictures: 'Preparing pictures',
  writing: 'Writing lessons',
};

export function formatProgress(progress: ImportProgress): string {
  return `${STEPS[progress.step]}: ${progress.done} of ${progress.total}`;
}

const doneWith = ({ created, dryRun }: ImportReport) =>
  dryRun ? (created ? 'Would import' : 'Would update') : created ? 'Imported' : 'Updated';

/** Names the course that was replaced, with its id. */
const nameOf = ({ title, titleBefore, created, courseId }: ImportReport) => {
  if (created) return `“${title}”`;
  const before = titleBefore === null || titleBefore === title ? '' : `, which was “${titleBefore}”,`;
  return `“${title}”${before} with the id ${courseId}`;
};

/** The report as plain text for a terminal, grouped by kind of issue. */
export function formatReport(report: ImportReport): string {
  const { counts } = report;
  const lines = [
    `${doneWith(report)} ${nameOf(report)}${report.dryRun ? '' : ` (${report.state})`} in ${(report.milliseconds / 1000).toFixed(1)} s`,
    `  ${counts.units} units, ${counts.lessons} lessons, ${counts.texts} texts (${report.languages.join(', ')}), ` +
      `${counts.quizzes} quizzes with ${counts.questions} questions, ` +
      `${counts.pictures} pictures (${dataSize(counts.pictureBytes)}; ${counts.convertedPictures} converted now), ` +
      `${counts.downloads} downloads (${dataSize(counts.downloadBytes)})`,
  ];
  if (counts.removedLessons > 0)
    lines.push(`  ${counts.removedLessons} lessons that no one had studied were removed`);
  if (report.issues.length === 0) return [...lines, 'Everything was taken as it stood.'].join('\n');
  lines.push('', `${report.issues.length} things could not be taken as they stood:`);
  for (const kind of Object.keys(HEADINGS) as ImportFindingKind[]) {
    const issues = report.issues.filter((issue) => issue.kind === kind);
    if (issues.length === 0) continue;
    lines.push('', `${HEADINGS[kind]} (${issues.length})`);
    for (const issue of issues) {
      lines.push(`  ${issue.file}${issue.line === null ? '' : `:${issue.line}`}  ${issue.message}`);
    }
  }
  return lines.join('\n');
}

/** Reasons that a refusal names. */
const REASONS = 10;

/**
 * The refusal of a file in which nothing is left to import, with what was left out and why (spec 15.24).
 * @param sentence what the file lacks
 */
export function nothingLeft(sentence: string, { list }: Issues): ImportRefused {
  const reasons = list
    .slice(0, REASONS)
    .map(({ file, line, message }) => `${file}${line === null ? '' : `:${line}`}: ${message}`);
  const more = list.length - reasons.length;
  return new ImportRefused([sentence, ...reasons, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n'));
}

/** Collects issues without duplicates. */
export class Issues {
  readonly list: ImportIssue[] = [];
  private readonly seen = new Set<string>();

  add(kind: ImportFindingKind, file: string, line: number | null | undefined, message: string): void {
    const key = `${kind}\n${file}\n${line ?? ''}\n${message}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.list.push({ kind, file, line: line ?? null, message });
  }
}
