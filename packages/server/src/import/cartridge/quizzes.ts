import { isPicturePath } from '../../content';
import type { QtiQuiz, QtiSettings, QuizSettings, ReadPackage } from '../../quizzes';
import type { CourseFolder } from '../folder';
import { readQuestionFiles } from '../question-files';
import type { ImportedUnitQuiz } from '../quizzes';
import type { Reading } from '../reading';
import type { Issues } from '../report';
import type { Manifest } from './manifest';
import { type PlannedQuiz, type PlannedUnit, shorten } from './outline';
import { fileAt, type Places } from './references';
import { isQuiz } from './sources';

const MORE = /^(?:.*\/)?(?:non_cc_assessments\/[^/]+|assessment_meta\.xml)$/;

interface Order {
  folder: CourseFolder;
  manifest: Manifest;
  units: readonly PlannedUnit[];
  places: Places;
  /** BCP 47 tag. */
  language: string;
  reading: Pick<Reading, 'issues' | 'work'>;
}

/** Reads the quizzes of a cartridge. @returns those of each unit by its path */
export async function readCartridgeQuizzes(order: Order): Promise<ReadonlyMap<string, ImportedUnitQuiz[]>> {
  const { folder, manifest, units, places, language, reading } = order;
  const { issues, work } = reading;
  const resources = [...manifest.resources.values()].filter((each) => isQuiz(each) && !each.forTeachers);
  const paths = new Set([
    ...resources.flatMap(({ files }) => files),
    ...folder.paths().filter((path) => MORE.test(path)),
  ]);
  const read = await readQuestionFiles({
    folder,
    paths: [...paths].filter((path) => /\.(xml|qti)$/i.test(path)),
    language,
    work,
    pictureOf: (file, address) => {
      const path = fileAt(address, file, folder, places);
      return path !== null && isPicturePath(path) ? path : null;
    },
  });
  for (const { file, line, message } of read.problems) issues.add('quiz-row', file, line, message);
  const used = new Set<QtiQuiz>();
  const found = new Map(
    units.map(({ path, quizzes }) => [
      path,
      quizzes.flatMap((planned) => {
        const quiz = quizOf(planned, read);
        if (quiz === undefined) {
          if (!read.problems.some(({ file }) => file === planned.source.file))
            issues.add(
              'left-out',
              planned.source.file,
              null,
              `“${planned.title ?? planned.item}” is not a quiz that can be read.`,
            );
          return [];
        }
        const hidden = whyLeftOut(planned, quiz, used);
        used.add(quiz);
        if (hidden !== null) {
          issues.add(
            'left-out',
            quiz.file,
            null,
            `“${planned.title ?? quiz.title ?? planned.item}” ${hidden}.`,
          );
          return [];
        }
        return imported(planned, quiz, language, issues) ?? [];
      }),
    ]),
  );
  reportUnused(read.quizzes, used, issues);
  return found;
}

function whyLeftOut({ path }: PlannedQuiz, quiz: QtiQuiz, used: ReadonlySet<QtiQuiz>): string | null {
  if (used.has(quiz)) return 'is listed again: it was taken once';
  // In a module, the item says whether learners see it.
  return !quiz.published && path.startsWith('rest/') ? 'is not published' : null;
}

/** The quiz of a resource: its own file, or the richer copy of it. */
function quizOf({ source }: PlannedQuiz, { quizzes, copies }: ReadPackage): QtiQuiz | undefined {
  const file = copies.get(source.file) ?? source.file;
  return quizzes.find((quiz) => quiz.file === file);
}

function imported(
  { path, title, source }: PlannedQuiz,
  quiz: QtiQuiz,
  language: string,
  issues: Issues,
): ImportedUnitQuiz | null {
  const name = title ?? shorten(quiz.title) ?? 'Quiz';
  for (const { line, item, message } of quiz.problems)
    issues.add(
      'quiz-row',
      quiz.file,
      line,
      item === null ? `“${name}”: ${message}` : `“${item}”: ${message}`,
    );
  if (quiz.questions.length > 0)
    return { path, title: name, language, settings: settingsOf(quiz.settings), questions: quiz.questions };
  issues.add('quiz-row', source.file, null, `“${name}” has no usable question and was left out.`);
  return null;
}

/** A practice quiz does not count. */
export const settingsOf = ({ practice, ...settings }: QtiSettings): Partial<QuizSettings> => ({
  ...settings,
  ...(practice === true && { practice, required: false, passShare: null }),
});

/** Banks that no quiz draws from, and quizzes that are in no list. */
function reportUnused(all: readonly QtiQuiz[], used: ReadonlySet<QtiQuiz>, issues: Issues): void {
  const drawn = new Set(all.flatMap(({ draws }) => draws));
  for (const quiz of all) {
    if (used.has(quiz) || drawn.has(quiz.identifier)) continue;
    const name = quiz.title ?? quiz.identifier;
    const count = quiz.questions.length === 1 ? '1 question' : `${quiz.questions.length} questions`;
    const what = quiz.kind === 'bank' ? 'The question bank' : 'The quiz';
    issues.add('left-out', quiz.file, null, `${what} “${name}” (${count}) belongs to no quiz or module.`);
  }
}
