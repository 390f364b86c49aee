import { asc, inArray, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { drawsOf, quizzes, slotsOf, writeQuizText } from '../../quizzes';

/**
 * The quizzes of units and lessons as one text each, by the id of the unit or lesson: title, settings, times, and the
 * questions with their keys, points, explanations and feedback as in a file of questions.
 */
export async function readQuizTexts(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const some = ['', ...ids];
  const rows = await db
    .select()
    .from(quizzes)
    .where(or(inArray(quizzes.unitId, some), inArray(quizzes.lessonId, some)))
    .orderBy(asc(quizzes.kind), asc(quizzes.position), asc(quizzes.language), asc(quizzes.id));
  const quizIds = rows.map(({ id }) => id);
  const slots = await slotsOf(db, quizIds);
  const draws = await drawsOf(db, quizIds);
  const texts = new Map<string, string>();
  for (const { id, unitId, lessonId, kind, language, title, settings, opensAt, closesAt } of rows) {
    const questions = (slots.get(id) ?? []).map(({ question }) => question);
    const settingLines = Object.entries({ kind, language, ...settings, opensAt, closesAt })
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => `${name}: ${value instanceof Date ? value.toISOString() : String(value)}`);
    const drawLines = (draws.get(id) ?? []).map(
      ({ count, bank, tag, points }) =>
        `${count} × ${bank.name}${tag === null ? '' : ` (${tag})`}, ${points}`,
    );
    const text = [
      title,
      settingLines.join('\n'),
      ...(questions.length > 0 ? [writeQuizText('markdown', questions, language).text.trim()] : []),
      ...drawLines,
    ].join('\n\n');
    const place = unitId ?? lessonId ?? '';
    texts.set(place, texts.has(place) ? `${texts.get(place)}\n\n${text}` : text);
  }
  return texts;
}
