import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { ClassRow } from '../schedule/find';
import { liveCaptions } from '../tables';

/** How long a line is shown: until the next one, but not for longer; milliseconds. */
const SHOWN_MS = 6_000;

const time = (ms: number): string => new Date(ms).toISOString().slice(11, 23);

/** In a cue these would be markup, and an arrow would end it. */
const cueText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

interface Line {
  text: string;
  at: Date;
}

/**
 * Typed lines as WebVTT (spec 13.75).
 * @param from the moment that is 0 in the file; lines before it are left out
 * @param until lines from then on are left out
 */
export function vttOf(lines: readonly Line[], from: Date, until?: Date): string {
  const shown = lines.filter(({ at }) => at >= from && (until === undefined || at <= until));
  const cues = shown.map(({ text, at }, index) => {
    const start = at.getTime() - from.getTime();
    const next = shown[index + 1];
    const end = Math.min(
      start + SHOWN_MS,
      next ? next.at.getTime() - from.getTime() : Number.POSITIVE_INFINITY,
    );
    return `${time(start)} --> ${time(Math.max(end, start + 1))}\n${cueText(text)}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

export async function captionLines(db: Executor, classId: string): Promise<Line[]> {
  return db
    .select({ text: liveCaptions.text, at: liveCaptions.createdAt })
    .from(liveCaptions)
    .where(eq(liveCaptions.classId, classId))
    .orderBy(asc(liveCaptions.seq));
}

/** The captions of a whole class, from when its room was opened. */
export const captionsOf = async (db: Executor, row: ClassRow): Promise<string> =>
  vttOf(await captionLines(db, row.id), row.openedAt ?? row.startsAt);
