import { isPicturePath } from '../../content';
import { readOlxProblems } from '../../quizzes';
import type { ImportedUnitQuiz } from '../quizzes';
import type { Reading } from '../reading';
import { say } from '../sentences';
import type { Assets } from './assets';
import { type Block, isTrue } from './blocks';
import type { OlxLesson } from './lessons';

interface Context extends Pick<Reading, 'issues' | 'work'> {
  language: string;
  /** Questions that can still be read. */
  budget: { left: number };
  assets: Assets;
}

/** The problems of a sequential as a quiz of its unit; null if none of them can be asked. */
export function quizOf(
  lesson: OlxLesson,
  { settings, file }: Block,
  context: Context,
): ImportedUnitQuiz | null {
  const { path, title, problems: list } = lesson;
  if (list.length === 0) return null;
  const { language, budget, assets, issues, work } = context;
  const { questions, problems } = readOlxProblems(list, {
    language,
    budget,
    step: (run) => work.step(file, null, run),
    pictureOf: (address) => {
      const found = assets.existing(address);
      return found !== null && isPicturePath(found) ? found : null;
    },
  });
  for (const each of problems)
    issues.add(
      'quiz-row',
      each.file,
      each.line,
      each.item === null ? each.message : `“${each.item}”: ${each.message}`,
    );
  if (questions.length === 0) {
    issues.add('quiz-row', file, null, say('“{title}” has no usable question and was left out.', { title }));
    return null;
  }
  const minutes = Number(settings.default_time_limit_minutes);
  const timed = isTrue(settings.is_time_limited) && minutes >= 1;
  return {
    path: `${path}/quiz`,
    title,
    language,
    settings: {
      ...(timed && { timeLimitMinutes: Math.ceil(minutes) }),
      // What is not graded is practice.
      ...(!isTrue(settings.graded) && { practice: true, required: false, passShare: null }),
    },
    questions,
  };
}
